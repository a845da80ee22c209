CREATE TABLE members (
    member_id       TEXT    NOT NULL PRIMARY KEY,
    email_address   TEXT    NOT NULL UNIQUE,
    first_name      TEXT    NOT NULL,
    password_hash   TEXT    NOT NULL,
    time_zone       TEXT    NOT NULL,
    language_code   TEXT    NOT NULL,
    is_admin        INTEGER NOT NULL,
    premium_source  TEXT    NOT NULL,
    premium_until   INTEGER NOT NULL,
    created_at      INTEGER NOT NULL
, country_code TEXT NOT NULL DEFAULT '', address_proven_at INTEGER, inherited_at INTEGER) STRICT;

CREATE TABLE sessions (
    member_id     TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    session_id    TEXT    NOT NULL,
    token_hash    TEXT    NOT NULL UNIQUE,
    device_uuid   TEXT    NOT NULL,
    user_agent    TEXT    NOT NULL,
    created_at    INTEGER NOT NULL,
    last_seen_at  INTEGER NOT NULL,
    expires_at    INTEGER NOT NULL, proven_at INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (member_id, session_id)
) STRICT;

CREATE TABLE rate_limits (
    limit_key   TEXT    NOT NULL PRIMARY KEY,
    calls       TEXT    NOT NULL,
    expires_at  INTEGER NOT NULL
) STRICT;

CREATE TABLE jobs (
    job_id        INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    kind          TEXT    NOT NULL,
    payload       TEXT    NOT NULL,
    unique_key    TEXT    NOT NULL,
    state         TEXT    NOT NULL CHECK (state IN ('waiting', 'running', 'parked')),
    run_at        INTEGER NOT NULL,
    attempts      INTEGER NOT NULL,
    leased_by     TEXT    NOT NULL,
    leased_until  INTEGER NOT NULL,
    last_error    TEXT    NOT NULL
) STRICT;

CREATE TABLE schedules (
    name           TEXT    NOT NULL PRIMARY KEY,
    last_taken_at  INTEGER NOT NULL
) STRICT;

CREATE TABLE check_ins (
    member_id      TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    check_in_id    TEXT    NOT NULL,
    event_id       TEXT    NOT NULL,
    checked_in_at  INTEGER NOT NULL,
    recorded_at    INTEGER NOT NULL,
    arousal        REAL    NOT NULL,
    comfort        REAL    NOT NULL,
    felt_angle     REAL    NOT NULL,
    angle          REAL    NOT NULL,
    state          TEXT    NOT NULL,
    body_signs     TEXT    NOT NULL,
    note           TEXT    NOT NULL, day TEXT NOT NULL DEFAULT '', edited_at INTEGER,
    PRIMARY KEY (member_id, check_in_id),
    UNIQUE (member_id, event_id)
) STRICT;

CREATE TABLE onboardings (
    member_id        TEXT    NOT NULL PRIMARY KEY REFERENCES members ON DELETE CASCADE,
    goal             TEXT    NOT NULL,
    life_aspect      TEXT    NOT NULL,
    current_state    TEXT    NOT NULL,
    preferred_state  TEXT    NOT NULL,
    answered_at      INTEGER NOT NULL
) STRICT;

CREATE TABLE hrv_uploads (
    owner_id    TEXT    NOT NULL,
    upload_id   TEXT    NOT NULL,
    object_key  TEXT    NOT NULL,
    created_at  INTEGER NOT NULL,
    PRIMARY KEY (owner_id, upload_id)
) STRICT;

CREATE TABLE hrv_tasks (
    owner_id           TEXT    NOT NULL,
    task_id            TEXT    NOT NULL,
    upload_id          TEXT    NOT NULL,
    object_key         TEXT    NOT NULL,
    context            TEXT    NOT NULL,
    status             TEXT    NOT NULL,
    created_at         INTEGER NOT NULL,
    finished_at        INTEGER,
    rejection_reason   TEXT,
    rejection_message  TEXT,
    rejection_second   REAL, tags TEXT NOT NULL DEFAULT '', taken_at INTEGER, rejection_hr_bpm REAL,
    PRIMARY KEY (owner_id, task_id),
    UNIQUE (owner_id, upload_id)
) STRICT;

