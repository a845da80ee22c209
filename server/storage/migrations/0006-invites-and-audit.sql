-- What admins do, the codes they give out, the trainers they invite, and what members bought. The unique code decides
-- that a code is redeemed once, (store, transaction_id) that a purchase belongs to one member, (created_by, event_id) that
-- a repeated call makes one invite.
--
-- Rows of audit_entries and invites outlive an erased account: the references to members become null, names and addresses
-- of an invite are forgotten when it is redeemed, and what is left of a member in the audit log is a pseudonym.

CREATE TABLE audit_entries (
    audit_id           TEXT    NOT NULL PRIMARY KEY,
    done_at            BIGINT  NOT NULL,
    actor_member_id    TEXT    REFERENCES members ON DELETE SET NULL,
    actor              TEXT    NOT NULL,
    action             TEXT    NOT NULL,
    subject_member_id  TEXT    REFERENCES members ON DELETE SET NULL,
    subject            TEXT    NOT NULL,
    detail             TEXT    NOT NULL
);

CREATE TABLE trainers (
    trainer_id     TEXT    NOT NULL PRIMARY KEY,
    first_name     TEXT    NOT NULL,
    last_name      TEXT    NOT NULL,
    email_address  TEXT    NOT NULL UNIQUE,
    invite_code    TEXT    NOT NULL UNIQUE,
    created_at     BIGINT  NOT NULL
);

CREATE TABLE invites (
    invite_id      TEXT    NOT NULL PRIMARY KEY,
    code           TEXT    NOT NULL UNIQUE,
    kind           TEXT    NOT NULL,
    months         BIGINT  NOT NULL,
    event_id       TEXT    NOT NULL,
    created_by     TEXT    NOT NULL,
    first_name     TEXT    NOT NULL,
    email_address  TEXT    NOT NULL,
    trainer_id     TEXT    REFERENCES trainers ON DELETE CASCADE,
    created_at     BIGINT  NOT NULL,
    expires_at     BIGINT  NOT NULL,
    redeemed_at    BIGINT ,
    redeemed_by    TEXT    REFERENCES members ON DELETE SET NULL,
    UNIQUE (created_by, event_id)
);

CREATE TABLE subscriptions (
    member_id        TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    subscription_id  TEXT    NOT NULL,
    store            TEXT    NOT NULL,
    transaction_id   TEXT    NOT NULL,
    product_id       TEXT    NOT NULL,
    country_code     TEXT    NOT NULL,
    started_at       BIGINT  NOT NULL,
    expires_at       BIGINT  NOT NULL,
    PRIMARY KEY (member_id, subscription_id),
    UNIQUE (store, transaction_id)
);

CREATE INDEX audit_entries_by_actor_member ON audit_entries (actor_member_id);

CREATE INDEX audit_entries_by_subject_member ON audit_entries (subject_member_id);

CREATE INDEX invites_by_redeemer ON invites (redeemed_by);

CREATE INDEX invites_by_address ON invites (email_address);

CREATE INDEX invites_by_trainer ON invites (trainer_id);
