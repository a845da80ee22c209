-- SQLite's triggers say for each table and change what they do. The reason is in the other file.

CREATE TABLE member_revisions (
    member_id  TEXT    NOT NULL PRIMARY KEY REFERENCES members ON DELETE CASCADE,
    revision   INTEGER NOT NULL
) STRICT;

INSERT INTO member_revisions (member_id, revision) SELECT member_id, 1 FROM members;

CREATE TRIGGER members_added AFTER INSERT ON members BEGIN
    INSERT INTO member_revisions (member_id, revision) VALUES (new.member_id, 1);
END;

CREATE TRIGGER members_changed AFTER UPDATE ON members BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.member_id;
END;

CREATE TRIGGER check_ins_added AFTER INSERT ON check_ins BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.member_id;
END;

CREATE TRIGGER check_ins_changed AFTER UPDATE ON check_ins BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.member_id;
END;

CREATE TRIGGER check_ins_removed AFTER DELETE ON check_ins BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = old.member_id;
END;

CREATE TRIGGER onboardings_added AFTER INSERT ON onboardings BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.member_id;
END;

CREATE TRIGGER onboardings_changed AFTER UPDATE ON onboardings BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.member_id;
END;

CREATE TRIGGER onboardings_removed AFTER DELETE ON onboardings BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = old.member_id;
END;

CREATE TRIGGER hrv_tasks_added AFTER INSERT ON hrv_tasks BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.owner_id;
END;

CREATE TRIGGER hrv_tasks_changed AFTER UPDATE ON hrv_tasks BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.owner_id;
END;

CREATE TRIGGER hrv_tasks_removed AFTER DELETE ON hrv_tasks BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = old.owner_id;
END;

CREATE TRIGGER readings_added AFTER INSERT ON readings BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.owner_id;
END;

CREATE TRIGGER readings_changed AFTER UPDATE ON readings BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.owner_id;
END;

CREATE TRIGGER readings_removed AFTER DELETE ON readings BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = old.owner_id;
END;

CREATE TRIGGER notification_settings_added AFTER INSERT ON notification_settings BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.member_id;
END;

CREATE TRIGGER notification_settings_changed AFTER UPDATE ON notification_settings BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.member_id;
END;

CREATE TRIGGER notification_settings_removed AFTER DELETE ON notification_settings BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = old.member_id;
END;

CREATE TRIGGER trainer_links_added AFTER INSERT ON trainer_links BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.member_id;
END;

CREATE TRIGGER trainer_links_changed AFTER UPDATE ON trainer_links BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.member_id;
END;

CREATE TRIGGER trainer_links_removed AFTER DELETE ON trainer_links BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = old.member_id;
END;

CREATE TRIGGER review_requests_added AFTER INSERT ON review_requests BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.member_id;
END;

CREATE TRIGGER review_requests_changed AFTER UPDATE ON review_requests BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.member_id;
END;

CREATE TRIGGER review_requests_removed AFTER DELETE ON review_requests BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = old.member_id;
END;

CREATE TRIGGER journal_threads_added AFTER INSERT ON journal_threads BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.member_id;
END;

CREATE TRIGGER journal_threads_changed AFTER UPDATE ON journal_threads BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.member_id;
END;

CREATE TRIGGER journal_threads_removed AFTER DELETE ON journal_threads BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = old.member_id;
END;

CREATE TRIGGER article_events_added AFTER INSERT ON article_events BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.member_id;
END;

CREATE TRIGGER article_events_changed AFTER UPDATE ON article_events BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.member_id;
END;

CREATE TRIGGER article_events_removed AFTER DELETE ON article_events BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = old.member_id;
END;

CREATE TRIGGER article_standings_added AFTER INSERT ON article_standings BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.member_id;
END;

CREATE TRIGGER article_standings_changed AFTER UPDATE ON article_standings BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.member_id;
END;

CREATE TRIGGER article_standings_removed AFTER DELETE ON article_standings BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = old.member_id;
END;

CREATE TRIGGER safety_profiles_added AFTER INSERT ON safety_profiles BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.member_id;
END;

CREATE TRIGGER safety_profiles_changed AFTER UPDATE ON safety_profiles BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.member_id;
END;

CREATE TRIGGER safety_profiles_removed AFTER DELETE ON safety_profiles BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = old.member_id;
END;

CREATE TRIGGER exercise_experiences_added AFTER INSERT ON exercise_experiences BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.member_id;
END;

CREATE TRIGGER exercise_experiences_changed AFTER UPDATE ON exercise_experiences BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.member_id;
END;

CREATE TRIGGER exercise_experiences_removed AFTER DELETE ON exercise_experiences BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = old.member_id;
END;

CREATE TRIGGER suggestions_added AFTER INSERT ON suggestions BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.member_id;
END;

CREATE TRIGGER suggestions_changed AFTER UPDATE ON suggestions BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.member_id;
END;

CREATE TRIGGER suggestions_removed AFTER DELETE ON suggestions BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = old.member_id;
END;

CREATE TRIGGER practice_marks_added AFTER INSERT ON practice_marks BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.member_id;
END;

CREATE TRIGGER practice_marks_changed AFTER UPDATE ON practice_marks BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.member_id;
END;

CREATE TRIGGER practice_marks_removed AFTER DELETE ON practice_marks BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = old.member_id;
END;

CREATE TRIGGER program_runs_added AFTER INSERT ON program_runs BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.member_id;
END;

CREATE TRIGGER program_runs_changed AFTER UPDATE ON program_runs BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.member_id;
END;

CREATE TRIGGER program_runs_removed AFTER DELETE ON program_runs BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = old.member_id;
END;

CREATE TRIGGER program_days_added AFTER INSERT ON program_days BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.member_id;
END;

CREATE TRIGGER program_days_changed AFTER UPDATE ON program_days BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.member_id;
END;

CREATE TRIGGER program_days_removed AFTER DELETE ON program_days BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = old.member_id;
END;

CREATE TRIGGER pauses_added AFTER INSERT ON pauses BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.member_id;
END;

CREATE TRIGGER pauses_changed AFTER UPDATE ON pauses BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.member_id;
END;

CREATE TRIGGER pauses_removed AFTER DELETE ON pauses BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = old.member_id;
END;

CREATE TRIGGER rest_weekdays_added AFTER INSERT ON rest_weekdays BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.member_id;
END;

CREATE TRIGGER rest_weekdays_changed AFTER UPDATE ON rest_weekdays BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.member_id;
END;

CREATE TRIGGER rest_weekdays_removed AFTER DELETE ON rest_weekdays BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = old.member_id;
END;

CREATE TRIGGER rest_days_added AFTER INSERT ON rest_days BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.member_id;
END;

CREATE TRIGGER rest_days_changed AFTER UPDATE ON rest_days BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.member_id;
END;

CREATE TRIGGER rest_days_removed AFTER DELETE ON rest_days BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = old.member_id;
END;

CREATE TRIGGER member_risks_added AFTER INSERT ON member_risks BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.member_id;
END;

CREATE TRIGGER member_risks_changed AFTER UPDATE ON member_risks BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.member_id;
END;

CREATE TRIGGER member_risks_removed AFTER DELETE ON member_risks BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = old.member_id;
END;
