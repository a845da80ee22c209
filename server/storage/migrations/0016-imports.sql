-- Files that members bring in, and which rows each of them brought, so that an import can be undone without touching
-- anything else. Unique (member_id, event_id) decides that a file that was sent twice is brought in once.

CREATE TABLE imports (
    member_id    TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    import_id    TEXT    NOT NULL,
    event_id     TEXT    NOT NULL,
    source       TEXT    NOT NULL,
    file_name    TEXT    NOT NULL,
    imported_at  BIGINT  NOT NULL,
    undone_at    BIGINT,
    row_count    BIGINT  NOT NULL,
    PRIMARY KEY (member_id, import_id),
    UNIQUE (member_id, event_id)
);

CREATE TABLE import_rows (
    member_id   TEXT    NOT NULL,
    import_id   TEXT    NOT NULL,
    table_name  TEXT    NOT NULL,
    row_key     TEXT    NOT NULL,
    PRIMARY KEY (member_id, import_id, table_name, row_key),
    FOREIGN KEY (member_id, import_id) REFERENCES imports ON DELETE CASCADE
);
