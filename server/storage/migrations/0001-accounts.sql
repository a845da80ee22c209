-- Members and their sessions. A session row holds the SHA-256 of the token, so a stolen database opens no session.
-- `rate_limits.calls` lists the moments of the counted calls; it is as long as the limit at most.

CREATE TABLE members (
    member_id       TEXT    NOT NULL PRIMARY KEY,
    email_address   TEXT    NOT NULL UNIQUE,
    first_name      TEXT    NOT NULL,
    password_hash   TEXT    NOT NULL,
    time_zone       TEXT    NOT NULL,
    language_code   TEXT    NOT NULL,
    is_admin        BIGINT NOT NULL,
    premium_source  TEXT    NOT NULL,
    premium_until   BIGINT NOT NULL,
    created_at      BIGINT NOT NULL
);

CREATE TABLE sessions (
    member_id     TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    session_id    TEXT    NOT NULL,
    token_hash    TEXT    NOT NULL UNIQUE,
    device_uuid   TEXT    NOT NULL,
    user_agent    TEXT    NOT NULL,
    created_at    BIGINT NOT NULL,
    last_seen_at  BIGINT NOT NULL,
    expires_at    BIGINT NOT NULL,
    PRIMARY KEY (member_id, session_id)
);

CREATE INDEX sessions_by_expiry ON sessions (expires_at);

CREATE TABLE rate_limits (
    limit_key   TEXT    NOT NULL PRIMARY KEY,
    calls       TEXT    NOT NULL,
    expires_at  BIGINT NOT NULL
);

CREATE INDEX rate_limits_by_expiry ON rate_limits (expires_at);
