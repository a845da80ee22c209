-- More ways into an account and out of it. `account_links` are the links that were mailed: of the token only a SHA-256, and
-- `used_at` that exactly one caller sets. `external_identities` says which Apple identity opens which account; unique
-- (provider, subject) keeps one identity from opening two. `api_tokens` read a member's own data for a program of theirs.

CREATE TABLE account_links (
    member_id      TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    link_id        TEXT    NOT NULL,
    purpose        TEXT    NOT NULL,
    token_hash     TEXT    NOT NULL UNIQUE,
    email_address  TEXT    NOT NULL,
    created_at     BIGINT NOT NULL,
    expires_at     BIGINT NOT NULL,
    used_at        BIGINT,
    PRIMARY KEY (member_id, link_id)
);

CREATE INDEX account_links_by_expiry ON account_links (expires_at);

CREATE TABLE external_identities (
    member_id  TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    provider   TEXT    NOT NULL,
    subject    TEXT    NOT NULL,
    joined_at  BIGINT NOT NULL,
    PRIMARY KEY (member_id, provider),
    UNIQUE (provider, subject)
);

CREATE TABLE api_tokens (
    member_id     TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    token_id      TEXT    NOT NULL,
    name          TEXT    NOT NULL,
    token_hash    TEXT    NOT NULL UNIQUE,
    created_at    BIGINT NOT NULL,
    last_used_at  BIGINT,
    PRIMARY KEY (member_id, token_id),
    UNIQUE (member_id, name)
);