CREATE TABLE readings (
    owner_id        TEXT    NOT NULL,
    task_id         TEXT    NOT NULL,
    measured_at     INTEGER NOT NULL,
    hr_bpm          REAL    NOT NULL,
    rmssd_ms        REAL    NOT NULL,
    sdnn_ms         REAL    NOT NULL,
    pnn50           REAL    NOT NULL,
    quality         REAL    NOT NULL,
    quality_reason  TEXT    NOT NULL,
    beats           INTEGER NOT NULL,
    duration_s      REAL    NOT NULL,
    beat_runs       TEXT    NOT NULL,
    engine_version  TEXT    NOT NULL, rmssd_low_ms REAL, rmssd_high_ms REAL, sdnn_low_ms REAL, sdnn_high_ms REAL, clear_s REAL, ectopic_beats INTEGER,
    PRIMARY KEY (owner_id, task_id)
) STRICT;

CREATE TABLE balance_points (
    member_id  TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    day        TEXT    NOT NULL,
    score      INTEGER NOT NULL,
    certainty  REAL    NOT NULL,
    PRIMARY KEY (member_id, day)
) STRICT;

CREATE TABLE audit_entries (
    audit_id           TEXT    NOT NULL PRIMARY KEY,
    done_at            INTEGER NOT NULL,
    actor_member_id    TEXT    REFERENCES members ON DELETE SET NULL,
    actor              TEXT    NOT NULL,
    action             TEXT    NOT NULL,
    subject_member_id  TEXT    REFERENCES members ON DELETE SET NULL,
    subject            TEXT    NOT NULL,
    detail             TEXT    NOT NULL
) STRICT;

CREATE TABLE trainers (
    trainer_id     TEXT    NOT NULL PRIMARY KEY,
    first_name     TEXT    NOT NULL,
    last_name      TEXT    NOT NULL,
    email_address  TEXT    NOT NULL UNIQUE,
    invite_code    TEXT    NOT NULL UNIQUE,
    created_at     INTEGER NOT NULL
) STRICT;

CREATE TABLE invites (
    invite_id      TEXT    NOT NULL PRIMARY KEY,
    code           TEXT    NOT NULL UNIQUE,
    kind           TEXT    NOT NULL,
    months         INTEGER NOT NULL,
    event_id       TEXT    NOT NULL,
    created_by     TEXT    NOT NULL,
    first_name     TEXT    NOT NULL,
    email_address  TEXT    NOT NULL,
    trainer_id     TEXT    REFERENCES trainers ON DELETE CASCADE,
    created_at     INTEGER NOT NULL,
    expires_at     INTEGER NOT NULL,
    redeemed_at    INTEGER,
    redeemed_by    TEXT    REFERENCES members ON DELETE SET NULL,
    UNIQUE (created_by, event_id)
) STRICT;

CREATE TABLE subscriptions (
    member_id        TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    subscription_id  TEXT    NOT NULL,
    store            TEXT    NOT NULL,
    transaction_id   TEXT    NOT NULL,
    product_id       TEXT    NOT NULL,
    country_code     TEXT    NOT NULL,
    started_at       INTEGER NOT NULL,
    expires_at       INTEGER NOT NULL,
    PRIMARY KEY (member_id, subscription_id),
    UNIQUE (store, transaction_id)
) STRICT;

CREATE TABLE trainer_links (
    member_id   TEXT    NOT NULL PRIMARY KEY REFERENCES members ON DELETE CASCADE,
    trainer_id  TEXT    NOT NULL REFERENCES trainers ON DELETE CASCADE,
    linked_at   INTEGER NOT NULL
) STRICT;

CREATE TABLE trainer_consents (
    member_id   TEXT    NOT NULL REFERENCES trainer_links ON DELETE CASCADE,
    kind        TEXT    NOT NULL,
    granted_at  INTEGER NOT NULL,
    expires_at  INTEGER NOT NULL,
    PRIMARY KEY (member_id, kind)
) STRICT;

CREATE TABLE trainer_accesses (
    member_id    TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    access_id    TEXT    NOT NULL,
    trainer_id   TEXT    NOT NULL,
    kind         TEXT    NOT NULL,
    accessed_at  INTEGER NOT NULL,
    PRIMARY KEY (member_id, access_id)
) STRICT;

