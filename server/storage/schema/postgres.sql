CREATE TABLE members (
    member_id       TEXT    NOT NULL PRIMARY KEY,
    email_address   TEXT    NOT NULL UNIQUE,
    first_name      TEXT    NOT NULL,
    password_hash   TEXT    NOT NULL,
    time_zone       TEXT    NOT NULL,
    language_code   TEXT    NOT NULL,
    is_admin        BIGINT NOT NULL,
    premium_source  TEXT    NOT NULL,
    premium_until   BIGINT NOT NULL,
    created_at      BIGINT NOT NULL,
    country_code    TEXT    NOT NULL DEFAULT '',
    address_proven_at  BIGINT
);

CREATE TABLE sessions (
    member_id     TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    session_id    TEXT    NOT NULL,
    token_hash    TEXT    NOT NULL UNIQUE,
    device_uuid   TEXT    NOT NULL,
    user_agent    TEXT    NOT NULL,
    created_at    BIGINT NOT NULL,
    last_seen_at  BIGINT NOT NULL,
    expires_at    BIGINT NOT NULL,
    PRIMARY KEY (member_id, session_id)
);

CREATE TABLE rate_limits (
    limit_key   TEXT    NOT NULL PRIMARY KEY,
    calls       TEXT    NOT NULL,
    expires_at  BIGINT NOT NULL
);

CREATE TABLE jobs (
    job_id        BIGINT  NOT NULL GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind          TEXT    NOT NULL,
    payload       TEXT    NOT NULL,
    unique_key    TEXT    NOT NULL,
    state         TEXT    NOT NULL CHECK (state IN ('waiting', 'running', 'parked')),
    run_at        BIGINT NOT NULL,
    attempts      BIGINT NOT NULL,
    leased_by     TEXT    NOT NULL,
    leased_until  BIGINT NOT NULL,
    last_error    TEXT    NOT NULL
);

CREATE TABLE schedules (
    name           TEXT    NOT NULL PRIMARY KEY,
    last_taken_at  BIGINT NOT NULL
);

CREATE TABLE check_ins (
    member_id      TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    check_in_id    TEXT    NOT NULL,
    event_id       TEXT    NOT NULL,
    checked_in_at  BIGINT NOT NULL,
    recorded_at    BIGINT NOT NULL,
    arousal        DOUBLE PRECISION    NOT NULL,
    comfort        DOUBLE PRECISION    NOT NULL,
    felt_angle     DOUBLE PRECISION    NOT NULL,
    angle          DOUBLE PRECISION    NOT NULL,
    state          TEXT    NOT NULL,
    body_signs     TEXT    NOT NULL,
    note           TEXT    NOT NULL,
    day            TEXT    NOT NULL DEFAULT '',
    edited_at      BIGINT,
    PRIMARY KEY (member_id, check_in_id),
    UNIQUE (member_id, event_id)
);

CREATE TABLE balance_points (
    member_id    TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    day          TEXT    NOT NULL,
    score        BIGINT NOT NULL,
    certainty    DOUBLE PRECISION    NOT NULL,
    PRIMARY KEY (member_id, day)
);

CREATE TABLE onboardings (
    member_id        TEXT    NOT NULL PRIMARY KEY REFERENCES members ON DELETE CASCADE,
    goal             TEXT    NOT NULL,
    life_aspect      TEXT    NOT NULL,
    current_state    TEXT    NOT NULL,
    preferred_state  TEXT    NOT NULL,
    answered_at      BIGINT NOT NULL
);

CREATE TABLE hrv_uploads (
    owner_id    TEXT    NOT NULL,
    upload_id   TEXT    NOT NULL,
    object_key  TEXT    NOT NULL,
    created_at  BIGINT NOT NULL,
    PRIMARY KEY (owner_id, upload_id)
);

