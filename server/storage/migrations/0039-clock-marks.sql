-- The time as a server last knew it. A clock that leaped while nobody looked is recognised by it.

CREATE TABLE clock_marks (
    name      TEXT    NOT NULL PRIMARY KEY,
    known_at  BIGINT  NOT NULL
);
