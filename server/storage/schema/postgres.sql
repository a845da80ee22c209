CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE OR REPLACE FUNCTION begin_member_revision()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
    INSERT INTO member_revisions (member_id, revision) VALUES (NEW.member_id, 0);
    RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION raise_member_revision()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
    UPDATE member_revisions SET revision = pg_current_xact_id()::text::bigint
    WHERE member_id = COALESCE(NEW.member_id, OLD.member_id) AND revision <> pg_current_xact_id()::text::bigint;
    RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION raise_owner_revision()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
    UPDATE member_revisions SET revision = pg_current_xact_id()::text::bigint
    WHERE member_id = COALESCE(NEW.owner_id, OLD.owner_id) AND revision <> pg_current_xact_id()::text::bigint;
    RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION refuse_change_of_ledger()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
    RAISE EXCEPTION 'the ledger is only ever added to';
END $function$;

CREATE TABLE members (
    member_id text NOT NULL,
    email_address text NOT NULL,
    first_name text NOT NULL,
    password_hash text NOT NULL,
    time_zone text NOT NULL,
    language_code text NOT NULL,
    is_admin bigint NOT NULL,
    premium_source text NOT NULL,
    premium_until bigint NOT NULL,
    created_at bigint NOT NULL,
    country_code text NOT NULL DEFAULT ''::text,
    address_proven_at bigint,
    inherited_at bigint,
    PRIMARY KEY (member_id),
    UNIQUE (email_address)
);

CREATE TRIGGER members_added AFTER INSERT ON members FOR EACH ROW EXECUTE FUNCTION begin_member_revision();

CREATE TRIGGER members_changed AFTER UPDATE ON members FOR EACH ROW EXECUTE FUNCTION raise_member_revision();

CREATE TABLE sessions (
    member_id text NOT NULL,
    session_id text NOT NULL,
    token_hash text NOT NULL,
    device_uuid text NOT NULL,
    user_agent text NOT NULL,
    created_at bigint NOT NULL,
    last_seen_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    proven_at bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (member_id, session_id),
    UNIQUE (token_hash),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE INDEX sessions_by_expiry ON sessions (expires_at);

CREATE TABLE rate_limits (
    limit_key text NOT NULL,
    calls text NOT NULL,
    expires_at bigint NOT NULL,
    PRIMARY KEY (limit_key)
);

CREATE INDEX rate_limits_by_expiry ON rate_limits (expires_at);

CREATE TABLE jobs (
    job_id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
    kind text NOT NULL,
    payload text NOT NULL,
    unique_key text NOT NULL,
    state text NOT NULL,
    run_at bigint NOT NULL,
    attempts bigint NOT NULL,
    leased_by text NOT NULL,
    leased_until bigint NOT NULL,
    last_error text NOT NULL,
    PRIMARY KEY (job_id),
    CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'parked'::text])))
);

CREATE INDEX jobs_by_due ON jobs (state, run_at);

CREATE INDEX jobs_by_lease ON jobs (state, leased_until);

CREATE UNIQUE INDEX jobs_waiting_once ON jobs (unique_key) WHERE ((state = 'waiting'::text) AND (unique_key <> ''::text));

CREATE TABLE schedules (
    name text NOT NULL,
    last_taken_at bigint NOT NULL,
    PRIMARY KEY (name)
);