CREATE TABLE hrv_tasks (
    owner_id           TEXT    NOT NULL,
    task_id            TEXT    NOT NULL,
    upload_id          TEXT    NOT NULL,
    object_key         TEXT    NOT NULL,
    context            TEXT    NOT NULL,
    status             TEXT    NOT NULL,
    created_at         BIGINT NOT NULL,
    finished_at        BIGINT,
    rejection_reason   TEXT,
    rejection_message  TEXT,
    rejection_second   DOUBLE PRECISION, tags TEXT NOT NULL DEFAULT '', taken_at BIGINT,
    PRIMARY KEY (owner_id, task_id),
    UNIQUE (owner_id, upload_id)
);

CREATE TABLE readings (
    owner_id        TEXT    NOT NULL,
    task_id         TEXT    NOT NULL,
    measured_at     BIGINT NOT NULL,
    hr_bpm          DOUBLE PRECISION    NOT NULL,
    rmssd_ms        DOUBLE PRECISION    NOT NULL,
    sdnn_ms         DOUBLE PRECISION    NOT NULL,
    pnn50           DOUBLE PRECISION    NOT NULL,
    quality         DOUBLE PRECISION    NOT NULL,
    quality_reason  TEXT    NOT NULL,
    beats           BIGINT NOT NULL,
    duration_s      DOUBLE PRECISION    NOT NULL,
    beat_runs       TEXT    NOT NULL,
    engine_version  TEXT    NOT NULL,
    PRIMARY KEY (owner_id, task_id)
);

CREATE TABLE audit_entries (
    audit_id           TEXT    NOT NULL PRIMARY KEY,
    done_at            BIGINT  NOT NULL,
    actor_member_id    TEXT    REFERENCES members ON DELETE SET NULL,
    actor              TEXT    NOT NULL,
    action             TEXT    NOT NULL,
    subject_member_id  TEXT    REFERENCES members ON DELETE SET NULL,
    subject            TEXT    NOT NULL,
    detail             TEXT    NOT NULL
);

CREATE TABLE trainers (
    trainer_id     TEXT    NOT NULL PRIMARY KEY,
    first_name     TEXT    NOT NULL,
    last_name      TEXT    NOT NULL,
    email_address  TEXT    NOT NULL UNIQUE,
    invite_code    TEXT    NOT NULL UNIQUE,
    created_at     BIGINT  NOT NULL
);

CREATE TABLE invites (
    invite_id      TEXT    NOT NULL PRIMARY KEY,
    code           TEXT    NOT NULL UNIQUE,
    kind           TEXT    NOT NULL,
    months         BIGINT  NOT NULL,
    event_id       TEXT    NOT NULL,
    created_by     TEXT    NOT NULL,
    first_name     TEXT    NOT NULL,
    email_address  TEXT    NOT NULL,
    trainer_id     TEXT    REFERENCES trainers ON DELETE CASCADE,
    created_at     BIGINT  NOT NULL,
    expires_at     BIGINT  NOT NULL,
    redeemed_at    BIGINT ,
    redeemed_by    TEXT    REFERENCES members ON DELETE SET NULL,
    UNIQUE (created_by, event_id)
);

CREATE TABLE subscriptions (
    member_id        TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    subscription_id  TEXT    NOT NULL,
    store            TEXT    NOT NULL,
    transaction_id   TEXT    NOT NULL,
    product_id       TEXT    NOT NULL,
    country_code     TEXT    NOT NULL,
    started_at       BIGINT  NOT NULL,
    expires_at       BIGINT  NOT NULL,
    PRIMARY KEY (member_id, subscription_id),
    UNIQUE (store, transaction_id)
);

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

CREATE TABLE notification_settings (
    member_id    TEXT    NOT NULL PRIMARY KEY REFERENCES members ON DELETE CASCADE,
    topics       TEXT    NOT NULL,
    times        TEXT    NOT NULL,
    quiet_from   BIGINT ,
    quiet_to     BIGINT ,
    pause_until  BIGINT ,
    kept_at      BIGINT  NOT NULL
);

