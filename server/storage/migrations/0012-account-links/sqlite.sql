CREATE TABLE account_links (
    member_id      TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    link_id        TEXT    NOT NULL,
    purpose        TEXT    NOT NULL,
    token_hash     TEXT    NOT NULL UNIQUE,
    email_address  TEXT    NOT NULL,
    created_at     INTEGER NOT NULL,
    expires_at     INTEGER NOT NULL,
    used_at        INTEGER,
    PRIMARY KEY (member_id, link_id)
) STRICT;

CREATE INDEX account_links_by_expiry ON account_links (expires_at);

CREATE TABLE external_identities (
    member_id  TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    provider   TEXT    NOT NULL,
    subject    TEXT    NOT NULL,
    joined_at  INTEGER NOT NULL,
    PRIMARY KEY (member_id, provider),
    UNIQUE (provider, subject)
) STRICT;

CREATE TABLE api_tokens (
    member_id     TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    token_id      TEXT    NOT NULL,
    name          TEXT    NOT NULL,
    token_hash    TEXT    NOT NULL UNIQUE,
    created_at    INTEGER NOT NULL,
    last_used_at  INTEGER,
    PRIMARY KEY (member_id, token_id),
    UNIQUE (member_id, name)
) STRICT;