CREATE TABLE notification_settings (
    member_id    TEXT    NOT NULL PRIMARY KEY REFERENCES members ON DELETE CASCADE,
    topics       TEXT    NOT NULL,
    times        TEXT    NOT NULL,
    quiet_from   INTEGER,
    quiet_to     INTEGER,
    pause_until  INTEGER,
    kept_at      INTEGER NOT NULL
) STRICT;

CREATE TABLE notification_tokens (
    member_id   TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    session_id  TEXT    NOT NULL,
    service     TEXT    NOT NULL,
    address     TEXT    NOT NULL UNIQUE,
    p256dh      TEXT    NOT NULL,
    auth        TEXT    NOT NULL,
    kept_at     INTEGER NOT NULL,
    PRIMARY KEY (member_id, session_id),
    FOREIGN KEY (member_id, session_id) REFERENCES sessions ON DELETE CASCADE
) STRICT;

CREATE TABLE feedback (
    member_id    TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    feedback_id  TEXT    NOT NULL UNIQUE,
    event_id     TEXT    NOT NULL,
    text         TEXT    NOT NULL,
    given_at     INTEGER NOT NULL,
    PRIMARY KEY (member_id, feedback_id),
    UNIQUE (member_id, event_id)
) STRICT;

CREATE TABLE app_ratings (
    member_id  TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    day        TEXT    NOT NULL,
    stars      INTEGER NOT NULL,
    rated_at   INTEGER NOT NULL,
    PRIMARY KEY (member_id, day)
) STRICT;

CREATE TABLE review_requests (
    member_id     TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    event_id      TEXT    NOT NULL,
    requested_at  INTEGER NOT NULL,
    PRIMARY KEY (member_id, event_id)
) STRICT;

CREATE TABLE journal_threads (
    member_id        TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    thread_id        TEXT    NOT NULL,
    event_id         TEXT    NOT NULL,
    life_aspect      TEXT    NOT NULL,
    current_state    TEXT    NOT NULL,
    opened_at        INTEGER NOT NULL,
    last_message_at  INTEGER NOT NULL,
    unread           INTEGER NOT NULL, phase TEXT NOT NULL DEFAULT 'opening', phase_turns INTEGER NOT NULL DEFAULT 0, guide_turns INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (member_id, thread_id),
    UNIQUE (member_id, event_id)
) STRICT;

CREATE TABLE journal_messages (
    member_id   TEXT    NOT NULL,
    thread_id   TEXT    NOT NULL,
    message_id  TEXT    NOT NULL,
    author      TEXT    NOT NULL,
    body        TEXT    NOT NULL,
    sent_at     INTEGER NOT NULL,
    reaction    TEXT, event_id TEXT, line_ids TEXT NOT NULL DEFAULT '', exercise_id TEXT, is_safety_reply INTEGER NOT NULL DEFAULT 0, answered_entry TEXT, body_key TEXT,
    PRIMARY KEY (member_id, thread_id, message_id),
    FOREIGN KEY (member_id, thread_id) REFERENCES journal_threads ON DELETE CASCADE
) STRICT;

CREATE TABLE article_events (
    member_id     TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    event_id      TEXT    NOT NULL,
    article_id    TEXT    NOT NULL,
    started_at    INTEGER NOT NULL,
    completed_at  INTEGER,
    is_daily      INTEGER NOT NULL,
    rating        INTEGER,
    PRIMARY KEY (member_id, event_id)
) STRICT;

CREATE TABLE article_standings (
    member_id           TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    article_id          TEXT    NOT NULL,
    first_completed_at  INTEGER,
    last_completed_at   INTEGER,
    rating              INTEGER,
    PRIMARY KEY (member_id, article_id)
) STRICT;

CREATE TABLE account_links (
    member_id      TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    link_id        TEXT    NOT NULL,
    purpose        TEXT    NOT NULL,
    token_hash     TEXT    NOT NULL UNIQUE,
    email_address  TEXT    NOT NULL,
    created_at     INTEGER NOT NULL,
    expires_at     INTEGER NOT NULL,
    used_at        INTEGER, asked_by TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (member_id, link_id)
) STRICT;