CREATE TABLE notification_tokens (
    member_id   TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    session_id  TEXT    NOT NULL,
    service     TEXT    NOT NULL,
    address     TEXT    NOT NULL UNIQUE,
    p256dh      TEXT    NOT NULL,
    auth        TEXT    NOT NULL,
    kept_at     BIGINT  NOT NULL,
    PRIMARY KEY (member_id, session_id),
    FOREIGN KEY (member_id, session_id) REFERENCES sessions ON DELETE CASCADE
);

CREATE TABLE feedback (
    member_id    TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    feedback_id  TEXT    NOT NULL UNIQUE,
    event_id     TEXT    NOT NULL,
    text         TEXT    NOT NULL,
    given_at     BIGINT  NOT NULL,
    PRIMARY KEY (member_id, feedback_id),
    UNIQUE (member_id, event_id)
);

CREATE TABLE app_ratings (
    member_id  TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    day        TEXT    NOT NULL,
    stars      BIGINT  NOT NULL,
    rated_at   BIGINT  NOT NULL,
    PRIMARY KEY (member_id, day)
);

CREATE TABLE review_requests (
    member_id     TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    event_id      TEXT    NOT NULL,
    requested_at  BIGINT  NOT NULL,
    PRIMARY KEY (member_id, event_id)
);

CREATE TABLE journal_threads (
    member_id        TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    thread_id        TEXT    NOT NULL,
    event_id         TEXT    NOT NULL,
    life_aspect      TEXT    NOT NULL,
    current_state    TEXT    NOT NULL,
    opened_at        BIGINT  NOT NULL,
    last_message_at  BIGINT  NOT NULL,
    unread           BIGINT  NOT NULL,
    phase            TEXT    NOT NULL DEFAULT 'opening',
    phase_turns      BIGINT  NOT NULL DEFAULT 0,
    guide_turns      BIGINT  NOT NULL DEFAULT 0,
    PRIMARY KEY (member_id, thread_id),
    UNIQUE (member_id, event_id)
);

CREATE TABLE journal_messages (
    member_id   TEXT    NOT NULL,
    thread_id   TEXT    NOT NULL,
    message_id  TEXT    NOT NULL,
    author      TEXT    NOT NULL,
    body        TEXT    NOT NULL,
    sent_at     BIGINT  NOT NULL,
    reaction    TEXT,
    event_id    TEXT,
    line_ids         TEXT    NOT NULL DEFAULT '',
    exercise_id      TEXT,
    is_safety_reply  BIGINT  NOT NULL DEFAULT 0,
    answered_entry   TEXT,
    PRIMARY KEY (member_id, thread_id, message_id),
    FOREIGN KEY (member_id, thread_id) REFERENCES journal_threads ON DELETE CASCADE
);

CREATE TABLE account_links (
    member_id      TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    link_id        TEXT    NOT NULL,
    purpose        TEXT    NOT NULL,
    token_hash     TEXT    NOT NULL UNIQUE,
    email_address  TEXT    NOT NULL,
    created_at     BIGINT NOT NULL,
    expires_at     BIGINT NOT NULL,
    used_at        BIGINT,
    PRIMARY KEY (member_id, link_id)
);

CREATE TABLE external_identities (
    member_id  TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    provider   TEXT    NOT NULL,
    subject    TEXT    NOT NULL,
    joined_at  BIGINT NOT NULL,
    PRIMARY KEY (member_id, provider),
    UNIQUE (provider, subject)
);

CREATE TABLE api_tokens (
    member_id     TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    token_id      TEXT    NOT NULL,
    name          TEXT    NOT NULL,
    token_hash    TEXT    NOT NULL UNIQUE,
    created_at    BIGINT NOT NULL,
    last_used_at  BIGINT, expires_at BIGINT,
    PRIMARY KEY (member_id, token_id),
    UNIQUE (member_id, name)
);

