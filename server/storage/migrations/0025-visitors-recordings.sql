-- Recordings of visitors without an account are removed after a month. The index finds them without looking through those of
-- members, which are kept as long as the account.

CREATE INDEX hrv_uploads_of_visitors ON hrv_uploads (created_at, upload_id) WHERE substr(owner_id, 1, 8) = 'visitor:';
