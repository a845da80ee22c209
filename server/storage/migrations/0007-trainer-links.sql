-- Which trainer accompanies a member (one, by the primary key), what the member shows them and until when, and who looked.
-- Consents hang on the link, so that ending it ends them; accesses hang on the member, who may want to know afterwards.

CREATE TABLE trainer_links (
    member_id   TEXT    NOT NULL PRIMARY KEY REFERENCES members ON DELETE CASCADE,
    trainer_id  TEXT    NOT NULL REFERENCES trainers ON DELETE CASCADE,
    linked_at   BIGINT  NOT NULL
);

CREATE TABLE trainer_consents (
    member_id   TEXT    NOT NULL REFERENCES trainer_links ON DELETE CASCADE,
    kind        TEXT    NOT NULL,
    granted_at  BIGINT  NOT NULL,
    expires_at  BIGINT  NOT NULL,
    PRIMARY KEY (member_id, kind)
);

CREATE TABLE trainer_accesses (
    member_id    TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    access_id    TEXT    NOT NULL,
    trainer_id   TEXT    NOT NULL,
    kind         TEXT    NOT NULL,
    accessed_at  BIGINT  NOT NULL,
    PRIMARY KEY (member_id, access_id)
);

CREATE INDEX trainer_links_by_trainer ON trainer_links (trainer_id);
