"""The documentation site: pages written by hand and pages made from the program, in both languages, links checked."""
