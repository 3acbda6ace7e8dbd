BEGIN TRANSACTION;
CREATE TABLE matches (
    name TEXT PRIMARY KEY, game TEXT, began REAL, options TEXT, seed INTEGER, rounds INTEGER, actions INTEGER,
    length INTEGER, over INTEGER, counted INTEGER
);
INSERT INTO "matches" VALUES('20260927-141320-oono.match','oono',1790518400.0,'{}',0,1,7,5017,0,0);
INSERT INTO "matches" VALUES('20260926-141320-callout.match','callout',1790432000.0,'{"rounds": 1, "target": 0, "deal": "by hand"}',24,1,16,19872,1,0);
INSERT INTO "matches" VALUES('20260925-141320-callout.match','callout',1790345600.0,'{"rounds": 1, "target": 0, "talk": false}',24,1,13,12058,1,1);
INSERT INTO "matches" VALUES('20260924-141320-tricks.match','tricks',1790259200.0,'{"target": 10}',2,1,26,20502,1,1);
INSERT INTO "matches" VALUES('20260923-141320-attack.match','attack',1790172800.0,'{"rounds": 1}',8,1,7,3047,1,1);
INSERT INTO "matches" VALUES('20260922-141320-oono.match','oono',1790086400.0,'{"target": 50, "play_drawn": false, "rounds": 0}',9,1,14,11431,1,1);
INSERT INTO "matches" VALUES('20260921-141320-classic.match','classic',1790000000.0,'{}',43,1,11,9123,1,1);
CREATE TABLE seats (
    match TEXT REFERENCES matches(name) ON DELETE CASCADE, seat INTEGER, player TEXT, bot TEXT, level TEXT,
    score INTEGER, won INTEGER, portrait TEXT, place INTEGER, achieved TEXT,
    PRIMARY KEY (match, seat)
);
INSERT INTO "seats" VALUES('20260927-141320-oono.match',0,'Ada','','',0,0,'ruth',0,'');
INSERT INTO "seats" VALUES('20260927-141320-oono.match',1,'Jun','jun','normal',0,0,'jun',0,'');
INSERT INTO "seats" VALUES('20260926-141320-callout.match',0,'Ruth','ruth','easy',19,0,'ruth',2,'');
INSERT INTO "seats" VALUES('20260926-141320-callout.match',1,'Jun','jun','normal',0,1,'jun',1,'');
INSERT INTO "seats" VALUES('20260925-141320-callout.match',0,'Ada','','',7,0,'ruth',2,'');
INSERT INTO "seats" VALUES('20260925-141320-callout.match',1,'Jun','jun','normal',0,1,'jun',1,'one');
INSERT INTO "seats" VALUES('20260924-141320-tricks.match',0,'Ada','','',15,1,'ruth',1,'downtown to-the-point all-fifteen');
INSERT INTO "seats" VALUES('20260924-141320-tricks.match',1,'Jun','jun','normal',0,0,'jun',2,'');
INSERT INTO "seats" VALUES('20260923-141320-attack.match',0,'Ada','','',-5,0,'ruth',2,'');
INSERT INTO "seats" VALUES('20260923-141320-attack.match',1,'Jun','jun','normal',0,1,'jun',1,'');
INSERT INTO "seats" VALUES('20260922-141320-oono.match',0,'Ada','','',119,0,'ruth',2,'');
INSERT INTO "seats" VALUES('20260922-141320-oono.match',1,'Jun','jun','normal',0,1,'jun',1,'');
INSERT INTO "seats" VALUES('20260921-141320-classic.match',0,'Ada','','',1,1,'ruth',1,'by-symbol three-in-a-row wild-finish');
INSERT INTO "seats" VALUES('20260921-141320-classic.match',1,'Jun','jun','normal',0,0,'jun',2,'');
CREATE TABLE unread (name TEXT PRIMARY KEY, reader TEXT);
CREATE INDEX by_player ON seats(player, bot);
CREATE INDEX by_time ON matches(began);
COMMIT;
PRAGMA user_version = 4;
