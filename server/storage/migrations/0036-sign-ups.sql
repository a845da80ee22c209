-- Where nothing but a mail says who has an account (account_privacy = private), a new account waits here until the link in its
-- mail is opened. Whoever asks cannot tell this from a link that signs in. Of the token only a SHA-256.

CREATE TABLE sign_ups (
    link_id        TEXT    NOT NULL PRIMARY KEY,
    token_hash     TEXT    NOT NULL UNIQUE,
    email_address  TEXT    NOT NULL,
    first_name     TEXT    NOT NULL,
    time_zone      TEXT    NOT NULL,
    language_code  TEXT    NOT NULL,
    created_at     BIGINT NOT NULL,
    expires_at     BIGINT NOT NULL,
    used_at        BIGINT
);

CREATE INDEX sign_ups_by_expiry ON sign_ups (expires_at);
CREATE INDEX sign_ups_by_address ON sign_ups (email_address);
