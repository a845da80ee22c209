-- What members read, and the index that article search asks. Of one article a member has at most one event that is not
-- completed: the partial unique index decides that opening it twice is one reading. `article_standings` is what a member's
-- events of one article come to, so that the first screen does not read a history that grows.
--
-- `article_index` and `article_words` follow from the content folder and are filled at start. Words are folded before they
-- come here, so both databases see the same ones: SQLite takes them apart with FTS5 (`ascii`: everything that is not ASCII
-- belongs to a word), PostgreSQL keeps them as a `tsvector` made from exactly these words. For typos, words are found by the
-- letters they share: FTS5's trigrams, and `show_trgm` of the extension pg_trgm, which any owner of a database may create.

CREATE TABLE article_events (
    member_id     TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    event_id      TEXT    NOT NULL,
    article_id    TEXT    NOT NULL,
    started_at    BIGINT NOT NULL,
    completed_at  BIGINT,
    is_daily      BIGINT NOT NULL,
    rating        BIGINT,
    PRIMARY KEY (member_id, event_id)
);

CREATE UNIQUE INDEX article_events_open ON article_events (member_id, article_id) WHERE completed_at IS NULL;

CREATE INDEX article_events_by_start ON article_events (member_id, started_at);

CREATE INDEX article_events_by_completion ON article_events (member_id, completed_at);

CREATE TABLE article_standings (
    member_id           TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    article_id          TEXT    NOT NULL,
    first_completed_at  BIGINT,
    last_completed_at   BIGINT,
    rating              BIGINT,
    PRIMARY KEY (member_id, article_id)
);

CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE article_index (
    article_id    TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    content_hash  TEXT     NOT NULL,
    words         TEXT     NOT NULL,
    word_vector   TSVECTOR NOT NULL GENERATED ALWAYS AS (array_to_tsvector(string_to_array(words, ' '))) STORED
);

CREATE INDEX article_index_by_word ON article_index USING gin (word_vector);

CREATE TABLE article_words (
    word  TEXT COLLATE "C" NOT NULL PRIMARY KEY
);

CREATE INDEX article_words_by_trigram ON article_words USING gin (show_trgm(word));