CREATE TABLE external_identities (
    member_id  TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    provider   TEXT    NOT NULL,
    subject    TEXT    NOT NULL,
    joined_at  INTEGER NOT NULL,
    PRIMARY KEY (member_id, provider),
    UNIQUE (provider, subject)
) STRICT;

CREATE TABLE api_tokens (
    member_id     TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    token_id      TEXT    NOT NULL,
    name          TEXT    NOT NULL,
    token_hash    TEXT    NOT NULL UNIQUE,
    created_at    INTEGER NOT NULL,
    last_used_at  INTEGER, expires_at INTEGER,
    PRIMARY KEY (member_id, token_id),
    UNIQUE (member_id, name)
) STRICT;

CREATE TABLE safety_profiles (
    member_id   TEXT    NOT NULL PRIMARY KEY REFERENCES members ON DELETE CASCADE,
    sealed      TEXT    NOT NULL,
    updated_at  INTEGER NOT NULL
, sealed_key TEXT) STRICT;

CREATE TABLE exercise_results (
    member_id          TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    result_id          TEXT    NOT NULL,
    event_id           TEXT    NOT NULL,
    exercise_id        TEXT    NOT NULL,
    plan_part          TEXT    NOT NULL,
    started_at         INTEGER NOT NULL,
    recorded_at        INTEGER NOT NULL,
    day                TEXT    NOT NULL,
    duration_s         REAL    NOT NULL,
    completed          INTEGER NOT NULL,
    mood_before        REAL,
    mood_after         REAL,
    mood_scale         TEXT    NOT NULL,
    felt_effect        INTEGER,
    effect_hundredths  INTEGER,
    note               TEXT    NOT NULL,
    PRIMARY KEY (member_id, result_id),
    UNIQUE (member_id, event_id)
) STRICT;

CREATE TABLE exercise_experiences (
    member_id          TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    exercise_id        TEXT    NOT NULL,
    times              INTEGER NOT NULL,
    rated              INTEGER NOT NULL,
    effect_hundredths  INTEGER NOT NULL,
    last_day           TEXT    NOT NULL,
    PRIMARY KEY (member_id, exercise_id)
) STRICT;

CREATE TABLE suggestions (
    member_id     TEXT    NOT NULL PRIMARY KEY REFERENCES members ON DELETE CASCADE,
    from_angle    REAL    NOT NULL,
    to_angle      REAL    NOT NULL,
    minutes       REAL,
    positions     TEXT    NOT NULL,
    surroundings  TEXT    NOT NULL,
    day           TEXT    NOT NULL,
    asked_at      INTEGER NOT NULL
) STRICT;

CREATE TABLE practice_marks (
    member_id  TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    day        TEXT    NOT NULL,
    item       TEXT    NOT NULL,
    source     TEXT    NOT NULL CHECK (source IN ('result', 'tick')),
    PRIMARY KEY (member_id, day, item, source)
) STRICT;

CREATE TABLE plan_ticks (
    member_id  TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    event_id   TEXT    NOT NULL,
    day        TEXT    NOT NULL,
    item       TEXT    NOT NULL,
    done       INTEGER NOT NULL,
    ticked_at  INTEGER NOT NULL,
    PRIMARY KEY (member_id, event_id)
) STRICT;

CREATE TABLE program_runs (
    member_id  TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    run        INTEGER NOT NULL,
    began_day  TEXT    NOT NULL,
    is_hidden  INTEGER NOT NULL,
    PRIMARY KEY (member_id, run)
) STRICT;

CREATE TABLE program_days (
    member_id  TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    run        INTEGER NOT NULL,
    day        TEXT    NOT NULL,
    PRIMARY KEY (member_id, run, day)
) STRICT;

CREATE TABLE pauses (
    member_id  TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    began_day  TEXT    NOT NULL,
    ended_day  TEXT,
    PRIMARY KEY (member_id, began_day)
) STRICT;

