-- SQLite searches texts by FTS5 tables that triggers fill. The reason is in the other file.

CREATE TABLE article_events (
    member_id     TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    event_id      TEXT    NOT NULL,
    article_id    TEXT    NOT NULL,
    started_at    INTEGER NOT NULL,
    completed_at  INTEGER,
    is_daily      INTEGER NOT NULL,
    rating        INTEGER,
    PRIMARY KEY (member_id, event_id)
) STRICT;

CREATE UNIQUE INDEX article_events_open ON article_events (member_id, article_id) WHERE completed_at IS NULL;

CREATE INDEX article_events_by_start ON article_events (member_id, started_at);

CREATE INDEX article_events_by_completion ON article_events (member_id, completed_at);

CREATE TABLE article_standings (
    member_id           TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    article_id          TEXT    NOT NULL,
    first_completed_at  INTEGER,
    last_completed_at   INTEGER,
    rating              INTEGER,
    PRIMARY KEY (member_id, article_id)
) STRICT;

CREATE TABLE article_index (
    index_id      INTEGER NOT NULL PRIMARY KEY,
    article_id    TEXT    NOT NULL UNIQUE,
    content_hash  TEXT    NOT NULL,
    words         TEXT    NOT NULL
) STRICT;

CREATE VIRTUAL TABLE article_texts USING fts5 (words, tokenize = 'ascii');

CREATE TRIGGER article_index_added AFTER INSERT ON article_index BEGIN
    INSERT INTO article_texts (rowid, words) VALUES (new.index_id, new.words);
END;

CREATE TRIGGER article_index_changed AFTER UPDATE ON article_index BEGIN
    UPDATE article_texts SET words = new.words WHERE rowid = old.index_id;
END;

CREATE TRIGGER article_index_removed AFTER DELETE ON article_index BEGIN
    DELETE FROM article_texts WHERE rowid = old.index_id;
END;

CREATE TABLE article_words (
    word_id  INTEGER NOT NULL PRIMARY KEY,
    word     TEXT    NOT NULL UNIQUE
) STRICT;

CREATE VIRTUAL TABLE article_trigrams USING fts5 (padded, tokenize = 'trigram case_sensitive 1');

CREATE TRIGGER article_words_added AFTER INSERT ON article_words BEGIN
    INSERT INTO article_trigrams (rowid, padded) VALUES (new.word_id, '  ' || new.word || ' ');
END;

CREATE TRIGGER article_words_removed AFTER DELETE ON article_words BEGIN
    DELETE FROM article_trigrams WHERE rowid = old.word_id;
END;
