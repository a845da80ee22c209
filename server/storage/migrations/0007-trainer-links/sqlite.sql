CREATE TABLE trainer_links (
    member_id   TEXT    NOT NULL PRIMARY KEY REFERENCES members ON DELETE CASCADE,
    trainer_id  TEXT    NOT NULL REFERENCES trainers ON DELETE CASCADE,
    linked_at   INTEGER NOT NULL
) STRICT;

CREATE TABLE trainer_consents (
    member_id   TEXT    NOT NULL REFERENCES trainer_links ON DELETE CASCADE,
    kind        TEXT    NOT NULL,
    granted_at  INTEGER NOT NULL,
    expires_at  INTEGER NOT NULL,
    PRIMARY KEY (member_id, kind)
) STRICT;

CREATE TABLE trainer_accesses (
    member_id    TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    access_id    TEXT    NOT NULL,
    trainer_id   TEXT    NOT NULL,
    kind         TEXT    NOT NULL,
    accessed_at  INTEGER NOT NULL,
    PRIMARY KEY (member_id, access_id)
) STRICT;

CREATE INDEX trainer_links_by_trainer ON trainer_links (trainer_id);