CREATE TABLE safety_profiles (
    member_id   TEXT    NOT NULL PRIMARY KEY REFERENCES members ON DELETE CASCADE,
    sealed      TEXT    NOT NULL,
    updated_at  BIGINT  NOT NULL
);

CREATE TABLE exercise_results (
    member_id          TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    result_id          TEXT    NOT NULL,
    event_id           TEXT    NOT NULL,
    exercise_id        TEXT    NOT NULL,
    plan_part          TEXT    NOT NULL,
    started_at         BIGINT  NOT NULL,
    recorded_at        BIGINT  NOT NULL,
    day                TEXT    NOT NULL,
    duration_s         DOUBLE PRECISION NOT NULL,
    completed          BIGINT  NOT NULL,
    mood_before        DOUBLE PRECISION,
    mood_after         DOUBLE PRECISION,
    mood_scale         TEXT    NOT NULL,
    felt_effect        BIGINT,
    effect_hundredths  BIGINT,
    note               TEXT    NOT NULL,
    PRIMARY KEY (member_id, result_id),
    UNIQUE (member_id, event_id)
);

CREATE TABLE exercise_experiences (
    member_id          TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    exercise_id        TEXT    NOT NULL,
    times              BIGINT  NOT NULL,
    rated              BIGINT  NOT NULL,
    effect_hundredths  BIGINT  NOT NULL,
    last_day           TEXT    NOT NULL,
    PRIMARY KEY (member_id, exercise_id)
);

CREATE TABLE suggestions (
    member_id     TEXT    NOT NULL PRIMARY KEY REFERENCES members ON DELETE CASCADE,
    from_angle    DOUBLE PRECISION NOT NULL,
    to_angle      DOUBLE PRECISION NOT NULL,
    minutes       DOUBLE PRECISION,
    positions     TEXT    NOT NULL,
    surroundings  TEXT    NOT NULL,
    day           TEXT    NOT NULL,
    asked_at      BIGINT  NOT NULL
);

CREATE TABLE practice_marks (
    member_id  TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    day        TEXT    NOT NULL,
    item       TEXT    NOT NULL,
    source     TEXT    NOT NULL CHECK (source IN ('result', 'tick')),
    PRIMARY KEY (member_id, day, item, source)
);

CREATE TABLE plan_ticks (
    member_id  TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    event_id   TEXT    NOT NULL,
    day        TEXT    NOT NULL,
    item       TEXT    NOT NULL,
    done       BIGINT  NOT NULL,
    ticked_at  BIGINT  NOT NULL,
    PRIMARY KEY (member_id, event_id)
);

CREATE TABLE program_runs (
    member_id  TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    run        BIGINT  NOT NULL,
    began_day  TEXT    NOT NULL,
    is_hidden  BIGINT  NOT NULL,
    PRIMARY KEY (member_id, run)
);

CREATE TABLE program_days (
    member_id  TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    run        BIGINT  NOT NULL,
    day        TEXT    NOT NULL,
    PRIMARY KEY (member_id, run, day)
);

CREATE TABLE pauses (
    member_id  TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    began_day  TEXT    NOT NULL,
    ended_day  TEXT,
    PRIMARY KEY (member_id, began_day)
);

CREATE TABLE reflections (
    member_id   TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    event_id    TEXT    NOT NULL,
    run         BIGINT  NOT NULL,
    week        BIGINT  NOT NULL,
    answer_1    TEXT    NOT NULL,
    answer_2    TEXT    NOT NULL,
    answer_3    TEXT    NOT NULL,
    written_at  BIGINT  NOT NULL,
    PRIMARY KEY (member_id, event_id)
);

CREATE TABLE rest_weekdays (
    member_id  TEXT    NOT NULL PRIMARY KEY REFERENCES members ON DELETE CASCADE,
    weekdays   TEXT    NOT NULL
);

