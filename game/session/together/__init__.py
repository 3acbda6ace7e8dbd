"""What people at one table wait for of each other."""
