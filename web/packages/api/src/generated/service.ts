// Generated from contract/*.json by `npm run generate:api`. Do not edit.

export interface paths {
    "/hrv-task": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts the analysis of the named upload, or of the latest. The same upload is one task. */
        post: operations["startHrvTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hrv-task/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How far the analysis is: queued, running, done with the result, or rejected with the reason. */
        post: operations["getHrvTaskStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hrv-task/upload-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A signed place for one recording: post the fields and the file to the url within 10 minutes. */
        post: operations["createHrvUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/journal-thread/chat-update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The member writes in a conversation of theirs, once per event id, and the guide answers. written_at says when, where the entry waited for a connection. Asks for no membership. Whoever accepts text/event-stream gets the events message (the entry), then for each of the guide's messages piece (text to append) and message (the whole), at the end done (member). */
        post: operations["updateJournalChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps the answers to the discovery quiz; answers the key of the result and what they come to. The same event id and answers are the same result. */
        post: operations["keepQuizResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AspectAnswerRequest: {
            current_state: string;
            preferred_state: string;
        };
        /** @enum {string} */
        BalanceStatus: "PENDING" | "READY";
        BalanceView: {
            /** Format: double */
            angle: number | null;
            /** Format: double */
            certainty: number;
            /** Format: int32 */
            check_ins_counted: number;
            /** Format: date-time */
            last_changed_at: string | null;
            reasons: components["schemas"]["ReasonView"][];
            /** Format: int32 */
            score: number | null;
            state: string | null;
            status: components["schemas"]["BalanceStatus"];
        };
        /** @enum {string} */
        Choice: "not_meant" | "wrong_tone" | "said_before" | "figure_of_speech" | "somebody_else" | "unwanted_thought";
        /** @enum {string} */
        ContextTag: "alcohol" | "caffeine" | "nicotine" | "illness" | "poor_sleep" | "hard_training" | "travel" | "period" | "stress" | "new_medication";
        DailyArticleView: {
            article_id: string;
            category: string;
            is_completed: boolean;
            /** Format: int32 */
            reading_minutes: number;
            summary: string;
            title: string;
        };
        Empty: Record<string, never>;
        ExerciseCardView: {
            evidence_grade: string;
            exercise_id: string;
            intensity: string;
            kind: string;
            minutes: components["schemas"]["ExerciseMinutesView"];
            needs: string[];
            plan_part: string;
            positions: string[];
            routes: components["schemas"]["ExerciseRouteView"][];
            summary: string;
            surroundings: string[];
            title: string;
        };
        ExerciseMinutesView: {
            /** Format: double */
            longest: number;
            /** Format: double */
            shortest: number;
            /** Format: double */
            usual: number;
        };
        ExerciseRouteView: {
            from: string | null;
            to: string;
        };
        FirstPlanView: {
            current_state: string;
            goal: string;
            life_aspect: string;
            preferred_state: string;
            stage_text: string;
            target_state: string;
        };
        HrvTaskReply: {
            member: components["schemas"]["MemberView"] | null;
            rejection: components["schemas"]["RejectionView"] | null;
            result: components["schemas"]["ReadingView"] | null;
            status: components["schemas"]["TaskStatus"];
            task_id: string;
        };
        HrvTaskStatusRequest: {
            task_id?: string | null;
        };
        HrvUploadReply: {
            fields: {
                [key: string]: string;
            };
            upload_id: string;
            url: string;
        };
        JournalMessageView: {
            author: string;
            body: string;
            exercise_id: string | null;
            is_safety_reply: boolean;
            journal_thread_message_id: string;
            reaction_name: string | null;
            /** Format: date-time */
            sent_at: string;
        };
        KeepQuizResultRequest: {
            event_uuid: string;
            habits: string[];
            language_code?: string | null;
            life_aspects: {
                [key: string]: components["schemas"]["AspectAnswerRequest"];
            };
            sliders: {
                [key: string]: number;
            };
            symptoms: string[];
        };
        MemberView: {
            balance: components["schemas"]["BalanceView"];
            country_code: string | null;
            /** Format: date-time */
            created_at: string;
            daily_article: components["schemas"]["DailyArticleView"] | null;
            email_address: string;
            first_name: string;
            has_password: boolean;
            is_admin: boolean;
            language_code: string;
            latest_reading: components["schemas"]["ReadingView"] | null;
            member_id: string;
            onboarded: boolean;
            plan: components["schemas"]["FirstPlanView"] | null;
            practice: components["schemas"]["PracticeView"];
            premium: components["schemas"]["PremiumView"];
            program: components["schemas"]["ProgramView"];
            recent_check_ins: components["schemas"]["RecentCheckInView"][];
            settings: components["schemas"]["SettingsView"];
            suggestion: components["schemas"]["SuggestionView"] | null;
            today: components["schemas"]["TodayView"];
            tz: string;
            /** Format: int32 */
            unread_journal: number;
        };
        PlanItemView: {
            done: boolean;
            /** Format: int32 */
            minutes: number;
            name: string;
            title: string;
        };
        PracticeView: {
            /** Format: int32 */
            days_practised: number;
            /** Format: int32 */
            of_days: number;
            paused: boolean;
            /** Format: int32 */
            rest_days: number;
        };
        PremiumView: {
            /** Format: date-time */
            ends_at: string | null;
            is_premium: boolean;
            source: string;
        };
        Problem: {
            /** @enum {string} */
            error_code: "bad_request_error" | "invalid_input" | "login_failed" | "session_required" | "premium_required" | "csrf_error" | "not_allowed" | "not_found" | "method_not_allowed" | "account_exists" | "conflict" | "code_unknown" | "code_used" | "code_expired" | "purchase_refused" | "already_linked" | "link_invalid" | "link_expired" | "link_used" | "upload_refused" | "payload_too_large" | "unsupported_media_type" | "request_timeout" | "too_many_requests" | "service_unavailable" | "internal_error";
            error_message: string;
            field?: string;
            request_id: string;
        };
        ProgramView: {
            /** Format: int32 */
            day: number;
            finished: boolean;
            paused: boolean;
            title: string;
            /** Format: int32 */
            week: number;
        };
        QuizArticleView: {
            article_id: string;
            /** Format: int32 */
            reading_minutes: number;
            summary: string;
            title: string;
        };
        QuizAspectView: {
            article: components["schemas"]["QuizArticleView"] | null;
            current_state: string;
            life_aspect: string;
            preferred_state: string;
            regulated: boolean;
            target_state: string;
            text: string;
            title: string;
        };
        QuizExerciseView: {
            exercise_id: string;
            /** Format: double */
            minutes: number;
            summary: string;
            title: string;
        };
        QuizHabitView: {
            key: string;
            text: string;
            title: string;
        };
        QuizReasonView: {
            kind: string;
            name: string;
            /** Format: int32 */
            points: number;
            text: string;
        };
        QuizResultReply: {
            quiz_result_key: string;
            result: components["schemas"]["QuizResultView"];
        };
        QuizResultView: {
            /** Format: double */
            angle: number;
            articles: components["schemas"]["QuizArticleView"][];
            care_notes: string[];
            /** Format: double */
            certainty: number;
            certainty_text: string;
            disclaimer: string;
            exercises: components["schemas"]["QuizExerciseView"][];
            explanation: string;
            first_steps: string[];
            focus_life_aspect: string;
            habits_done: components["schemas"]["QuizHabitView"][];
            habits_missing: components["schemas"]["QuizHabitView"][];
            headline: string;
            language_code: string;
            life_aspects: components["schemas"]["QuizAspectView"][];
            preferred_state: string;
            reasons: components["schemas"]["QuizReasonView"][];
            /** Format: int32 */
            regulation: number;
            regulation_text: string;
            stage: components["schemas"]["QuizStageView"];
            starting_state: string;
            symptoms: components["schemas"]["QuizSymptomView"][];
            /** Format: date-time */
            taken_at: string;
            target_state: string;
        };
        QuizStageView: {
            text: string;
            title: string;
        };
        QuizSymptomView: {
            key: string;
            text: string;
            title: string;
        };
        /** @enum {string} */
        ReadingContext: "morning" | "after_practice" | "other";
        ReadingView: {
            /** Format: int32 */
            beats: number;
            context: string;
            /** Format: double */
            duration_s: number;
            /** Format: double */
            hr_bpm: number;
            /** Format: date-time */
            measured_at: string;
            /** Format: double */
            pnn50: number;
            /** Format: double */
            quality: number;
            quality_reason: string;
            /** Format: double */
            rmssd_ms: number;
            /** Format: double */
            sdnn_ms: number;
            tags: string[];
            task_id: string;
        };
        ReasonView: {
            name: string;
            text: string;
            /** Format: double */
            value: number;
            /** Format: double */
            weight: number;
        };
        RecentCheckInView: {
            /** Format: double */
            angle: number;
            check_in_id: string;
            /** Format: date-time */
            checked_in_at: string;
            state: string;
        };
        RejectionView: {
            message: string;
            reason: string;
            /** Format: double */
            second: number | null;
        };
        SettingsView: {
            /** Format: date-time */
            notifications_paused_until: string | null;
            /** Format: int32 */
            review_request_count: number;
            trainer_linked: boolean;
        };
        StartHrvTaskRequest: {
            context?: components["schemas"]["ReadingContext"] | null;
            /** Format: date-time */
            measured_at?: string | null;
            tags?: components["schemas"]["ContextTag"][] | null;
            upload_id?: string | null;
        };
        SuggestionReasonView: {
            name: string;
            text: string;
            /** Format: double */
            value: number;
            /** Format: double */
            weight: number;
        };
        SuggestionView: {
            alternative: components["schemas"]["ExerciseCardView"] | null;
            exercise: components["schemas"]["ExerciseCardView"];
            from: string;
            reasons: components["schemas"]["SuggestionReasonView"][];
            stage_text: string;
            stage_title: string;
            to: string;
        };
        /** @enum {string} */
        TaskStatus: "queued" | "running" | "done" | "rejected";
        TodayView: {
            date: string;
            items: components["schemas"]["PlanItemView"][];
            /** Format: int32 */
            minutes_left: number;
        };
        UpdateJournalChatReply: {
            member: components["schemas"]["MemberView"];
            messages: components["schemas"]["JournalMessageView"][];
        };
        UpdateJournalChatRequest: {
            body: string;
            event_uuid: string;
            journal_thread_id: string;
            remark?: components["schemas"]["Choice"] | null;
            /** Format: date-time */
            written_at?: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    startHrvTask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartHrvTaskRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HrvTaskReply"];
                };
            };
            /** @description bad_request_error */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description csrf_error */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description request_timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description service_unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getHrvTaskStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HrvTaskStatusRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HrvTaskReply"];
                };
            };
            /** @description bad_request_error */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description csrf_error */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description request_timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description service_unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createHrvUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Empty"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HrvUploadReply"];
                };
            };
            /** @description bad_request_error */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description csrf_error */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description request_timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description service_unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateJournalChat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateJournalChatRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateJournalChatReply"];
                    "text/event-stream": string;
                };
            };
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateJournalChatReply"];
                    "text/event-stream": string;
                };
            };
            /** @description bad_request_error */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description session_required */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description csrf_error */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description not_found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description request_timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description service_unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    keepQuizResult: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeepQuizResultRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizResultReply"];
                };
            };
            /** @description bad_request_error */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description csrf_error */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description request_timeout */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description payload_too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description unsupported_media_type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description invalid_input */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description internal_error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description service_unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