CREATE TABLE rest_days (
    member_id  TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    day        TEXT    NOT NULL,
    PRIMARY KEY (member_id, day)
);

CREATE TABLE imports (
    member_id    TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    import_id    TEXT    NOT NULL,
    event_id     TEXT    NOT NULL,
    source       TEXT    NOT NULL,
    file_name    TEXT    NOT NULL,
    imported_at  BIGINT  NOT NULL,
    undone_at    BIGINT,
    row_count    BIGINT  NOT NULL,
    finished_at  BIGINT,
    PRIMARY KEY (member_id, import_id),
    UNIQUE (member_id, event_id)
);

CREATE TABLE import_rows (
    member_id   TEXT    NOT NULL,
    import_id   TEXT    NOT NULL,
    table_name  TEXT    NOT NULL,
    row_key     TEXT    NOT NULL,
    PRIMARY KEY (member_id, import_id, table_name, row_key),
    FOREIGN KEY (member_id, import_id) REFERENCES imports ON DELETE CASCADE
);

CREATE TABLE resonance_paces (
    member_id           TEXT NOT NULL PRIMARY KEY REFERENCES members ON DELETE CASCADE,
    breaths_per_minute  DOUBLE PRECISION NOT NULL CHECK (breaths_per_minute BETWEEN 3 AND 12),
    found_at            BIGINT NOT NULL
);

CREATE TABLE notification_deliveries (
    member_id    TEXT NOT NULL REFERENCES members ON DELETE CASCADE,
    delivery_id  TEXT NOT NULL,
    event_id     TEXT NOT NULL,
    kind         TEXT NOT NULL,
    channel      TEXT NOT NULL,
    queued_at    BIGINT NOT NULL,
    outcome      TEXT NOT NULL,
    ended_at     BIGINT,
    PRIMARY KEY (member_id, delivery_id),
    UNIQUE (member_id, event_id)
);

CREATE TABLE program_restarts (
    member_id     TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    event_id      TEXT    NOT NULL,
    restarted_at  BIGINT NOT NULL,
    PRIMARY KEY (member_id, event_id)
);

CREATE TABLE removed_check_ins (
    member_id  TEXT NOT NULL REFERENCES members ON DELETE CASCADE,
    event_id   TEXT NOT NULL,
    PRIMARY KEY (member_id, event_id)
);

CREATE INDEX sessions_by_expiry ON sessions (expires_at);

CREATE INDEX rate_limits_by_expiry ON rate_limits (expires_at);

CREATE INDEX jobs_by_due ON jobs (state, run_at);

CREATE INDEX jobs_by_lease ON jobs (state, leased_until);

CREATE UNIQUE INDEX jobs_waiting_once ON jobs (unique_key) WHERE state = 'waiting' AND unique_key <> '';

CREATE INDEX check_ins_by_day ON check_ins (member_id, day, state, angle);
CREATE INDEX check_ins_by_time ON check_ins (member_id, checked_in_at);

CREATE INDEX hrv_uploads_by_age ON hrv_uploads (created_at);
CREATE INDEX hrv_uploads_of_visitors ON hrv_uploads (created_at, upload_id) WHERE substr(owner_id, 1, 8) = 'visitor:';

CREATE INDEX hrv_tasks_by_time ON hrv_tasks (owner_id, created_at);

CREATE INDEX readings_by_time ON readings (owner_id, measured_at);

CREATE INDEX audit_entries_by_actor_member ON audit_entries (actor_member_id);

CREATE INDEX audit_entries_by_subject_member ON audit_entries (subject_member_id);

CREATE INDEX invites_by_redeemer ON invites (redeemed_by);

CREATE INDEX invites_by_address ON invites (email_address);

CREATE INDEX invites_by_trainer ON invites (trainer_id);

CREATE INDEX trainer_links_by_trainer ON trainer_links (trainer_id);