CREATE TABLE reflections (
    member_id   TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    event_id    TEXT    NOT NULL,
    run         INTEGER NOT NULL,
    week        INTEGER NOT NULL,
    answer_1    TEXT    NOT NULL,
    answer_2    TEXT    NOT NULL,
    answer_3    TEXT    NOT NULL,
    written_at  INTEGER NOT NULL,
    PRIMARY KEY (member_id, event_id)
) STRICT;

CREATE TABLE rest_weekdays (
    member_id  TEXT    NOT NULL PRIMARY KEY REFERENCES members ON DELETE CASCADE,
    weekdays   TEXT    NOT NULL
) STRICT;

CREATE TABLE rest_days (
    member_id  TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    day        TEXT    NOT NULL,
    PRIMARY KEY (member_id, day)
) STRICT;

CREATE TABLE quiz_results (
    quiz_result_key  TEXT    NOT NULL PRIMARY KEY,
    event_id         TEXT    NOT NULL UNIQUE,
    sealed           TEXT    NOT NULL,
    taken_at         INTEGER NOT NULL,
    member_id        TEXT    REFERENCES members ON DELETE CASCADE,
    attached_at      INTEGER
) STRICT;

CREATE TABLE imports (
    member_id    TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    import_id    TEXT    NOT NULL,
    event_id     TEXT    NOT NULL,
    source       TEXT    NOT NULL,
    file_name    TEXT    NOT NULL,
    imported_at  INTEGER NOT NULL,
    undone_at    INTEGER,
    row_count    INTEGER NOT NULL, finished_at INTEGER,
    PRIMARY KEY (member_id, import_id),
    UNIQUE (member_id, event_id)
) STRICT;

CREATE TABLE import_rows (
    member_id   TEXT    NOT NULL,
    import_id   TEXT    NOT NULL,
    table_name  TEXT    NOT NULL,
    row_key     TEXT    NOT NULL,
    PRIMARY KEY (member_id, import_id, table_name, row_key),
    FOREIGN KEY (member_id, import_id) REFERENCES imports ON DELETE CASCADE
) STRICT;

CREATE TABLE resonance_paces (
    member_id           TEXT NOT NULL PRIMARY KEY REFERENCES members ON DELETE CASCADE,
    breaths_per_minute  REAL NOT NULL CHECK (breaths_per_minute BETWEEN 3 AND 12),
    found_at            INTEGER NOT NULL
) STRICT;

CREATE TABLE notification_deliveries (
    member_id    TEXT NOT NULL REFERENCES members ON DELETE CASCADE,
    delivery_id  TEXT NOT NULL,
    event_id     TEXT NOT NULL,
    kind         TEXT NOT NULL,
    channel      TEXT NOT NULL,
    queued_at    INTEGER NOT NULL,
    outcome      TEXT NOT NULL,
    ended_at     INTEGER,
    PRIMARY KEY (member_id, delivery_id),
    UNIQUE (member_id, event_id)
) STRICT;

CREATE TABLE program_restarts (
    member_id     TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    event_id      TEXT    NOT NULL,
    restarted_at  INTEGER NOT NULL,
    PRIMARY KEY (member_id, event_id)
) STRICT;

CREATE TABLE removed_check_ins (
    member_id  TEXT NOT NULL REFERENCES members ON DELETE CASCADE,
    event_id   TEXT NOT NULL,
    PRIMARY KEY (member_id, event_id)
) STRICT;

CREATE TABLE member_risks (
    member_id    TEXT    NOT NULL PRIMARY KEY REFERENCES members ON DELETE CASCADE,
    level        INTEGER NOT NULL,
    urgency      TEXT    NOT NULL,
    told_plan    TEXT    NOT NULL,
    told_intent  TEXT    NOT NULL,
    told_means   TEXT    NOT NULL,
    told_time    TEXT    NOT NULL,
    is_denied    INTEGER NOT NULL,
    revision     INTEGER NOT NULL,
    changed_at   INTEGER NOT NULL
) STRICT;

CREATE TABLE safety_events (
    member_id   TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    message_id  TEXT    NOT NULL,
    at          INTEGER NOT NULL,
    level       INTEGER NOT NULL,
    flags       TEXT    NOT NULL,
    resources   TEXT    NOT NULL,
    PRIMARY KEY (member_id, message_id)
) STRICT;

