-- A member's snapshot is kept in memory until something that it shows has changed. Every change of these tables raises the
-- member's revision in the same transaction, whichever statement of whichever process makes it; a snapshot that was read at
-- another revision is read again. Rows of erased members find no revision to raise. A test holds that no table is missing
-- which the snapshot is read from.

CREATE TABLE member_revisions (
    member_id  TEXT    NOT NULL PRIMARY KEY REFERENCES members ON DELETE CASCADE,
    revision   BIGINT  NOT NULL
);

INSERT INTO member_revisions (member_id, revision) SELECT member_id, 0 FROM members;

CREATE FUNCTION begin_member_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO member_revisions (member_id, revision) VALUES (NEW.member_id, 0);
    RETURN NULL;
END $$;

-- The number of the transaction: however many rows it changes, it raises the revision once.
CREATE FUNCTION raise_member_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE member_revisions SET revision = pg_current_xact_id()::text::bigint
    WHERE member_id = COALESCE(NEW.member_id, OLD.member_id) AND revision <> pg_current_xact_id()::text::bigint;
    RETURN NULL;
END $$;

CREATE FUNCTION raise_owner_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE member_revisions SET revision = pg_current_xact_id()::text::bigint
    WHERE member_id = COALESCE(NEW.owner_id, OLD.owner_id) AND revision <> pg_current_xact_id()::text::bigint;
    RETURN NULL;
END $$;

CREATE TRIGGER members_added AFTER INSERT ON members
FOR EACH ROW EXECUTE FUNCTION begin_member_revision();

CREATE TRIGGER members_changed AFTER UPDATE ON members
FOR EACH ROW EXECUTE FUNCTION raise_member_revision();

CREATE TRIGGER check_ins_changed AFTER INSERT OR UPDATE OR DELETE ON check_ins
FOR EACH ROW EXECUTE FUNCTION raise_member_revision();

CREATE TRIGGER onboardings_changed AFTER INSERT OR UPDATE OR DELETE ON onboardings
FOR EACH ROW EXECUTE FUNCTION raise_member_revision();

CREATE TRIGGER hrv_tasks_changed AFTER INSERT OR UPDATE OR DELETE ON hrv_tasks
FOR EACH ROW EXECUTE FUNCTION raise_owner_revision();

CREATE TRIGGER readings_changed AFTER INSERT OR UPDATE OR DELETE ON readings
FOR EACH ROW EXECUTE FUNCTION raise_owner_revision();

CREATE TRIGGER notification_settings_changed AFTER INSERT OR UPDATE OR DELETE ON notification_settings
FOR EACH ROW EXECUTE FUNCTION raise_member_revision();

CREATE TRIGGER trainer_links_changed AFTER INSERT OR UPDATE OR DELETE ON trainer_links
FOR EACH ROW EXECUTE FUNCTION raise_member_revision();

CREATE TRIGGER review_requests_changed AFTER INSERT OR UPDATE OR DELETE ON review_requests
FOR EACH ROW EXECUTE FUNCTION raise_member_revision();

CREATE TRIGGER journal_threads_changed AFTER INSERT OR UPDATE OR DELETE ON journal_threads
FOR EACH ROW EXECUTE FUNCTION raise_member_revision();

CREATE TRIGGER article_events_changed AFTER INSERT OR UPDATE OR DELETE ON article_events
FOR EACH ROW EXECUTE FUNCTION raise_member_revision();

CREATE TRIGGER article_standings_changed AFTER INSERT OR UPDATE OR DELETE ON article_standings
FOR EACH ROW EXECUTE FUNCTION raise_member_revision();

CREATE TRIGGER safety_profiles_changed AFTER INSERT OR UPDATE OR DELETE ON safety_profiles
FOR EACH ROW EXECUTE FUNCTION raise_member_revision();

CREATE TRIGGER exercise_experiences_changed AFTER INSERT OR UPDATE OR DELETE ON exercise_experiences
FOR EACH ROW EXECUTE FUNCTION raise_member_revision();

CREATE TRIGGER suggestions_changed AFTER INSERT OR UPDATE OR DELETE ON suggestions
FOR EACH ROW EXECUTE FUNCTION raise_member_revision();

CREATE TRIGGER practice_marks_changed AFTER INSERT OR UPDATE OR DELETE ON practice_marks
FOR EACH ROW EXECUTE FUNCTION raise_member_revision();

CREATE TRIGGER program_runs_changed AFTER INSERT OR UPDATE OR DELETE ON program_runs
FOR EACH ROW EXECUTE FUNCTION raise_member_revision();

CREATE TRIGGER program_days_changed AFTER INSERT OR UPDATE OR DELETE ON program_days
FOR EACH ROW EXECUTE FUNCTION raise_member_revision();

CREATE TRIGGER pauses_changed AFTER INSERT OR UPDATE OR DELETE ON pauses
FOR EACH ROW EXECUTE FUNCTION raise_member_revision();

CREATE TRIGGER rest_weekdays_changed AFTER INSERT OR UPDATE OR DELETE ON rest_weekdays
FOR EACH ROW EXECUTE FUNCTION raise_member_revision();

CREATE TRIGGER rest_days_changed AFTER INSERT OR UPDATE OR DELETE ON rest_days
FOR EACH ROW EXECUTE FUNCTION raise_member_revision();

CREATE TRIGGER member_risks_changed AFTER INSERT OR UPDATE OR DELETE ON member_risks
FOR EACH ROW EXECUTE FUNCTION raise_member_revision();
