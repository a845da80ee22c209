-- A member writes in a thread, perhaps without a connection: the entry brings a client event id, and sent again it is kept
-- once. Messages of the guide have none.

ALTER TABLE journal_messages ADD COLUMN event_id TEXT;

CREATE UNIQUE INDEX journal_messages_by_event ON journal_messages (member_id, event_id);