CREATE TABLE guide_acknowledgements (
    member_id        TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    version          TEXT    NOT NULL,
    acknowledged_at  INTEGER NOT NULL,
    PRIMARY KEY (member_id, version)
) STRICT;

CREATE TABLE member_revisions (
    member_id  TEXT    NOT NULL PRIMARY KEY REFERENCES members ON DELETE CASCADE,
    revision   INTEGER NOT NULL
) STRICT;

CREATE TABLE known_devices (
    member_id    TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    device_uuid  TEXT    NOT NULL,
    seen_at      INTEGER NOT NULL,
    PRIMARY KEY (member_id, device_uuid)
) STRICT;

CREATE TABLE sign_ups (
    link_id        TEXT    NOT NULL PRIMARY KEY,
    token_hash     TEXT    NOT NULL UNIQUE,
    email_address  TEXT    NOT NULL,
    first_name     TEXT    NOT NULL,
    time_zone      TEXT    NOT NULL,
    language_code  TEXT    NOT NULL,
    created_at     INTEGER NOT NULL,
    expires_at     INTEGER NOT NULL,
    used_at        INTEGER
) STRICT;

CREATE TABLE leads (
    lead_id               TEXT    NOT NULL PRIMARY KEY,
    kind                  TEXT    NOT NULL,
    event_id              TEXT    NOT NULL UNIQUE,
    first_name            TEXT    NOT NULL,
    email_address         TEXT    NOT NULL,
    language_code         TEXT    NOT NULL,
    unique_code           TEXT    NOT NULL UNIQUE,
    amount_off_usd_cents  INTEGER NOT NULL,
    expires_at            INTEGER NOT NULL,
    created_at            INTEGER NOT NULL
) STRICT;

CREATE TABLE site_events (
    event_id  TEXT  NOT NULL PRIMARY KEY,
    name      TEXT  NOT NULL,
    place     TEXT  NOT NULL,
    day       TEXT  NOT NULL
) STRICT;

CREATE TABLE experiment_marks (
    event_id    TEXT    NOT NULL REFERENCES site_events ON DELETE CASCADE,
    experiment  TEXT    NOT NULL,
    is_shown    INTEGER NOT NULL,
    PRIMARY KEY (event_id, experiment)
) STRICT;

CREATE TABLE clock_marks (
    name      TEXT    NOT NULL PRIMARY KEY,
    known_at  INTEGER NOT NULL
) STRICT;

CREATE TABLE premium_grants (
    member_id      TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    grant_id       TEXT    NOT NULL,
    source         TEXT    NOT NULL,
    given_at       INTEGER NOT NULL,
    months         INTEGER NOT NULL,
    ends_at        INTEGER,
    grace_until    INTEGER,
    taken_back_at  INTEGER,
    taken_back     TEXT    NOT NULL DEFAULT '',
    PRIMARY KEY (member_id, grant_id),
    CHECK ((months > 0) = (ends_at IS NULL))
) STRICT;

CREATE TABLE ledger_transfers (
    movement_id   TEXT    NOT NULL,
    line          INTEGER NOT NULL,
    order_id      TEXT    NOT NULL,
    reason        TEXT    NOT NULL,
    actor         TEXT    NOT NULL,
    moved_at      INTEGER NOT NULL,
    from_account  TEXT    NOT NULL,
    to_account    TEXT    NOT NULL,
    minor         INTEGER NOT NULL,
    currency      TEXT    NOT NULL,
    PRIMARY KEY (movement_id, line),
    CHECK (minor > 0),
    CHECK (from_account <> to_account),
    CHECK (length(currency) = 3),
    CHECK (actor <> '' AND reason <> '')
) STRICT;

