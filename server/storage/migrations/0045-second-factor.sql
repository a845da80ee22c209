-- An authenticator app shares a secret with us, which is sealed with the key of the health data. Recovery codes are random and
-- long, so a SHA-256 of each is enough. A sign-in that has taken its first step waits in waiting_sign_ins for the second, by a
-- token of which only a SHA-256 is kept.

CREATE TABLE authenticators (
    member_id     TEXT    NOT NULL PRIMARY KEY REFERENCES members ON DELETE CASCADE,
    secret        TEXT    NOT NULL,
    last_step     BIGINT  NOT NULL,
    created_at    BIGINT  NOT NULL,
    confirmed_at  BIGINT
);

CREATE TABLE recovery_codes (
    member_id  TEXT  NOT NULL REFERENCES members ON DELETE CASCADE,
    code_hash  TEXT  NOT NULL,
    PRIMARY KEY (member_id, code_hash)
);

CREATE TABLE waiting_sign_ins (
    member_id    TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    session_id   TEXT    NOT NULL,
    token_hash   TEXT    NOT NULL UNIQUE,
    device_uuid  TEXT    NOT NULL,
    user_agent   TEXT    NOT NULL,
    tries        BIGINT  NOT NULL,
    created_at   BIGINT  NOT NULL,
    expires_at   BIGINT  NOT NULL,
    PRIMARY KEY (member_id, session_id)
);

CREATE INDEX waiting_sign_ins_by_expiry ON waiting_sign_ins (expires_at);
