-- A session remembers when its holder last proved who they are; six mailed digits prove it too. The digits are made from the
-- code's id with a key that is not in the database. Sessions from before count as proven long ago.

ALTER TABLE sessions ADD COLUMN proven_at BIGINT NOT NULL DEFAULT 0;

CREATE TABLE proof_codes (
    member_id   TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    session_id  TEXT    NOT NULL,
    code_id     TEXT    NOT NULL,
    tries       BIGINT  NOT NULL,
    expires_at  BIGINT  NOT NULL,
    PRIMARY KEY (member_id, session_id)
);

CREATE INDEX proof_codes_by_expiry ON proof_codes (expires_at);
