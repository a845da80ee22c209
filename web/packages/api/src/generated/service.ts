// Generated from contract/*.json by `npm run generate:api`. Do not edit.

export interface paths {
    "/book-payment-intents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a checkout of the book, alone and with three months of membership: two payments, of which the visitor pays one. */
        post: operations["createBookPaymentIntents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certification-payment-intent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a checkout of the certification. The server works out the total. */
        post: operations["createCertificationPaymentIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
    "/object-store/{bucket}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a recording by the form that `/hrv-task/upload-url` signed: its fields unchanged, then the file. An outside object store takes the same form at its own address. */
        post: operations["receiveUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How far an order has come, for whoever opened its checkout, and what it brought once it is paid. */
        post: operations["openOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The payment provider tells its news here, signed by the header Stripe-Signature. */
        post: operations["receivePaymentEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz-results/{filename}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A quiz result, {quiz_result_key}.json, for whoever holds its key. Search engines are asked to leave it out. */
        get: operations["getQuizResultFile"];
        put?: never;
        post?: never;
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
    "/register-certification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps who wants the certification offer, makes their unique code and mails it. */
        post: operations["registerCertification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register-live-training": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps a seat in the live training and mails that it is kept. */
        post: operations["registerLiveTraining"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register-opening": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps who wants to be told when the shop of a product opens. */
        post: operations["registerOpening"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pays with a test card where the sandbox plays the payment provider. No money moves. */
        post: operations["payInSandbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/temp/{filename}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a unique code is worth, {unique_code}.json, for whoever holds it. Search engines are asked to leave it out. */
        get: operations["getCertificationCodeFile"];
        put?: never;
        post?: never;
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
            /**
             * @description Where the person is: one of the states that the page offers.
             * @enum {string}
             */
            current_state: "stillness" | "parasympathetic" | "play" | "sympathetic" | "overwhelm" | "dorsal_vagal";
            /**
             * @description Where they would like to be: one of the regulated states that the page offers.
             * @enum {string}
             */
            preferred_state: "stillness" | "parasympathetic" | "play";
        };
        /** @enum {string} */
        BalanceStatus: "PENDING" | "READY";
        BalanceView: {
            /**
             * Format: double
             * @description Where the newest check-in lies on the ring, in degrees clockwise from the top, to a tenth. Null without one.
             */
            angle: number | null;
            /**
             * Format: double
             * @description How sure the score is, to two decimals: n / (n + 4) for n check-ins that count in full.
             */
            certainty: number;
            /**
             * Format: int32
             * @description How many check-ins of the last 28 days there are to make a score of.
             */
            check_ins_counted: number;
            /**
             * Format: date-time
             * @description When the newest check-in was recorded. Null without one.
             */
            last_changed_at: string | null;
            /** @description The parts of the score. While pending it is one that says what is missing, `evidence_missing`. */
            reasons: components["schemas"]["ReasonView"][];
            /**
             * Format: int32
             * @description The balance score: 100 is all regulated. Null while pending.
             */
            score: number | null;
            /**
             * @description The state of the newest check-in of the last 28 days. Null without one.
             * @enum {string|null}
             */
            state: "stillness" | "parasympathetic" | "play" | "sympathetic" | "overwhelm" | "dorsal_vagal" | null;
            /** @description `PENDING` until there are five check-ins on three days of the last 28; until then `score` is null. */
            status: components["schemas"]["BalanceStatus"];
        };
        BookPaymentsReply: {
            /** @description Pays the book alone. */
            book: components["schemas"]["PaymentIntentView"];
            /** @description Pays the book and a code for three months of membership. */
            book_bundle: components["schemas"]["PaymentIntentView"];
        };
        BookPaymentsRequest: {
            /** @description As for the certification. */
            affiliate_code?: string | null;
            /** @description As for the certification; one identifier for both payments. */
            event_uuid?: string | null;
            /** @description The language of the receipt, a BCP 47 tag. Left out: as Accept-Language says. */
            language_code?: string | null;
        };
        CertificationCodeFileView: {
            /**
             * Format: int64
             * @description Taken off the price of the certification, in cents.
             */
            amount_off_usd_cents: number;
            /**
             * Format: int64
             * @description Unix seconds: from then on it is worth nothing.
             */
            expires_at_unix: number;
            /** @description Of whoever the code was made for. */
            first_name: string;
            /** @description The code, in upper case. */
            unique_code: string;
        };
        CertificationLeadReply: {
            /** @description The visitor's own code, which is mailed as well: "". */
            unique_code: string;
        };
        CertificationPaymentRequest: {
            /** @description The code of whoever sent the visitor here. One that does not look like a code is left out, because no sale is refused for it. */
            affiliate_code?: string | null;
            /** @description An identifier that the client makes for this checkout and sends again with every repeat: with the same one it is the same order and the same payment. */
            event_uuid?: string | null;
            /** @description Whether the checkout was opened on the course's page. */
            is_course?: boolean | null;
            /** @description The language of the receipt, a BCP 47 tag. Left out: as Accept-Language says. */
            language_code?: string | null;
            /** @description The visitor's own code from `/register-certification`, as they typed it or as it stood in the address. */
            unique_code?: string | null;
        };
        /** @enum {string} */
        Choice: "not_meant" | "wrong_tone" | "said_before" | "figure_of_speech" | "somebody_else" | "unwanted_thought";
        /** @enum {string} */
        CodeStateView: "none" | "applied" | "unknown" | "expired" | "used";
        /** @enum {string} */
        ContextTag: "alcohol" | "caffeine" | "nicotine" | "illness" | "poor_sleep" | "hard_training" | "travel" | "period" | "stress" | "new_medication";
        DailyArticleView: {
            /** @description Names the article. */
            article_id: string;
            /** @description The `key` of its category. */
            category: string;
            /** @description Whether the member has read it to its end. */
            is_completed: boolean;
            /**
             * Format: int32
             * @description How long it takes to read, in minutes.
             */
            reading_minutes: number;
            /** @description One or two sentences about it. */
            summary: string;
            /** @description The article's title. */
            title: string;
        };
        DoneEvent: {
            /** @description As in the JSON answer. */
            guide_needs_acknowledgement: boolean;
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
        };
        /** @description A request or reply body without fields. */
        Empty: Record<string, never>;
        /** @description An exercise on a list, and as a suggestion. */
        ExerciseCardView: {
            /**
             * @description A: meta-analysis or randomised trial. B: a small or adjacent trial. C: practice or mechanism only. Null: nobody here has read its source yet.
             * @enum {string|null}
             */
            evidence_grade: "A" | "B" | "C" | null;
            /** @description Names the exercise in every call. */
            exercise_id: string;
            /**
             * @description How strong it is.
             * @enum {string}
             */
            intensity: "gentle" | "moderate" | "lively";
            /**
             * @description The activity.
             * @enum {string}
             */
            kind: "breath" | "movement" | "touch" | "senses" | "imagery" | "social" | "writing" | "voice" | "rest" | "play";
            /** @description How long it takes. */
            minutes: components["schemas"]["ExerciseMinutesView"];
            /** @description Things that it needs, in words; empty when none. */
            needs: string[];
            /**
             * @description Which part of the day's plan it fills.
             * @enum {string}
             */
            plan_part: "social_play" | "exercise" | "stillness";
            /** @description The positions in which it can be done. */
            positions: ("seated" | "lying" | "standing" | "walking")[];
            /** @description From which state to which it leads. */
            routes: components["schemas"]["ExerciseRouteView"][];
            /** @description One or two sentences about it. */
            summary: string;
            /** @description Where it can be done. */
            surroundings: ("anywhere" | "quiet" | "private" | "outdoors" | "with_someone")[];
            /** @description The exercise's title. */
            title: string;
        };
        ExerciseMinutesView: {
            /**
             * Format: double
             * @description How many minutes it takes at most.
             */
            longest: number;
            /**
             * Format: double
             * @description How many minutes it takes at least.
             */
            shortest: number;
            /**
             * Format: double
             * @description How many minutes it usually takes.
             */
            usual: number;
        };
        ExerciseRouteView: {
            /**
             * @description The state that it leads out of. Null: any.
             * @enum {string|null}
             */
            from: "stillness" | "parasympathetic" | "play" | "sympathetic" | "overwhelm" | "dorsal_vagal" | null;
            /**
             * @description The state that it leads to.
             * @enum {string}
             */
            to: "stillness" | "parasympathetic" | "play" | "sympathetic" | "overwhelm" | "dorsal_vagal";
        };
        FirstPlanView: {
            /**
             * @description Where the member is: the state of the newest check-in, before the first their own answer.
             * @enum {string}
             */
            current_state: "stillness" | "parasympathetic" | "play" | "sympathetic" | "overwhelm" | "dorsal_vagal";
            /** @description The `key` of the goal that the member chose. */
            goal: string;
            /** @description The `key` of the life aspect that the member chose. */
            life_aspect: string;
            /**
             * @description Where the member would like to be.
             * @enum {string}
             */
            preferred_state: "stillness" | "parasympathetic" | "play" | "sympathetic" | "overwhelm" | "dorsal_vagal";
            /** @description The demands of this way, in a few sentences. */
            stage_text: string;
            /** @description The heading of the way from `current_state` to `target_state`. */
            stage_title: string;
            /**
             * @description Where the next step leads, by the ring.
             * @enum {string}
             */
            target_state: "stillness" | "parasympathetic" | "play" | "sympathetic" | "overwhelm" | "dorsal_vagal";
        };
        HrvTaskReply: {
            /** @description The member's fresh snapshot, with the result and where a member asks; else null. */
            member: components["schemas"]["MemberView"] | null;
            /** @description Why there is no number. Null unless `rejected`. */
            rejection: components["schemas"]["RejectionView"] | null;
            /** @description The reading. Null unless `done`. */
            result: components["schemas"]["ReadingView"] | null;
            /** @description How far the analysis is: ask again while it is `queued` or `running`. */
            status: components["schemas"]["TaskStatus"];
            /** @description Names the reading. */
            task_id: string;
        };
        HrvTaskStatusRequest: {
            /** @description Which reading. Left out: the latest. */
            task_id?: string | null;
        };
        HrvUploadReply: {
            /** @description The fields of the form, unchanged and before the file, which is the field `file`. */
            fields: {
                [key: string]: string;
            };
            /**
             * Format: uuid
             * @description Names the recording when its analysis is started.
             */
            upload_id: string;
            /**
             * Format: uri
             * @description Where to post the form.
             */
            url: string;
        };
        JournalMessageView: {
            /**
             * @description Who wrote it.
             * @enum {string}
             */
            author: "guide" | "member";
            /** @description The text. */
            body: string;
            /** @description The exercise that it offers. Null: none. */
            exercise_id: string | null;
            /** @description Whether it is one of the fixed lines for danger: it names whom to call and must never be hidden. */
            is_safety_reply: boolean;
            /**
             * Format: uuid
             * @description Names the message.
             */
            journal_thread_message_id: string;
            /**
             * @description The member's reaction to it. Null: none.
             * @enum {string|null}
             */
            reaction_name: "heart" | "thanks" | "hug" | "insight" | "smile" | null;
            /**
             * Format: date-time
             * @description When it was written.
             */
            sent_at: string;
        };
        KeepQuizResultRequest: {
            /**
             * Format: uuid
             * @description A UUID that the client makes: the same one with the same answers is the same result.
             */
            event_uuid: string;
            /** @description The `key` of each habit that was ticked, each once. */
            habits: string[];
            /** @description The language of the reply, a BCP 47 tag. Left out: as Accept-Language says. */
            language_code?: string | null;
            /** @description The answer to every page, by its `life_aspect`. */
            life_aspects: {
                [key: string]: components["schemas"]["AspectAnswerRequest"];
            };
            /** @description The answer to every slider, by its `key`. */
            sliders: {
                [key: string]: number;
            };
            /** @description The `key` of each symptom that was ticked, each once. */
            symptoms: string[];
        };
        LeadReply: {
            /**
             * Format: date-time
             * @description When the lead was kept.
             */
            registered_at: string;
        };
        LeadRequest: {
            /**
             * Format: int64
             * @description From the first sight of the form to its sending: what types faster than people is refused.
             */
            elapsed_milliseconds?: number | null;
            /**
             * Format: email
             * @description The address to write to.
             */
            email_address: string;
            /** @description An identifier that the client makes for this form and sends again with every repeat: with the same one it is the same lead. */
            event_uuid?: string | null;
            /** @description The visitor's first name. */
            first_name: string;
            /** @description The language of the mail, a BCP 47 tag. Left out: as Accept-Language says. */
            language_code?: string | null;
            /** @description People do not see this field of the form: whatever fills it in is refused. */
            website?: string | null;
        };
        /** @description The fresh snapshot that every authorised answer carries. */
        MemberView: {
            /** @description The balance score with what it is made of. */
            balance: components["schemas"]["BalanceView"];
            /** @description ISO 3166-1 alpha-2, by which help lines are chosen. Null: not told. */
            country_code: string | null;
            /**
             * Format: date-time
             * @description When the account was made.
             */
            created_at: string;
            /** @description The article of the day. Null: there are no articles. */
            daily_article: components["schemas"]["DailyArticleView"] | null;
            /**
             * Format: idn-email
             * @description The account's address.
             */
            email_address: string;
            /** @description The name by which the member likes to be called; may be empty. */
            first_name: string;
            /** @description Whether a password is set; without one, mailed links and Apple open the account. */
            has_password: boolean;
            /**
             * Format: date-time
             * @description When the owner of the mailbox proved an account that others could open before. Null: it was never so, or they have said since whether to keep what is in it (`/authorized/account/inherited`).
             */
            inherited_at: string | null;
            /** @description Whether the calls below `/app-admin` are open. */
            is_admin: boolean;
            /** @description The language in which the member is spoken to. */
            language_code: string;
            /** @description The newest heart reading. Null: there is none. */
            latest_reading: components["schemas"]["ReadingView"] | null;
            /**
             * Format: uuid
             * @description Names the member.
             */
            member_id: string;
            /** @description Whether the first questions were answered. */
            onboarded: boolean;
            /** @description The first plan. Null before the first questions were answered. */
            plan: components["schemas"]["FirstPlanView"] | null;
            /** @description The practice of the last 28 days. */
            practice: components["schemas"]["PracticeView"];
            /** @description Whether premium is open, through what and until when. */
            premium: components["schemas"]["PremiumView"];
            /** @description Where the member is in the six weeks. */
            program: components["schemas"]["ProgramView"];
            /** @description The newest check-ins, newest first. */
            recent_check_ins: components["schemas"]["RecentCheckInView"][];
            /** @description The member's settings, as far as screens need them. */
            settings: components["schemas"]["SettingsView"];
            /** @description An exercise for now, without asking. Null where nothing is to be suggested, or nothing is safe. */
            suggestion: components["schemas"]["SuggestionView"] | null;
            /** @description The plan of the member's day. */
            today: components["schemas"]["TodayView"];
            /** @description The IANA time zone by which the member's days begin and end. */
            tz: string;
            /**
             * Format: int32
             * @description How many messages of the guide are unread, in all conversations.
             */
            unread_journal: number;
        };
        MessageEvent: {
            /** @description The member's entry, or a whole message of the guide. */
            message: components["schemas"]["JournalMessageView"];
        };
        OpeningRequest: {
            /**
             * Format: int64
             * @description From the first sight of the form to its sending: what types faster than people is refused.
             */
            elapsed_milliseconds?: number | null;
            /**
             * Format: email
             * @description The address to write to.
             */
            email_address: string;
            /** @description An identifier that the client makes for this form and sends again with every repeat: with the same one it is the same lead. */
            event_uuid?: string | null;
            /** @description The visitor's first name. */
            first_name: string;
            /** @description The language of the mail, a BCP 47 tag. Left out: as Accept-Language says. */
            language_code?: string | null;
            /** @description The thing that is to open. */
            product: components["schemas"]["Product"];
            /** @description People do not see this field of the form: whatever fills it in is refused. */
            website?: string | null;
        };
        OpenOrderRequest: {
            /** @description From the call that opened the checkout. */
            order_key: string;
        };
        /** @enum {string} */
        OrderItemView: "certification" | "book" | "book_bundle";
        /** @enum {string} */
        OrderStateView: "open" | "paid" | "partly_refunded" | "refunded" | "disputed" | "dispute_lost";
        OrderView: {
            /** @description Three months of membership, to redeem or to give away. */
            access_code: string | null;
            /** @description Its name and last four digits. */
            card: string | null;
            /** @description ISO 4217, upper case. */
            currency: string;
            /**
             * Format: int32
             * @description Of the book's files.
             */
            downloads_left: number;
            /**
             * Format: date-time
             * @description When the book's files can no longer be loaded.
             */
            downloads_until: string | null;
            /** @description Where the receipt went. */
            email_address: string | null;
            /** @description Of the buyer. */
            first_name: string | null;
            /** @description The thing that was bought. */
            item: components["schemas"]["OrderItemView"];
            /**
             * Format: date-time
             * @description When it was paid.
             */
            paid_at: string | null;
            /** @description Null until it is paid. */
            receipt_number: string | null;
            /**
             * Format: int64
             * @description The amount that went back.
             */
            refunded_minor: number;
            /** @description How far the order has come. */
            state: components["schemas"]["OrderStateView"];
            /**
             * Format: int64
             * @description In the currency's smallest unit.
             */
            total_minor: number;
        };
        PaymentIntentView: {
            /**
             * Format: int64
             * @description Taken off by the code.
             */
            amount_off_minor: number;
            /** @description Lets this browser pay this one payment. */
            client_secret: string;
            /** @description The fate of the visitor's own code. */
            code_state: components["schemas"]["CodeStateView"];
            /** @description ISO 4217, upper case. */
            currency: string;
            /** @description Opens the order with `/order`, and the book's files once it is paid. */
            order_key: string;
            /**
             * Format: int64
             * @description In the currency's smallest unit, as all amounts.
             */
            price_minor: number;
            /** @description Who takes the card: "sandbox" has a form of ours and takes test cards only, "stripe" has its own. */
            provider: string;
            /** @description Starts Stripe's form; null for the sandbox. */
            publishable_key: string | null;
            /**
             * Format: int64
             * @description The amount that is charged.
             */
            total_minor: number;
        };
        PieceEvent: {
            /** @description The next piece of the guide's message: append it to those before. */
            text: string;
        };
        PlanItemView: {
            /** @description Whether it is done today, by itself or ticked off by hand. */
            done: boolean;
            /**
             * Format: int32
             * @description About how many minutes it takes.
             */
            minutes: number;
            /**
             * @description Names the part of the plan.
             * @enum {string}
             */
            name: "check_in" | "reading" | "social_play" | "exercise" | "stillness";
            /** @description Its title in the caller's language. */
            title: string;
        };
        PracticeView: {
            /**
             * Format: int32
             * @description On how many of the days something was practised.
             */
            days_practised: number;
            /**
             * Format: int32
             * @description How many days the rhythm looks at.
             */
            of_days: number;
            /** @description Whether program and practice rhythm rest. */
            paused: boolean;
            /**
             * Format: int32
             * @description How many of the others were days of rest.
             */
            rest_days: number;
        };
        PremiumView: {
            /**
             * Format: date-time
             * @description When premium ends, or ended. Null: it never began.
             */
            ends_at: string | null;
            /** @description Whether premium is open now. */
            is_premium: boolean;
            /**
             * @description The reason that it is open; `none` when it is not.
             * @enum {string}
             */
            source: "none" | "trial" | "subscription" | "access_code" | "trainer_gift";
        };
        Problem: {
            /**
             * @description What went wrong, from a closed set: clients decide by it.
             * @enum {string}
             */
            error_code: "bad_request_error" | "invalid_input" | "login_failed" | "session_required" | "premium_required" | "csrf_error" | "not_allowed" | "not_found" | "method_not_allowed" | "account_exists" | "conflict" | "code_unknown" | "code_used" | "code_expired" | "purchase_refused" | "already_linked" | "link_invalid" | "link_expired" | "link_used" | "upload_refused" | "payload_too_large" | "unsupported_media_type" | "request_timeout" | "too_many_requests" | "service_unavailable" | "internal_error";
            /** @description A sentence for people, in the language of the request's Accept-Language or of the member. */
            error_message: string;
            /** @description The property of the request that is at fault, with its path, such as `items[2].angle`. Absent when none is. */
            field?: string;
            /** @description Names this request in the logs of the server; quote it when reporting a fault. */
            request_id: string;
        };
        /** @enum {string} */
        Product: "certification" | "book";
        ProgramView: {
            /**
             * Format: int32
             * @description The day of that week.
             */
            day: number;
            /** @description Whether all 42 days were practised. */
            finished: boolean;
            /** @description Whether program and practice rhythm rest. */
            paused: boolean;
            /** @description The title of the day. */
            title: string;
            /**
             * Format: int32
             * @description The week of the program that the member is in.
             */
            week: number;
        };
        QuizArticleView: {
            /** @description Names the article. */
            article_id: string;
            /**
             * Format: int32
             * @description How long it takes to read, in minutes.
             */
            reading_minutes: number;
            /** @description One or two sentences about it. */
            summary: string;
            /** @description The article's title. */
            title: string;
        };
        QuizAspectView: {
            /** @description An article about it. Null: it is no longer offered. */
            article: components["schemas"]["QuizArticleView"] | null;
            /**
             * @description Where the person is in it.
             * @enum {string}
             */
            current_state: "stillness" | "parasympathetic" | "play" | "sympathetic" | "overwhelm" | "dorsal_vagal";
            /** @description The `key` of the life aspect. */
            life_aspect: string;
            /**
             * @description Where they would like to be.
             * @enum {string}
             */
            preferred_state: "stillness" | "parasympathetic" | "play";
            /** @description Whether `current_state` is a regulated state. */
            regulated: boolean;
            /**
             * @description Where the next step leads.
             * @enum {string}
             */
            target_state: "stillness" | "parasympathetic" | "play" | "sympathetic" | "overwhelm" | "dorsal_vagal";
            /** @description The meaning of this answer. */
            text: string;
            /** @description The name of the life aspect. */
            title: string;
        };
        QuizExerciseView: {
            /** @description Names the exercise. */
            exercise_id: string;
            /**
             * Format: double
             * @description How many minutes it usually takes.
             */
            minutes: number;
            /** @description One or two sentences about it. */
            summary: string;
            /** @description The exercise's title. */
            title: string;
        };
        QuizHabitView: {
            /** @description Names the habit. */
            key: string;
            /** @description The meaning for the start of having it, or lacking it. */
            text: string;
            /** @description The name of the habit. */
            title: string;
        };
        QuizReasonView: {
            /**
             * @description The kind of answer.
             * @enum {string}
             */
            kind: "life_aspects" | "symptom" | "slider" | "habit";
            /** @description The `key` of the box or slider; `life_aspects` for the pages together. */
            name: string;
            /**
             * Format: int32
             * @description How many points it gave to the side that the start lies on.
             */
            points: number;
            /** @description The meaning of this answer, in a sentence. */
            text: string;
        };
        /** @description The answer to the quiz, and its public file: quiz-results/{quiz_result_key}.json. */
        QuizResultReply: {
            /** @description Names the result; whoever holds it can read the result. */
            quiz_result_key: string;
            /** @description The result. */
            result: components["schemas"]["QuizResultView"];
        };
        /** @description The result of the quiz, in the language that was asked for. */
        QuizResultView: {
            /**
             * Format: double
             * @description Where the start lies on the ring, in degrees clockwise from the top, to a tenth.
             */
            angle: number;
            /** @description Articles to begin with. */
            articles: components["schemas"]["QuizArticleView"][];
            /** @description When to ask a person and not only an app; empty where nothing calls for it. */
            care_notes: string[];
            /**
             * Format: double
             * @description How much the answers agree, to two decimals: 1 when all point the same way round the ring.
             */
            certainty: number;
            /** @description The meaning of `certainty`, in a sentence. */
            certainty_text: string;
            /** @description The limits of the quiz: show them with the result. */
            disclaimer: string;
            /** @description Exercises to begin with. */
            exercises: components["schemas"]["QuizExerciseView"][];
            /** @description The meaning of starting from this state. */
            explanation: string;
            /** @description The first things to do, one sentence each. */
            first_steps: string[];
            /** @description The `key` of the part of life that is farthest from where it should go. */
            focus_life_aspect: string;
            /** @description The habits that were ticked. */
            habits_done: components["schemas"]["QuizHabitView"][];
            /** @description The habits that were not. */
            habits_missing: components["schemas"]["QuizHabitView"][];
            /** @description The result in a few words. */
            headline: string;
            /** @description The language of this result. */
            language_code: string;
            /** @description Each part of life by itself, in the order of the pages. */
            life_aspects: components["schemas"]["QuizAspectView"][];
            /**
             * @description The state that was wished for on most pages.
             * @enum {string}
             */
            preferred_state: "stillness" | "parasympathetic" | "play";
            /** @description Why the start lies where it lies, heaviest first. */
            reasons: components["schemas"]["QuizReasonView"][];
            /**
             * Format: int32
             * @description The regulated states' share of all points, in percent.
             */
            regulation: number;
            /** @description The meaning of `regulation`, in a sentence. */
            regulation_text: string;
            /** @description The way from the start to the target. */
            stage: components["schemas"]["QuizStageView"];
            /**
             * @description The state that the person starts from.
             * @enum {string}
             */
            starting_state: "stillness" | "parasympathetic" | "play" | "sympathetic" | "overwhelm" | "dorsal_vagal";
            /** @description The symptoms that were ticked. */
            symptoms: components["schemas"]["QuizSymptomView"][];
            /**
             * Format: date-time
             * @description When the quiz was taken.
             */
            taken_at: string;
            /**
             * @description Where the next step leads.
             * @enum {string}
             */
            target_state: "stillness" | "parasympathetic" | "play" | "sympathetic" | "overwhelm" | "dorsal_vagal";
        };
        QuizStageView: {
            /** @description The demands of this way, in a few sentences. */
            text: string;
            /** @description The heading of the way from `starting_state` to `target_state`. */
            title: string;
        };
        QuizSymptomView: {
            /** @description Names the symptom. */
            key: string;
            /** @description The symptom's meaning for the start. */
            text: string;
            /** @description The name of the symptom. */
            title: string;
        };
        /** @enum {string} */
        ReadingContext: "morning" | "after_practice" | "other";
        ReadingView: {
            /**
             * Format: int32
             * @description How many beats were measured; 0 for an imported reading without intervals.
             */
            beats: number;
            /**
             * Format: double
             * @description How many clear seconds the values rest on, to a tenth. Null for imported and older readings.
             */
            clear_s: number | null;
            /**
             * @description When it was taken: only `morning` and `other` enter the baseline.
             * @enum {string}
             */
            context: "morning" | "after_practice" | "other";
            /**
             * Format: double
             * @description How many seconds of the recording were used, to a tenth; 0 for an imported reading without intervals.
             */
            duration_s: number;
            /**
             * Format: int32
             * @description How many early beats were left out of the values. Null for imported and older readings.
             */
            ectopic_beats: number | null;
            /**
             * Format: double
             * @description Mean heart rate in beats a minute, to a tenth.
             */
            hr_bpm: number;
            /**
             * Format: date-time
             * @description When the recording was made.
             */
            measured_at: string;
            /**
             * Format: double
             * @description pNN50 in percent, to a tenth: the share of neighbouring beats more than 50 ms apart.
             */
            pnn50: number;
            /**
             * Format: double
             * @description How clean the recording was, to two decimals; 0 for an imported reading without intervals.
             */
            quality: number;
            /** @description The weakest side of the recording: `good`, `imported`, or a name of the engine's, such as `motion`. */
            quality_reason: string;
            /**
             * Format: double
             * @description RMSSD in milliseconds, to a tenth: the beat-to-beat variability that recovery goes by.
             */
            rmssd_ms: number;
            /** @description Between which limits RMSSD lies with a probability of 95 %. Null for imported and older readings. */
            rmssd_range: components["schemas"]["ValueRangeView"] | null;
            /**
             * Format: double
             * @description SDNN in milliseconds, to a tenth.
             */
            sdnn_ms: number;
            /** @description Between which limits SDNN lies with a probability of 95 %. Null for imported and older readings. */
            sdnn_range: components["schemas"]["ValueRangeView"] | null;
            /** @description The tags the member gave, each once: each moves the values by itself. */
            tags: ("alcohol" | "caffeine" | "nicotine" | "illness" | "poor_sleep" | "hard_training" | "travel" | "period" | "stress" | "new_medication")[];
            /** @description Names the reading. */
            task_id: string;
        };
        ReasonView: {
            /** @description Names the input: `regulated_share`, or `return` once the member has found the way back. */
            name: string;
            /** @description One sentence that says what this input found. */
            text: string;
            /**
             * Format: double
             * @description The reason's own value, to two decimals: 1 is the best.
             */
            value: number;
            /**
             * Format: double
             * @description The share of the score that this input decides, to two decimals.
             */
            weight: number;
        };
        RecentCheckInView: {
            /**
             * Format: double
             * @description Where it lies on the ring, in degrees clockwise from the top, to a tenth.
             */
            angle: number;
            /** @description Names the check-in. */
            check_in_id: string;
            /**
             * Format: date-time
             * @description The moment that the check-in is about.
             */
            checked_in_at: string;
            /**
             * @description The state that was felt.
             * @enum {string}
             */
            state: "stillness" | "parasympathetic" | "play" | "sympathetic" | "overwhelm" | "dorsal_vagal";
        };
        RejectionView: {
            /**
             * Format: double
             * @description Mean heart rate in beats a minute, to a tenth, where it can be told without the variability; else null.
             */
            hr_bpm: number | null;
            /** @description The reason and some help, in words for the person. */
            message: string;
            /**
             * @description Why there is no number: the engine's name for it, or that the file is no recording or never arrived.
             * @enum {string}
             */
            reason: "unreadable" | "upload_missing" | "malformed" | "no_finger" | "too_dark" | "saturated" | "lamp_flicker" | "motion" | "pressure" | "weak_pulse" | "no_pulse" | "irregular_rhythm" | "frame_rate" | "too_short" | "too_long";
            /**
             * Format: double
             * @description About where in the recording it happened, in seconds, to a tenth. Null: nowhere in particular.
             */
            second: number | null;
        };
        /** @enum {string} */
        SandboxAnswerView: "paid" | "declined" | "no_money" | "asks_for_code" | "refused_code";
        SandboxCardReply: {
            /** @description The answer of the bank. */
            answer: components["schemas"]["SandboxAnswerView"];
        };
        SandboxCardRequest: {
            /** @description One of the test cards, with or without spaces. */
            card_number: string;
            /** @description Of the payment. */
            client_secret: string;
            /**
             * Format: email
             * @description Where the receipt goes.
             */
            email_address: string;
            /** @description Of the buyer, for the receipt. */
            first_name?: string | null;
            /** @description The code that the bank asked for: 123456 says yes. */
            second_step_code?: string | null;
        };
        SettingsView: {
            /**
             * Format: date-time
             * @description Until when reminders rest. Null: they do not.
             */
            notifications_paused_until: string | null;
            /**
             * Format: int32
             * @description How often the app has asked this member for a review.
             */
            review_request_count: number;
            /** @description Whether a trainer is linked. */
            trainer_linked: boolean;
        };
        StartHrvTaskRequest: {
            /** @description When it was taken. Left out: `other`. Slow breathing raises the values, so say `after_practice` then. */
            context?: components["schemas"]["ReadingContext"] | null;
            /**
             * Format: date-time
             * @description When it was recorded, up to 14 days back. Left out: just now.
             */
            measured_at?: string | null;
            /** @description Tags that are known to move the values by themselves. */
            tags?: components["schemas"]["ContextTag"][] | null;
            /** @description Which recording. Left out: the latest upload. */
            upload_id?: string | null;
        };
        SuggestionReasonView: {
            /** @description Names the input: why it suits the member at this moment, how well it leads there, what it did for the member, evidence, when it was last done, and the time at hand (`now`, `fit`, `worked_for_you`, `evidence`, `recency`, `time`). */
            name: string;
            /** @description One sentence that says what this input found. */
            text: string;
            /**
             * Format: double
             * @description The reason's own value, to two decimals: 1 is the best.
             */
            value: number;
            /**
             * Format: double
             * @description The share of the score that this input decides, to two decimals.
             */
            weight: number;
        };
        SuggestionView: {
            /** @description Another of a different kind. Null: there is none. */
            alternative: components["schemas"]["ExerciseCardView"] | null;
            /** @description The exercise that was chosen. */
            exercise: components["schemas"]["ExerciseCardView"];
            /**
             * @description The state that the way begins in.
             * @enum {string}
             */
            from: "stillness" | "parasympathetic" | "play" | "sympathetic" | "overwhelm" | "dorsal_vagal";
            /** @description Why it was chosen: first why this one for this member now, then what added most to the score. */
            reasons: components["schemas"]["SuggestionReasonView"][];
            /** @description The demands of this way, in a few sentences. */
            stage_text: string;
            /** @description The heading of the way from `from` to `to`. */
            stage_title: string;
            /**
             * @description The state that the way leads to.
             * @enum {string}
             */
            to: "stillness" | "parasympathetic" | "play" | "sympathetic" | "overwhelm" | "dorsal_vagal";
        };
        /** @enum {string} */
        TaskStatus: "queued" | "running" | "done" | "rejected";
        TodayView: {
            /**
             * Format: date
             * @description The member's calendar day.
             */
            date: string;
            /** @description The parts of the day's plan, in the order to show. */
            items: components["schemas"]["PlanItemView"][];
            /**
             * Format: int32
             * @description About how many minutes of the plan are left.
             */
            minutes_left: number;
        };
        UpdateJournalChatReply: {
            /** @description True when the guide kept silent and the member has not acknowledged its notices yet: show them (`/authorized/journal/notices`). The entry was kept all the same. */
            guide_needs_acknowledgement: boolean;
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
            /** @description The messages added by this call: the member's entry first, then the guide's. */
            messages: components["schemas"]["JournalMessageView"][];
        };
        UpdateJournalChatRequest: {
            /** @description The member's text. */
            body: string;
            /** @description An identifier that the client makes for this entry and sends again with every repeat, so that it is kept and answered once. */
            event_uuid: string;
            /** @description The conversation to write in. */
            journal_thread_id: string;
            /** @description The member's choice below the guide's last message; `body` has it in words. */
            remark?: components["schemas"]["Choice"] | null;
            /**
             * Format: date-time
             * @description When it was written, up to 60 days back, where it waited for a connection. Left out: now.
             */
            written_at?: string | null;
        };
        ValueRangeView: {
            /**
             * Format: double
             * @description The upper limit in milliseconds, to a tenth.
             */
            high_ms: number;
            /**
             * Format: double
             * @description The lower limit in milliseconds, to a tenth.
             */
            low_ms: number;
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
    createBookPaymentIntents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookPaymentsRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookPaymentsReply"];
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
            /** @description invalid_input or purchase_refused */
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
                    /** @description After how many seconds the call may be repeated. */
                    "Retry-After"?: number;
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
                    /** @description After how many seconds the call may be repeated. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createCertificationPaymentIntent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificationPaymentRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentIntentView"];
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
            /** @description invalid_input or purchase_refused */
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
                    /** @description After how many seconds the call may be repeated. */
                    "Retry-After"?: number;
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
                    /** @description After how many seconds the call may be repeated. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
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
            /** @description Made. */
            201: {
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
                    /** @description After how many seconds the call may be repeated. */
                    "Retry-After"?: number;
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
                    /** @description After how many seconds the call may be repeated. */
                    "Retry-After"?: number;
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
                    /** @description After how many seconds the call may be repeated. */
                    "Retry-After"?: number;
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
                    /** @description After how many seconds the call may be repeated. */
                    "Retry-After"?: number;
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
                    /** @description After how many seconds the call may be repeated. */
                    "Retry-After"?: number;
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
                    /** @description After how many seconds the call may be repeated. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    receiveUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The bucket that the signed form names. */
                bucket: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The file, after every other field.
                     */
                    file: string;
                } & {
                    [key: string]: string;
                };
            };
        };
        responses: {
            /** @description Taken. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            /** @description upload_refused */
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
                    /** @description After how many seconds the call may be repeated. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    openOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenOrderRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderView"];
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
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description After how many seconds the call may be repeated. */
                    "Retry-After"?: number;
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
                    /** @description After how many seconds the call may be repeated. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    receivePaymentEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Taken. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
                    /** @description After how many seconds the call may be repeated. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getQuizResultFile: {
        parameters: {
            query?: {
                /** @description The language of the file, a BCP 47 tag. Left out: as Accept-Language says. */
                language_code?: string;
            };
            header?: never;
            path: {
                /** @description The name of the file with its suffix `.json`. */
                filename: string;
            };
            cookie?: never;
        };
        requestBody?: never;
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
            /** @description The client has it already (If-None-Match). */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
                    /** @description After how many seconds the call may be repeated. */
                    "Retry-After"?: number;
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
            /** @description Made. */
            201: {
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
                    /** @description After how many seconds the call may be repeated. */
                    "Retry-After"?: number;
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
                    /** @description After how many seconds the call may be repeated. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    registerCertification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificationLeadReply"];
                };
            };
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificationLeadReply"];
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
                    /** @description After how many seconds the call may be repeated. */
                    "Retry-After"?: number;
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
                    /** @description After how many seconds the call may be repeated. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    registerLiveTraining: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadReply"];
                };
            };
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadReply"];
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
                    /** @description After how many seconds the call may be repeated. */
                    "Retry-After"?: number;
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
                    /** @description After how many seconds the call may be repeated. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    registerOpening: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpeningRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadReply"];
                };
            };
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadReply"];
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
                    /** @description After how many seconds the call may be repeated. */
                    "Retry-After"?: number;
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
                    /** @description After how many seconds the call may be repeated. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    payInSandbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxCardRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxCardReply"];
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
            /** @description too_many_requests */
            429: {
                headers: {
                    /** @description After how many seconds the call may be repeated. */
                    "Retry-After"?: number;
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
                    /** @description After how many seconds the call may be repeated. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCertificationCodeFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the file with its suffix `.json`. */
                filename: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificationCodeFileView"];
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
                    /** @description After how many seconds the call may be repeated. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
