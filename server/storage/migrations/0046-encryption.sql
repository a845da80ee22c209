-- Members' journals and their answers about safety are sealed under a key of their own. The key stands here
-- wrapped under the key of the installation, which is not in the database: `installation_key` only says which one that is,
-- so that a server with another one stops before it writes anything. A text column that can be sealed has a column beside it
-- with the name of the key; NULL says that the text is plain, as it was before this step: a job of the server seals those rows,
-- and finds them by an index that is empty from then on.
--
-- An erased key leaves its name behind, so that the file of keys beside the backups can forget it too. The snapshot reads a
-- member's key, so a change of it raises the revision.

CREATE TABLE installation_key (
    place   TEXT NOT NULL PRIMARY KEY CHECK (place = 'current'),
    key_id  TEXT NOT NULL
);

CREATE TABLE member_keys (
    member_id   TEXT NOT NULL PRIMARY KEY REFERENCES members ON DELETE CASCADE,
    key_id      TEXT NOT NULL,
    wrapped_by  TEXT NOT NULL,
    wrapped     TEXT NOT NULL
);

CREATE TABLE erased_keys (
    key_id  TEXT NOT NULL PRIMARY KEY
);

ALTER TABLE journal_messages ADD COLUMN body_key TEXT;

ALTER TABLE safety_profiles ADD COLUMN sealed_key TEXT;

CREATE INDEX member_keys_by_wrapping ON member_keys (wrapped_by);

CREATE INDEX journal_messages_plain ON journal_messages (member_id) WHERE body_key IS NULL;

CREATE INDEX safety_profiles_plain ON safety_profiles (member_id) WHERE sealed_key IS NULL;

CREATE TRIGGER member_keys_changed AFTER INSERT OR UPDATE OR DELETE ON member_keys
FOR EACH ROW EXECUTE FUNCTION raise_member_revision();