CREATE TABLE orders (
    order_id          TEXT    NOT NULL PRIMARY KEY,
    event_id          TEXT    NOT NULL UNIQUE,
    item              TEXT    NOT NULL,
    is_course         INTEGER NOT NULL,
    language_code     TEXT    NOT NULL,
    currency          TEXT    NOT NULL,
    price_minor       INTEGER NOT NULL,
    amount_off_minor  INTEGER NOT NULL,
    unique_code       TEXT    NOT NULL,
    affiliate_code    TEXT    NOT NULL,
    created_at        INTEGER NOT NULL,
    payment_id        TEXT    UNIQUE,
    paid_minor        INTEGER NOT NULL DEFAULT 0,
    refunded_minor    INTEGER NOT NULL DEFAULT 0,
    disputed_minor    INTEGER NOT NULL DEFAULT 0,
    dispute           TEXT    NOT NULL DEFAULT 'none',
    first_name        TEXT    NOT NULL DEFAULT '',
    email_address     TEXT    NOT NULL DEFAULT '',
    card              TEXT    NOT NULL DEFAULT '',
    paid_at           INTEGER,
    receipt_number    INTEGER UNIQUE,
    invite_id         TEXT    NOT NULL DEFAULT '',
    downloads         INTEGER NOT NULL DEFAULT 0,
    downloads_until   INTEGER,
    CHECK (price_minor > amount_off_minor AND amount_off_minor >= 0),
    CHECK ((paid_at IS NULL) = (paid_minor = 0))
) STRICT;

CREATE TABLE provider_events (
    provider     TEXT    NOT NULL,
    event_id     TEXT    NOT NULL,
    kind         TEXT    NOT NULL,
    payment_id   TEXT    NOT NULL,
    received_at  INTEGER NOT NULL,
    PRIMARY KEY (provider, event_id)
) STRICT;

CREATE TABLE sandbox_payments (
    payment_id      TEXT    NOT NULL PRIMARY KEY,
    order_id        TEXT    NOT NULL UNIQUE,
    amount_minor    INTEGER NOT NULL,
    currency        TEXT    NOT NULL,
    client_secret   TEXT    NOT NULL UNIQUE,
    step            TEXT    NOT NULL,
    story           TEXT    NOT NULL,
    paid_minor      INTEGER NOT NULL,
    refunded_minor  INTEGER NOT NULL,
    disputed_minor  INTEGER NOT NULL,
    dispute         TEXT    NOT NULL,
    first_name      TEXT    NOT NULL,
    email_address   TEXT    NOT NULL,
    card            TEXT    NOT NULL
) STRICT;

CREATE TABLE proof_codes (
    member_id   TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    session_id  TEXT    NOT NULL,
    code_id     TEXT    NOT NULL,
    tries       INTEGER NOT NULL,
    expires_at  INTEGER NOT NULL,
    PRIMARY KEY (member_id, session_id)
) STRICT;

CREATE TABLE authenticators (
    member_id     TEXT    NOT NULL PRIMARY KEY REFERENCES members ON DELETE CASCADE,
    secret        TEXT    NOT NULL,
    last_step     INTEGER NOT NULL,
    created_at    INTEGER NOT NULL,
    confirmed_at  INTEGER
) STRICT;

CREATE TABLE recovery_codes (
    member_id  TEXT  NOT NULL REFERENCES members ON DELETE CASCADE,
    code_hash  TEXT  NOT NULL,
    PRIMARY KEY (member_id, code_hash)
) STRICT;

CREATE TABLE waiting_sign_ins (
    member_id    TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    session_id   TEXT    NOT NULL,
    token_hash   TEXT    NOT NULL UNIQUE,
    device_uuid  TEXT    NOT NULL,
    user_agent   TEXT    NOT NULL,
    tries        INTEGER NOT NULL,
    created_at   INTEGER NOT NULL,
    expires_at   INTEGER NOT NULL,
    PRIMARY KEY (member_id, session_id)
) STRICT;

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

CREATE INDEX sessions_by_expiry ON sessions (expires_at);

CREATE INDEX rate_limits_by_expiry ON rate_limits (expires_at);

CREATE INDEX jobs_by_due ON jobs (state, run_at);

CREATE INDEX jobs_by_lease ON jobs (state, leased_until);

CREATE UNIQUE INDEX jobs_waiting_once ON jobs (unique_key) WHERE state = 'waiting' AND unique_key <> '';

CREATE INDEX hrv_uploads_by_age ON hrv_uploads (created_at);

CREATE INDEX hrv_tasks_by_time ON hrv_tasks (owner_id, created_at);

CREATE INDEX readings_by_time ON readings (owner_id, measured_at);

CREATE INDEX audit_entries_by_actor_member ON audit_entries (actor_member_id);

