-- People who left their name and address on the site: for the certification offer, for a seat in the live training, or to be
-- told when something opens. They mostly have no account, so no foreign key leads here: an erasure goes by the address. The
-- event id alone decides about a repeat. A unique code is a row's second name: without a code it is the id, so that one index
-- serves both.

CREATE TABLE leads (
    lead_id               TEXT    NOT NULL PRIMARY KEY,
    kind                  TEXT    NOT NULL,
    event_id              TEXT    NOT NULL UNIQUE,
    first_name            TEXT    NOT NULL,
    email_address         TEXT    NOT NULL,
    language_code         TEXT    NOT NULL,
    unique_code           TEXT    NOT NULL UNIQUE,
    amount_off_usd_cents  BIGINT  NOT NULL,
    expires_at            BIGINT  NOT NULL,
    created_at            BIGINT  NOT NULL
);

CREATE INDEX leads_by_address ON leads (email_address);

CREATE INDEX leads_by_age ON leads (created_at, lead_id);
