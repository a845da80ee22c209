-- SQLite's triggers say for each change what they do. The reason is in the other file.

CREATE TABLE ledger_transfers (
    movement_id   TEXT    NOT NULL,
    line          INTEGER NOT NULL,
    order_id      TEXT    NOT NULL,
    reason        TEXT    NOT NULL,
    actor         TEXT    NOT NULL,
    moved_at      INTEGER NOT NULL,
    from_account  TEXT    NOT NULL,
    to_account    TEXT    NOT NULL,
    minor         INTEGER NOT NULL,
    currency      TEXT    NOT NULL,
    PRIMARY KEY (movement_id, line),
    CHECK (minor > 0),
    CHECK (from_account <> to_account),
    CHECK (length(currency) = 3),
    CHECK (actor <> '' AND reason <> '')
) STRICT;

CREATE INDEX ledger_transfers_by_order ON ledger_transfers (order_id, moved_at);

CREATE TRIGGER ledger_transfers_stay_as_they_are BEFORE UPDATE ON ledger_transfers BEGIN
    SELECT RAISE(ABORT, 'the ledger is only ever added to');
END;

CREATE TRIGGER ledger_transfers_stay BEFORE DELETE ON ledger_transfers BEGIN
    SELECT RAISE(ABORT, 'the ledger is only ever added to');
END;