CREATE INDEX audit_entries_by_subject_member ON audit_entries (subject_member_id);

CREATE INDEX invites_by_redeemer ON invites (redeemed_by);

CREATE INDEX invites_by_address ON invites (email_address);

CREATE INDEX invites_by_trainer ON invites (trainer_id);

CREATE INDEX trainer_links_by_trainer ON trainer_links (trainer_id);

CREATE INDEX journal_threads_unread ON journal_threads (member_id) WHERE unread > 0;

CREATE UNIQUE INDEX article_events_open ON article_events (member_id, article_id) WHERE completed_at IS NULL;

CREATE INDEX article_events_by_start ON article_events (member_id, started_at);

CREATE INDEX article_events_by_completion ON article_events (member_id, completed_at);

CREATE INDEX account_links_by_expiry ON account_links (expires_at);

CREATE INDEX exercise_results_by_time ON exercise_results (member_id, started_at);

CREATE INDEX reflections_by_week ON reflections (member_id, run, week, written_at);

CREATE INDEX quiz_results_by_member ON quiz_results (member_id, taken_at);

CREATE INDEX quiz_results_unattached ON quiz_results (taken_at) WHERE member_id IS NULL;

CREATE INDEX journal_messages_by_id ON journal_messages (member_id, message_id);

CREATE UNIQUE INDEX journal_messages_by_event ON journal_messages (member_id, event_id);

CREATE INDEX hrv_uploads_of_visitors ON hrv_uploads (created_at, upload_id) WHERE substr(owner_id, 1, 8) = 'visitor:';

CREATE INDEX safety_events_by_time ON safety_events (at);

CREATE INDEX journal_lines_by_time ON journal_messages (member_id, sent_at) WHERE line_ids <> '';

CREATE INDEX check_ins_by_time ON check_ins (member_id, checked_in_at, recorded_at, check_in_id, state);

CREATE INDEX check_ins_by_day ON check_ins (member_id, day, checked_in_at, recorded_at, check_in_id, state, angle);

CREATE INDEX known_devices_by_age ON known_devices (seen_at);

CREATE INDEX sign_ups_by_expiry ON sign_ups (expires_at);

CREATE INDEX sign_ups_by_address ON sign_ups (email_address);

CREATE INDEX leads_by_address ON leads (email_address);

CREATE INDEX leads_by_age ON leads (created_at, lead_id);

CREATE INDEX site_events_by_day ON site_events (day);

CREATE INDEX ledger_transfers_by_order ON ledger_transfers (order_id, moved_at);

CREATE INDEX orders_by_address ON orders (email_address);

CREATE INDEX orders_by_code ON orders (unique_code, paid_minor);

CREATE INDEX orders_by_age ON orders (paid_minor, created_at);

CREATE INDEX provider_events_by_age ON provider_events (received_at);

CREATE INDEX sandbox_payments_by_address ON sandbox_payments (email_address);

CREATE INDEX proof_codes_by_expiry ON proof_codes (expires_at);

CREATE INDEX waiting_sign_ins_by_expiry ON waiting_sign_ins (expires_at);

CREATE INDEX member_keys_by_wrapping ON member_keys (wrapped_by);

CREATE INDEX journal_messages_plain ON journal_messages (member_id) WHERE body_key IS NULL;

CREATE INDEX safety_profiles_plain ON safety_profiles (member_id) WHERE sealed_key IS NULL;

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

CREATE TRIGGER ledger_transfers_stay_as_they_are BEFORE UPDATE ON ledger_transfers BEGIN
    SELECT RAISE(ABORT, 'the ledger is only ever added to');
END;

CREATE TRIGGER ledger_transfers_stay BEFORE DELETE ON ledger_transfers BEGIN
    SELECT RAISE(ABORT, 'the ledger is only ever added to');
END;

CREATE TRIGGER member_keys_added AFTER INSERT ON member_keys BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.member_id;
END;

CREATE TRIGGER member_keys_changed AFTER UPDATE ON member_keys BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = new.member_id;
END;

CREATE TRIGGER member_keys_removed AFTER DELETE ON member_keys BEGIN
    UPDATE member_revisions SET revision = revision + 1 WHERE member_id = old.member_id;
END;

