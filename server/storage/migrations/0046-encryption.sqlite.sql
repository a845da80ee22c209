-- SQLite's triggers say for each table and change what they do. The reason is in the other file.

CREATE TABLE installation_key (
    place   TEXT NOT NULL PRIMARY KEY CHECK (place = 'current'),
    key_id  TEXT NOT NULL
) STRICT;

CREATE TABLE member_keys (
    member_id   TEXT NOT NULL PRIMARY KEY REFERENCES members ON DELETE CASCADE,
    key_id      TEXT NOT NULL,
    wrapped_by  TEXT NOT NULL,
    wrapped     TEXT NOT NULL
) STRICT;

CREATE TABLE erased_keys (
    key_id  TEXT NOT NULL PRIMARY KEY
) STRICT;

ALTER TABLE journal_messages ADD COLUMN body_key TEXT;

ALTER TABLE safety_profiles ADD COLUMN sealed_key TEXT;

CREATE INDEX member_keys_by_wrapping ON member_keys (wrapped_by);

CREATE INDEX journal_messages_plain ON journal_messages (member_id) WHERE body_key IS NULL;

CREATE INDEX safety_profiles_plain ON safety_profiles (member_id) WHERE sealed_key IS NULL;

CREATE TRIGGER member_keys_added AFTER INSERT ON member_keys BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.member_id;
END;

CREATE TRIGGER member_keys_changed AFTER UPDATE ON member_keys BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.member_id;
END;

CREATE TRIGGER member_keys_removed AFTER DELETE ON member_keys BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = old.member_id;
END;