CREATE TABLE check_ins (
    member_id text NOT NULL,
    check_in_id text NOT NULL,
    event_id text NOT NULL,
    checked_in_at bigint NOT NULL,
    recorded_at bigint NOT NULL,
    arousal double precision NOT NULL,
    comfort double precision NOT NULL,
    felt_angle double precision NOT NULL,
    angle double precision NOT NULL,
    state text NOT NULL,
    body_signs text NOT NULL,
    note text NOT NULL,
    day text NOT NULL DEFAULT ''::text,
    edited_at bigint,
    PRIMARY KEY (member_id, check_in_id),
    UNIQUE (member_id, event_id),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE INDEX check_ins_by_day ON check_ins (member_id, day, checked_in_at, recorded_at, check_in_id, state, angle);

CREATE INDEX check_ins_by_time ON check_ins (member_id, checked_in_at, recorded_at, check_in_id, state);

CREATE TRIGGER check_ins_changed AFTER INSERT OR DELETE OR UPDATE ON check_ins FOR EACH ROW EXECUTE FUNCTION raise_member_revision();

CREATE TABLE onboardings (
    member_id text NOT NULL,
    goal text NOT NULL,
    life_aspect text NOT NULL,
    current_state text NOT NULL,
    preferred_state text NOT NULL,
    answered_at bigint NOT NULL,
    PRIMARY KEY (member_id),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE TRIGGER onboardings_changed AFTER INSERT OR DELETE OR UPDATE ON onboardings FOR EACH ROW EXECUTE FUNCTION raise_member_revision();

CREATE TABLE hrv_uploads (
    owner_id text NOT NULL,
    upload_id text NOT NULL,
    object_key text NOT NULL,
    created_at bigint NOT NULL,
    PRIMARY KEY (owner_id, upload_id)
);

CREATE INDEX hrv_uploads_by_age ON hrv_uploads (created_at);

CREATE INDEX hrv_uploads_of_visitors ON hrv_uploads (created_at, upload_id) WHERE (substr(owner_id, 1, 8) = 'visitor:'::text);

CREATE TABLE hrv_tasks (
    owner_id text NOT NULL,
    task_id text NOT NULL,
    upload_id text NOT NULL,
    object_key text NOT NULL,
    context text NOT NULL,
    status text NOT NULL,
    created_at bigint NOT NULL,
    finished_at bigint,
    rejection_reason text,
    rejection_message text,
    rejection_second double precision,
    tags text NOT NULL DEFAULT ''::text,
    taken_at bigint,
    rejection_hr_bpm double precision,
    PRIMARY KEY (owner_id, task_id),
    UNIQUE (owner_id, upload_id)
);

CREATE INDEX hrv_tasks_by_time ON hrv_tasks (owner_id, created_at);

CREATE TRIGGER hrv_tasks_changed AFTER INSERT OR DELETE OR UPDATE ON hrv_tasks FOR EACH ROW EXECUTE FUNCTION raise_owner_revision();

CREATE TABLE readings (
    owner_id text NOT NULL,
    task_id text NOT NULL,
    measured_at bigint NOT NULL,
    hr_bpm double precision NOT NULL,
    rmssd_ms double precision NOT NULL,
    sdnn_ms double precision NOT NULL,
    pnn50 double precision NOT NULL,
    quality double precision NOT NULL,
    quality_reason text NOT NULL,
    beats bigint NOT NULL,
    duration_s double precision NOT NULL,
    beat_runs text NOT NULL,
    engine_version text NOT NULL,
    rmssd_low_ms double precision,
    rmssd_high_ms double precision,
    sdnn_low_ms double precision,
    sdnn_high_ms double precision,
    clear_s double precision,
    ectopic_beats bigint,
    PRIMARY KEY (owner_id, task_id)
);

CREATE INDEX readings_by_time ON readings (owner_id, measured_at);

CREATE TRIGGER readings_changed AFTER INSERT OR DELETE OR UPDATE ON readings FOR EACH ROW EXECUTE FUNCTION raise_owner_revision();

CREATE TABLE balance_points (
    member_id text NOT NULL,
    day text NOT NULL,
    score bigint NOT NULL,
    certainty double precision NOT NULL,
    PRIMARY KEY (member_id, day),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE TABLE audit_entries (
    audit_id text NOT NULL,
    done_at bigint NOT NULL,
    actor_member_id text,
    actor text NOT NULL,
    action text NOT NULL,
    subject_member_id text,
    subject text NOT NULL,
    detail text NOT NULL,
    PRIMARY KEY (audit_id),
    FOREIGN KEY (actor_member_id) REFERENCES members(member_id) ON DELETE SET NULL,
    FOREIGN KEY (subject_member_id) REFERENCES members(member_id) ON DELETE SET NULL
);

CREATE INDEX audit_entries_by_actor_member ON audit_entries (actor_member_id);

CREATE INDEX audit_entries_by_subject_member ON audit_entries (subject_member_id);

CREATE TABLE trainers (
    trainer_id text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email_address text NOT NULL,
    invite_code text NOT NULL,
    created_at bigint NOT NULL,
    PRIMARY KEY (trainer_id),
    UNIQUE (email_address),
    UNIQUE (invite_code)
);

CREATE TABLE invites (
    invite_id text NOT NULL,
    code text NOT NULL,
    kind text NOT NULL,
    months bigint NOT NULL,
    event_id text NOT NULL,
    created_by text NOT NULL,
    first_name text NOT NULL,
    email_address text NOT NULL,
    trainer_id text,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    redeemed_at bigint,
    redeemed_by text,
    PRIMARY KEY (invite_id),
    UNIQUE (code),
    UNIQUE (created_by, event_id),
    FOREIGN KEY (trainer_id) REFERENCES trainers(trainer_id) ON DELETE CASCADE,
    FOREIGN KEY (redeemed_by) REFERENCES members(member_id) ON DELETE SET NULL
);

CREATE INDEX invites_by_address ON invites (email_address);

CREATE INDEX invites_by_redeemer ON invites (redeemed_by);

CREATE INDEX invites_by_trainer ON invites (trainer_id);

CREATE TABLE subscriptions (
    member_id text NOT NULL,
    subscription_id text NOT NULL,
    store text NOT NULL,
    transaction_id text NOT NULL,
    product_id text NOT NULL,
    country_code text NOT NULL,
    started_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    PRIMARY KEY (member_id, subscription_id),
    UNIQUE (store, transaction_id),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE TABLE trainer_links (
    member_id text NOT NULL,
    trainer_id text NOT NULL,
    linked_at bigint NOT NULL,
    PRIMARY KEY (member_id),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE,
    FOREIGN KEY (trainer_id) REFERENCES trainers(trainer_id) ON DELETE CASCADE
);

CREATE INDEX trainer_links_by_trainer ON trainer_links (trainer_id);

CREATE TRIGGER trainer_links_changed AFTER INSERT OR DELETE OR UPDATE ON trainer_links FOR EACH ROW EXECUTE FUNCTION raise_member_revision();

CREATE TABLE trainer_consents (
    member_id text NOT NULL,
    kind text NOT NULL,
    granted_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    PRIMARY KEY (member_id, kind),
    FOREIGN KEY (member_id) REFERENCES trainer_links(member_id) ON DELETE CASCADE
);

CREATE TABLE trainer_accesses (
    member_id text NOT NULL,
    access_id text NOT NULL,
    trainer_id text NOT NULL,
    kind text NOT NULL,
    accessed_at bigint NOT NULL,
    PRIMARY KEY (member_id, access_id),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE TABLE notification_settings (
    member_id text NOT NULL,
    topics text NOT NULL,
    times text NOT NULL,
    quiet_from bigint,
    quiet_to bigint,
    pause_until bigint,
    kept_at bigint NOT NULL,
    PRIMARY KEY (member_id),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE TRIGGER notification_settings_changed AFTER INSERT OR DELETE OR UPDATE ON notification_settings FOR EACH ROW EXECUTE FUNCTION raise_member_revision();

CREATE TABLE notification_tokens (
    member_id text NOT NULL,
    session_id text NOT NULL,
    service text NOT NULL,
    address text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    kept_at bigint NOT NULL,
    PRIMARY KEY (member_id, session_id),
    UNIQUE (address),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE,
    FOREIGN KEY (member_id, session_id) REFERENCES sessions(member_id, session_id) ON DELETE CASCADE
);

CREATE TABLE feedback (
    member_id text NOT NULL,
    feedback_id text NOT NULL,
    event_id text NOT NULL,
    text text NOT NULL,
    given_at bigint NOT NULL,
    PRIMARY KEY (member_id, feedback_id),
    UNIQUE (feedback_id),
    UNIQUE (member_id, event_id),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE TABLE app_ratings (
    member_id text NOT NULL,
    day text NOT NULL,
    stars bigint NOT NULL,
    rated_at bigint NOT NULL,
    PRIMARY KEY (member_id, day),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE TABLE review_requests (
    member_id text NOT NULL,
    event_id text NOT NULL,
    requested_at bigint NOT NULL,
    PRIMARY KEY (member_id, event_id),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE TRIGGER review_requests_changed AFTER INSERT OR DELETE OR UPDATE ON review_requests FOR EACH ROW EXECUTE FUNCTION raise_member_revision();

CREATE TABLE journal_threads (
    member_id text NOT NULL,
    thread_id text NOT NULL,
    event_id text NOT NULL,
    life_aspect text NOT NULL,
    current_state text NOT NULL,
    opened_at bigint NOT NULL,
    last_message_at bigint NOT NULL,
    unread bigint NOT NULL,
    phase text NOT NULL DEFAULT 'opening'::text,
    phase_turns bigint NOT NULL DEFAULT 0,
    guide_turns bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (member_id, thread_id),
    UNIQUE (member_id, event_id),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE INDEX journal_threads_unread ON journal_threads (member_id) WHERE (unread > 0);

CREATE TRIGGER journal_threads_changed AFTER INSERT OR DELETE OR UPDATE ON journal_threads FOR EACH ROW EXECUTE FUNCTION raise_member_revision();

CREATE TABLE journal_messages (
    member_id text NOT NULL,
    thread_id text NOT NULL,
    message_id text NOT NULL,
    author text NOT NULL,
    body text NOT NULL,
    sent_at bigint NOT NULL,
    reaction text,
    event_id text,
    line_ids text NOT NULL DEFAULT ''::text,
    exercise_id text,
    is_safety_reply bigint NOT NULL DEFAULT 0,
    answered_entry text,
    body_key text,
    PRIMARY KEY (member_id, thread_id, message_id),
    FOREIGN KEY (member_id, thread_id) REFERENCES journal_threads(member_id, thread_id) ON DELETE CASCADE
);

CREATE INDEX journal_lines_by_time ON journal_messages (member_id, sent_at) WHERE (line_ids <> ''::text);

CREATE UNIQUE INDEX journal_messages_by_event ON journal_messages (member_id, event_id);

CREATE INDEX journal_messages_by_id ON journal_messages (member_id, message_id);

CREATE INDEX journal_messages_plain ON journal_messages (member_id) WHERE (body_key IS NULL);

CREATE TABLE article_events (
    member_id text NOT NULL,
    event_id text NOT NULL,
    article_id text NOT NULL,
    started_at bigint NOT NULL,
    completed_at bigint,
    is_daily bigint NOT NULL,
    rating bigint,
    PRIMARY KEY (member_id, event_id),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE INDEX article_events_by_completion ON article_events (member_id, completed_at);

CREATE INDEX article_events_by_start ON article_events (member_id, started_at);

CREATE UNIQUE INDEX article_events_open ON article_events (member_id, article_id) WHERE (completed_at IS NULL);

CREATE TRIGGER article_events_changed AFTER INSERT OR DELETE OR UPDATE ON article_events FOR EACH ROW EXECUTE FUNCTION raise_member_revision();

CREATE TABLE article_standings (
    member_id text NOT NULL,
    article_id text NOT NULL,
    first_completed_at bigint,
    last_completed_at bigint,
    rating bigint,
    PRIMARY KEY (member_id, article_id),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE TRIGGER article_standings_changed AFTER INSERT OR DELETE OR UPDATE ON article_standings FOR EACH ROW EXECUTE FUNCTION raise_member_revision();

CREATE TABLE account_links (
    member_id text NOT NULL,
    link_id text NOT NULL,
    purpose text NOT NULL,
    token_hash text NOT NULL,
    email_address text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    used_at bigint,
    asked_by text NOT NULL DEFAULT ''::text,
    PRIMARY KEY (member_id, link_id),
    UNIQUE (token_hash),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE INDEX account_links_by_expiry ON account_links (expires_at);

CREATE TABLE external_identities (
    member_id text NOT NULL,
    provider text NOT NULL,
    subject text NOT NULL,
    joined_at bigint NOT NULL,
    PRIMARY KEY (member_id, provider),
    UNIQUE (provider, subject),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE TABLE api_tokens (
    member_id text NOT NULL,
    token_id text NOT NULL,
    name text NOT NULL,
    token_hash text NOT NULL,
    created_at bigint NOT NULL,
    last_used_at bigint,
    expires_at bigint,
    PRIMARY KEY (member_id, token_id),
    UNIQUE (token_hash),
    UNIQUE (member_id, name),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE TABLE safety_profiles (
    member_id text NOT NULL,
    sealed text NOT NULL,
    updated_at bigint NOT NULL,
    sealed_key text,
    PRIMARY KEY (member_id),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE INDEX safety_profiles_plain ON safety_profiles (member_id) WHERE (sealed_key IS NULL);

CREATE TRIGGER safety_profiles_changed AFTER INSERT OR DELETE OR UPDATE ON safety_profiles FOR EACH ROW EXECUTE FUNCTION raise_member_revision();

CREATE TABLE exercise_results (
    member_id text NOT NULL,
    result_id text NOT NULL,
    event_id text NOT NULL,
    exercise_id text NOT NULL,
    plan_part text NOT NULL,
    started_at bigint NOT NULL,
    recorded_at bigint NOT NULL,
    day text NOT NULL,
    duration_s double precision NOT NULL,
    completed bigint NOT NULL,
    mood_before double precision,
    mood_after double precision,
    mood_scale text NOT NULL,
    felt_effect bigint,
    effect_hundredths bigint,
    note text NOT NULL,
    PRIMARY KEY (member_id, result_id),
    UNIQUE (member_id, event_id),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE INDEX exercise_results_by_time ON exercise_results (member_id, started_at);

CREATE TABLE exercise_experiences (
    member_id text NOT NULL,
    exercise_id text NOT NULL,
    times bigint NOT NULL,
    rated bigint NOT NULL,
    effect_hundredths bigint NOT NULL,
    last_day text NOT NULL,
    PRIMARY KEY (member_id, exercise_id),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE TRIGGER exercise_experiences_changed AFTER INSERT OR DELETE OR UPDATE ON exercise_experiences FOR EACH ROW EXECUTE FUNCTION raise_member_revision();

CREATE TABLE suggestions (
    member_id text NOT NULL,
    from_angle double precision NOT NULL,
    to_angle double precision NOT NULL,
    minutes double precision,
    positions text NOT NULL,
    surroundings text NOT NULL,
    day text NOT NULL,
    asked_at bigint NOT NULL,
    PRIMARY KEY (member_id),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE TRIGGER suggestions_changed AFTER INSERT OR DELETE OR UPDATE ON suggestions FOR EACH ROW EXECUTE FUNCTION raise_member_revision();

CREATE TABLE practice_marks (
    member_id text NOT NULL,
    day text NOT NULL,
    item text NOT NULL,
    source text NOT NULL,
    PRIMARY KEY (member_id, day, item, source),
    CHECK ((source = ANY (ARRAY['result'::text, 'tick'::text]))),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE TRIGGER practice_marks_changed AFTER INSERT OR DELETE OR UPDATE ON practice_marks FOR EACH ROW EXECUTE FUNCTION raise_member_revision();

CREATE TABLE plan_ticks (
    member_id text NOT NULL,
    event_id text NOT NULL,
    day text NOT NULL,
    item text NOT NULL,
    done bigint NOT NULL,
    ticked_at bigint NOT NULL,
    PRIMARY KEY (member_id, event_id),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE TABLE program_runs (
    member_id text NOT NULL,
    run bigint NOT NULL,
    began_day text NOT NULL,
    is_hidden bigint NOT NULL,
    PRIMARY KEY (member_id, run),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE TRIGGER program_runs_changed AFTER INSERT OR DELETE OR UPDATE ON program_runs FOR EACH ROW EXECUTE FUNCTION raise_member_revision();

CREATE TABLE program_days (
    member_id text NOT NULL,
    run bigint NOT NULL,
    day text NOT NULL,
    PRIMARY KEY (member_id, run, day),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE TRIGGER program_days_changed AFTER INSERT OR DELETE OR UPDATE ON program_days FOR EACH ROW EXECUTE FUNCTION raise_member_revision();

CREATE TABLE pauses (
    member_id text NOT NULL,
    began_day text NOT NULL,
    ended_day text,
    PRIMARY KEY (member_id, began_day),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE TRIGGER pauses_changed AFTER INSERT OR DELETE OR UPDATE ON pauses FOR EACH ROW EXECUTE FUNCTION raise_member_revision();

CREATE TABLE reflections (
    member_id text NOT NULL,
    event_id text NOT NULL,
    run bigint NOT NULL,
    week bigint NOT NULL,
    answer_1 text NOT NULL,
    answer_2 text NOT NULL,
    answer_3 text NOT NULL,
    written_at bigint NOT NULL,
    PRIMARY KEY (member_id, event_id),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE INDEX reflections_by_week ON reflections (member_id, run, week, written_at);

CREATE TABLE rest_weekdays (
    member_id text NOT NULL,
    weekdays text NOT NULL,
    PRIMARY KEY (member_id),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE TRIGGER rest_weekdays_changed AFTER INSERT OR DELETE OR UPDATE ON rest_weekdays FOR EACH ROW EXECUTE FUNCTION raise_member_revision();

CREATE TABLE rest_days (
    member_id text NOT NULL,
    day text NOT NULL,
    PRIMARY KEY (member_id, day),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE TRIGGER rest_days_changed AFTER INSERT OR DELETE OR UPDATE ON rest_days FOR EACH ROW EXECUTE FUNCTION raise_member_revision();

CREATE TABLE quiz_results (
    quiz_result_key text NOT NULL,
    event_id text NOT NULL,
    sealed text NOT NULL,
    taken_at bigint NOT NULL,
    member_id text,
    attached_at bigint,
    PRIMARY KEY (quiz_result_key),
    UNIQUE (event_id),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE INDEX quiz_results_by_member ON quiz_results (member_id, taken_at);

CREATE INDEX quiz_results_unattached ON quiz_results (taken_at) WHERE (member_id IS NULL);

CREATE TABLE imports (
    member_id text NOT NULL,
    import_id text NOT NULL,
    event_id text NOT NULL,
    source text NOT NULL,
    file_name text NOT NULL,
    imported_at bigint NOT NULL,
    undone_at bigint,
    row_count bigint NOT NULL,
    finished_at bigint,
    PRIMARY KEY (member_id, import_id),
    UNIQUE (member_id, event_id),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE TABLE import_rows (
    member_id text NOT NULL,
    import_id text NOT NULL,
    table_name text NOT NULL,
    row_key text NOT NULL,
    PRIMARY KEY (member_id, import_id, table_name, row_key),
    FOREIGN KEY (member_id, import_id) REFERENCES imports(member_id, import_id) ON DELETE CASCADE
);

CREATE TABLE resonance_paces (
    member_id text NOT NULL,
    breaths_per_minute double precision NOT NULL,
    found_at bigint NOT NULL,
    PRIMARY KEY (member_id),
    CHECK (((breaths_per_minute >= (3)::double precision) AND (breaths_per_minute <= (12)::double precision))),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE TABLE notification_deliveries (
    member_id text NOT NULL,
    delivery_id text NOT NULL,
    event_id text NOT NULL,
    kind text NOT NULL,
    channel text NOT NULL,
    queued_at bigint NOT NULL,
    outcome text NOT NULL,
    ended_at bigint,
    PRIMARY KEY (member_id, delivery_id),
    UNIQUE (member_id, event_id),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE TABLE program_restarts (
    member_id text NOT NULL,
    event_id text NOT NULL,
    restarted_at bigint NOT NULL,
    PRIMARY KEY (member_id, event_id),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE TABLE removed_check_ins (
    member_id text NOT NULL,
    event_id text NOT NULL,
    PRIMARY KEY (member_id, event_id),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE TABLE member_risks (
    member_id text NOT NULL,
    level bigint NOT NULL,
    urgency text NOT NULL,
    told_plan text NOT NULL,
    told_intent text NOT NULL,
    told_means text NOT NULL,
    told_time text NOT NULL,
    is_denied bigint NOT NULL,
    revision bigint NOT NULL,
    changed_at bigint NOT NULL,
    PRIMARY KEY (member_id),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE TRIGGER member_risks_changed AFTER INSERT OR DELETE OR UPDATE ON member_risks FOR EACH ROW EXECUTE FUNCTION raise_member_revision();

CREATE TABLE safety_events (
    member_id text NOT NULL,
    message_id text NOT NULL,
    at bigint NOT NULL,
    level bigint NOT NULL,
    flags text NOT NULL,
    resources text NOT NULL,
    PRIMARY KEY (member_id, message_id),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE INDEX safety_events_by_time ON safety_events (at);

CREATE TABLE guide_acknowledgements (
    member_id text NOT NULL,
    version text NOT NULL,
    acknowledged_at bigint NOT NULL,
    PRIMARY KEY (member_id, version),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE TABLE member_revisions (
    member_id text NOT NULL,
    revision bigint NOT NULL,
    PRIMARY KEY (member_id),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE TABLE known_devices (
    member_id text NOT NULL,
    device_uuid text NOT NULL,
    seen_at bigint NOT NULL,
    PRIMARY KEY (member_id, device_uuid),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE INDEX known_devices_by_age ON known_devices (seen_at);

CREATE TABLE sign_ups (
    link_id text NOT NULL,
    token_hash text NOT NULL,
    email_address text NOT NULL,
    first_name text NOT NULL,
    time_zone text NOT NULL,
    language_code text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    used_at bigint,
    PRIMARY KEY (link_id),
    UNIQUE (token_hash)
);

CREATE INDEX sign_ups_by_address ON sign_ups (email_address);

CREATE INDEX sign_ups_by_expiry ON sign_ups (expires_at);

CREATE TABLE leads (
    lead_id text NOT NULL,
    kind text NOT NULL,
    event_id text NOT NULL,
    first_name text NOT NULL,
    email_address text NOT NULL,
    language_code text NOT NULL,
    unique_code text NOT NULL,
    amount_off_usd_cents bigint NOT NULL,
    expires_at bigint NOT NULL,
    created_at bigint NOT NULL,
    PRIMARY KEY (lead_id),
    UNIQUE (event_id),
    UNIQUE (unique_code)
);

CREATE INDEX leads_by_address ON leads (email_address);

CREATE INDEX leads_by_age ON leads (created_at, lead_id);

CREATE TABLE site_events (
    event_id text NOT NULL,
    name text NOT NULL,
    place text NOT NULL,
    day text NOT NULL,
    PRIMARY KEY (event_id)
);

CREATE INDEX site_events_by_day ON site_events (day);

CREATE TABLE experiment_marks (
    event_id text NOT NULL,
    experiment text NOT NULL,
    is_shown bigint NOT NULL,
    PRIMARY KEY (event_id, experiment),
    FOREIGN KEY (event_id) REFERENCES site_events(event_id) ON DELETE CASCADE
);

CREATE TABLE clock_marks (
    name text NOT NULL,
    known_at bigint NOT NULL,
    PRIMARY KEY (name)
);

CREATE TABLE premium_grants (
    member_id text NOT NULL,
    grant_id text NOT NULL,
    source text NOT NULL,
    given_at bigint NOT NULL,
    months bigint NOT NULL,
    ends_at bigint,
    grace_until bigint,
    taken_back_at bigint,
    taken_back text NOT NULL DEFAULT ''::text,
    PRIMARY KEY (member_id, grant_id),
    CHECK (((months > 0) = (ends_at IS NULL))),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE TABLE ledger_transfers (
    movement_id text NOT NULL,
    line bigint NOT NULL,
    order_id text NOT NULL,
    reason text NOT NULL,
    actor text NOT NULL,
    moved_at bigint NOT NULL,
    from_account text NOT NULL,
    to_account text NOT NULL,
    minor bigint NOT NULL,
    currency text NOT NULL,
    PRIMARY KEY (movement_id, line),
    CHECK ((minor > 0)),
    CHECK ((from_account <> to_account)),
    CHECK ((length(currency) = 3)),
    CHECK (((actor <> ''::text) AND (reason <> ''::text)))
);

CREATE INDEX ledger_transfers_by_order ON ledger_transfers (order_id, moved_at);

CREATE TRIGGER ledger_transfers_are_not_emptied BEFORE TRUNCATE ON ledger_transfers FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_ledger();

CREATE TRIGGER ledger_transfers_stay BEFORE DELETE OR UPDATE ON ledger_transfers FOR EACH ROW EXECUTE FUNCTION refuse_change_of_ledger();

CREATE TABLE orders (
    order_id text NOT NULL,
    event_id text NOT NULL,
    item text NOT NULL,
    is_course bigint NOT NULL,
    language_code text NOT NULL,
    currency text NOT NULL,
    price_minor bigint NOT NULL,
    amount_off_minor bigint NOT NULL,
    unique_code text NOT NULL,
    affiliate_code text NOT NULL,
    created_at bigint NOT NULL,
    payment_id text,
    paid_minor bigint NOT NULL DEFAULT 0,
    refunded_minor bigint NOT NULL DEFAULT 0,
    disputed_minor bigint NOT NULL DEFAULT 0,
    dispute text NOT NULL DEFAULT 'none'::text,
    first_name text NOT NULL DEFAULT ''::text,
    email_address text NOT NULL DEFAULT ''::text,
    card text NOT NULL DEFAULT ''::text,
    paid_at bigint,
    receipt_number bigint,
    invite_id text NOT NULL DEFAULT ''::text,
    downloads bigint NOT NULL DEFAULT 0,
    downloads_until bigint,
    PRIMARY KEY (order_id),
    CHECK (((price_minor > amount_off_minor) AND (amount_off_minor >= 0))),
    CHECK (((paid_at IS NULL) = (paid_minor = 0))),
    UNIQUE (event_id),
    UNIQUE (payment_id),
    UNIQUE (receipt_number)
);

CREATE INDEX orders_by_address ON orders (email_address);

CREATE INDEX orders_by_age ON orders (paid_minor, created_at);

CREATE INDEX orders_by_code ON orders (unique_code, paid_minor);

CREATE TABLE provider_events (
    provider text NOT NULL,
    event_id text NOT NULL,
    kind text NOT NULL,
    payment_id text NOT NULL,
    received_at bigint NOT NULL,
    PRIMARY KEY (provider, event_id)
);

CREATE INDEX provider_events_by_age ON provider_events (received_at);

CREATE TABLE sandbox_payments (
    payment_id text NOT NULL,
    order_id text NOT NULL,
    amount_minor bigint NOT NULL,
    currency text NOT NULL,
    client_secret text NOT NULL,
    step text NOT NULL,
    story text NOT NULL,
    paid_minor bigint NOT NULL,
    refunded_minor bigint NOT NULL,
    disputed_minor bigint NOT NULL,
    dispute text NOT NULL,
    first_name text NOT NULL,
    email_address text NOT NULL,
    card text NOT NULL,
    PRIMARY KEY (payment_id),
    UNIQUE (order_id),
    UNIQUE (client_secret)
);

CREATE INDEX sandbox_payments_by_address ON sandbox_payments (email_address);

CREATE TABLE proof_codes (
    member_id text NOT NULL,
    session_id text NOT NULL,
    code_id text NOT NULL,
    tries bigint NOT NULL,
    expires_at bigint NOT NULL,
    PRIMARY KEY (member_id, session_id),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE INDEX proof_codes_by_expiry ON proof_codes (expires_at);

CREATE TABLE authenticators (
    member_id text NOT NULL,
    secret text NOT NULL,
    last_step bigint NOT NULL,
    created_at bigint NOT NULL,
    confirmed_at bigint,
    PRIMARY KEY (member_id),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE TABLE recovery_codes (
    member_id text NOT NULL,
    code_hash text NOT NULL,
    PRIMARY KEY (member_id, code_hash),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE TABLE waiting_sign_ins (
    member_id text NOT NULL,
    session_id text NOT NULL,
    token_hash text NOT NULL,
    device_uuid text NOT NULL,
    user_agent text NOT NULL,
    tries bigint NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    PRIMARY KEY (member_id, session_id),
    UNIQUE (token_hash),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE INDEX waiting_sign_ins_by_expiry ON waiting_sign_ins (expires_at);

CREATE TABLE installation_key (
    place text NOT NULL,
    key_id text NOT NULL,
    PRIMARY KEY (place),
    CHECK ((place = 'current'::text))
);

CREATE TABLE member_keys (
    member_id text NOT NULL,
    key_id text NOT NULL,
    wrapped_by text NOT NULL,
    wrapped text NOT NULL,
    PRIMARY KEY (member_id),
    FOREIGN KEY (member_id) REFERENCES members(member_id) ON DELETE CASCADE
);

CREATE INDEX member_keys_by_wrapping ON member_keys (wrapped_by);

CREATE TRIGGER member_keys_changed AFTER INSERT OR DELETE OR UPDATE ON member_keys FOR EACH ROW EXECUTE FUNCTION raise_member_revision();

CREATE TABLE erased_keys (
    key_id text NOT NULL,
    PRIMARY KEY (key_id)
);

