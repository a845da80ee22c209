-- The search in a journal reads its messages across all threads, newest first.

CREATE INDEX journal_messages_by_id ON journal_messages (member_id, message_id);