CREATE INDEX journal_threads_unread ON journal_threads (member_id) WHERE unread > 0;
CREATE TABLE article_events (
    member_id     TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    event_id      TEXT    NOT NULL,
    article_id    TEXT    NOT NULL,
    started_at    BIGINT NOT NULL,
    completed_at  BIGINT,
    is_daily      BIGINT NOT NULL,
    rating        BIGINT,
    PRIMARY KEY (member_id, event_id)
);

CREATE INDEX journal_messages_by_id ON journal_messages (member_id, message_id);

CREATE UNIQUE INDEX journal_messages_by_event ON journal_messages (member_id, event_id);

CREATE UNIQUE INDEX article_events_open ON article_events (member_id, article_id) WHERE completed_at IS NULL;

CREATE INDEX article_events_by_start ON article_events (member_id, started_at);

CREATE INDEX article_events_by_completion ON article_events (member_id, completed_at);

CREATE TABLE article_standings (
    member_id           TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    article_id          TEXT    NOT NULL,
    first_completed_at  BIGINT,
    last_completed_at   BIGINT,
    rating              BIGINT,
    PRIMARY KEY (member_id, article_id)
);

CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE article_index (
    article_id    TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    content_hash  TEXT     NOT NULL,
    words         TEXT     NOT NULL,
    word_vector   TSVECTOR NOT NULL GENERATED ALWAYS AS (array_to_tsvector(string_to_array(words, ' '))) STORED
);

CREATE INDEX article_index_by_word ON article_index USING gin (word_vector);

CREATE TABLE article_words (
    word  TEXT COLLATE "C" NOT NULL PRIMARY KEY
);

CREATE INDEX article_words_by_trigram ON article_words USING gin (show_trgm(word));
CREATE INDEX account_links_by_expiry ON account_links (expires_at);
CREATE INDEX exercise_results_by_time ON exercise_results (member_id, started_at);

CREATE INDEX reflections_by_week ON reflections (member_id, run, week, written_at);

CREATE TABLE quiz_results (
    quiz_result_key  TEXT    NOT NULL PRIMARY KEY,
    event_id         TEXT    NOT NULL UNIQUE,
    sealed           TEXT    NOT NULL,
    taken_at         BIGINT  NOT NULL,
    member_id        TEXT    REFERENCES members ON DELETE CASCADE,
    attached_at      BIGINT
);

CREATE INDEX quiz_results_by_member ON quiz_results (member_id, taken_at);

CREATE INDEX quiz_results_unattached ON quiz_results (taken_at) WHERE member_id IS NULL;

CREATE TABLE member_risks (
    member_id    TEXT    NOT NULL PRIMARY KEY REFERENCES members ON DELETE CASCADE,
    level        BIGINT  NOT NULL,
    urgency      TEXT    NOT NULL,
    told_plan    TEXT    NOT NULL,
    told_intent  TEXT    NOT NULL,
    told_means   TEXT    NOT NULL,
    told_time    TEXT    NOT NULL,
    is_denied    BIGINT  NOT NULL,
    revision     BIGINT  NOT NULL,
    changed_at   BIGINT  NOT NULL
);

CREATE TABLE safety_events (
    member_id   TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    message_id  TEXT    NOT NULL,
    at          BIGINT  NOT NULL,
    level       BIGINT  NOT NULL,
    flags       TEXT    NOT NULL,
    resources   TEXT    NOT NULL,
    PRIMARY KEY (member_id, message_id)
);

CREATE INDEX safety_events_by_time ON safety_events (at);

CREATE TABLE guide_acknowledgements (
    member_id        TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    version          TEXT    NOT NULL,
    acknowledged_at  BIGINT  NOT NULL,
    PRIMARY KEY (member_id, version)
);

CREATE INDEX journal_lines_by_time ON journal_messages (member_id, sent_at) WHERE line_ids <> '';
