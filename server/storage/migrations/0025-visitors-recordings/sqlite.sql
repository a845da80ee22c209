CREATE INDEX hrv_uploads_of_visitors ON hrv_uploads (created_at, upload_id) WHERE substr(owner_id, 1, 8) = 'visitor:';
