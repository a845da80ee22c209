-- The double-entry ledger. A row moves an amount from one account to another, so it is both sides of its entry and the sum
-- over all accounts is zero whatever rows there are. Rows of one movement share its id; they are only ever added.

CREATE TABLE ledger_transfers (
    movement_id   TEXT    NOT NULL,
    line          BIGINT  NOT NULL,
    order_id      TEXT    NOT NULL,
    reason        TEXT    NOT NULL,
    actor         TEXT    NOT NULL,
    moved_at      BIGINT  NOT NULL,
    from_account  TEXT    NOT NULL,
    to_account    TEXT    NOT NULL,
    minor         BIGINT  NOT NULL,
    currency      TEXT    NOT NULL,
    PRIMARY KEY (movement_id, line),
    CHECK (minor > 0),
    CHECK (from_account <> to_account),
    CHECK (length(currency) = 3),
    CHECK (actor <> '' AND reason <> '')
);

CREATE INDEX ledger_transfers_by_order ON ledger_transfers (order_id, moved_at);

CREATE FUNCTION refuse_change_of_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'the ledger is only ever added to';
END $$;

CREATE TRIGGER ledger_transfers_stay BEFORE UPDATE OR DELETE ON ledger_transfers
FOR EACH ROW EXECUTE FUNCTION refuse_change_of_ledger();

CREATE TRIGGER ledger_transfers_are_not_emptied BEFORE TRUNCATE ON ledger_transfers
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_ledger();
