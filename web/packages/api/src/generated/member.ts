// Generated from contract/*.json by `npm run generate:api`. Do not edit.

export interface paths {
    "/account/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes an account without a password, starts the trial and opens a session. With an Apple code, Apple is the way in. Where only a mail says who has an account, it is answered with 202 for known and unknown addresses alike, and the mailed link goes on. */
        post: operations["createAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/delete/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Signs out everywhere and begins the erasure, which ends with a receipt by mail. */
        put: operations["confirmAccountDeletion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/email_address/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Gives the account the address whose mail was opened, which proves it. Opened in a browser that is signed in to the account, its session goes on; opened anywhere else, everything that opened the account before ends and a session is opened there. */
        put: operations["confirmEmailAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a session by password or Apple code. An unknown address and a wrong password are told alike. Where the account has a second factor, `second_step` goes on. */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/password_reset/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets the password, ends every other session and opens one here. The link works once. */
        put: operations["completePasswordReset"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/password_reset/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails a link to set a new password. The answer is the same whether or not the address has an account. */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/password_reset/token/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Whether a link to set a new password is still open. Does not use it. */
        put: operations["validateResetToken"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/second_step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a session for somebody who has taken the first step of signing in. Each code works once. */
        post: operations["completeSecondStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sign_in_link/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a session with the token of a mailed link, once. */
        post: operations["completeSignInLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sign_in_link/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails a link that signs in. The answer is the same whether or not the address has an account. */
        post: operations["requestSignInLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Is this address well formed, has it an account, and which ways in. */
        post: operations["validateAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-admin/app/invite/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes an access code for months of premium, and mails it if asked to. */
        post: operations["createAppInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What admins did, newest first. */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-admin/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What members wrote about the app, newest first, and how many stars they gave. */
        get: operations["listFeedback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-admin/invites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All invites, newest first; whom a redeemed one was for is forgotten. */
        get: operations["listInvites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app-admin/trainer-dashboard/invite/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invites a trainer to the dashboard, and mails it if asked to. */
        post: operations["createTrainerInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/account/api_tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's API tokens, without the tokens themselves. */
        get: operations["listApiTokens"];
        put?: never;
        /** Makes a token that reads this member's data (Authorization: Bearer) and changes nothing. */
        post: operations["createApiToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/account/api_tokens/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Makes an API token worthless. One that is gone already is no error. */
        put: operations["revokeApiToken"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/account/delete/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails a link that confirms the erasure of the account. Nothing is erased before that. */
        post: operations["requestAccountDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/account/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes first name, country and password; a new address waits until the mail to it is confirmed. A new password ends every other session. */
        post: operations["changeDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that is kept of the member, as one ZIP archive that can be read back. */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/account/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps what the member writes about the app, for admins to read. */
        post: operations["sendFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/account/identities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which outside identities, such as Apple, open this account. */
        get: operations["listIdentities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/account/identities/unlink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Ends an outside identity as a way in; mailed links and a password stay. */
        put: operations["unlinkIdentity"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/account/import/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings in what the preview said. What the account has is left alone. */
        post: operations["applyImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/account/import/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a file of another program, or an archive of this one, would bring. Keeps nothing. */
        post: operations["previewImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/account/import/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Removes exactly what an import brought. Undoing it twice changes nothing. */
        put: operations["undoImport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/account/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The files that the member brought in, newest first. */
        get: operations["listImports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/account/inherited": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whoever proved the address of an account that others could open before keeps what is in it, or starts empty: then everything is erased and a fresh account has the address. */
        post: operations["settleInherited"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/account/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends this session. */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/account/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shows that the member is there. For ten minutes, what cannot be taken back goes on without asking. */
        post: operations["provePresence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/account/proof/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails six digits by which the member shows that it is them. The newest ones count, for ten minutes and five tries. */
        post: operations["mailProofCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/account/second_factor/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A secret for an authenticator app. Nothing changes until a first code confirms it. */
        post: operations["beginSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/account/second_factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A first code switches the second factor on, ends every other session and answers ten recovery codes. */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/account/second_factor/off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signing in asks for no second step any more; the recovery codes are void. */
        post: operations["switchOffSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/account/second_factor/recovery_codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ten new recovery codes; the old ones are void. */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/account/security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How this account is kept: the second factor, and how its member shows who they are. */
        get: operations["getAccountSecurity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where this member is signed in. */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/account/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Signs out one other device (session_id), or all others (all_others: true). */
        put: operations["endSession"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/article": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One article with its text, its references and what this member did with it. */
        get: operations["getArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/articles/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What articles are about, in the order in which it is offered, with how many there are. */
        get: operations["getArticleCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/articles/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What this member opened, read and rated, newest first. */
        get: operations["getArticleHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/assessment/article/completion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The article was read to its end. A repeat changes nothing; whether it was the daily one is checked. */
        post: operations["completeArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/assessment/article/rating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rates an article from 1 to 5. The last rating counts. */
        post: operations["rateArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/assessment/article/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens an article and gives the event's id. One that is open already goes on with its own. */
        post: operations["startArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/assessment/discovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's own quiz results, newest first, at most 20. */
        get: operations["listQuizResults"];
        put?: never;
        /** Makes a quiz result part of the account, by its key or as the answers themselves, and begins the first plan from it. Can be repeated. */
        post: operations["attachQuizResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/assessment/onboarding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The questions of the onboarding; the answers go to /personalize. Can be repeated. */
        post: operations["beginOnboarding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/assessment/onboarding/personalize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the first plan from goal, life aspect, current and preferred state. Can be repeated. */
        post: operations["personalizeOnboarding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/assessment/rate_app_experience": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps one to five stars; the last of a member's day counts. */
        post: operations["rateAppExperience"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/history/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The balance score over an interval: days, for a year weeks, for everything months. */
        get: operations["getBalanceSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/history/check-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One check-in of the member, as it stands now. */
        get: operations["getCheckIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/history/check-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's check-ins, newest first. */
        get: operations["listCheckIns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/history/exercises": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the member said of each exercise they did, of one or of all, newest first. */
        get: operations["listExerciseResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/history/patterns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the last 180 days had in them beside how the member was on the same days: what goes together, what does not, and what is too rare to say. It never says why. */
        get: operations["getPatterns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/history/practice-time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many minutes were practised on each of the last 28 days. */
        get: operations["getPracticeTime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/history/reading-intervals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The times between the beats of one reading, for other programs. */
        get: operations["getReadingIntervals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/history/readings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's finished heart readings, newest first. */
        get: operations["listReadings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/history/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last week's heart rate variability against the member's own last 60 days. Age and sex are for the comparison with others and are kept nowhere. */
        get: operations["getRecovery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/history/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How often each state was answered in an interval: the balance pie. */
        get: operations["getStateShares"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/history/year": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A calendar year in colours: the state of each day with a check-in. */
        get: operations["getYear"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/journal/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a member is told about the journal's guide, and whether they have acknowledged it. */
        get: operations["getGuideNotices"];
        put?: never;
        /** The member has read what the guide is, before the first message; once per version. */
        post: operations["acknowledgeGuideNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/notification/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was sent to the member, on which way and with what end; never what it said. */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/notification/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's settings, or the usual ones before they said anything. */
        get: operations["getNotificationSettings"];
        put?: never;
        /** Replaces the member's settings as a whole. A topic that is not named is off. */
        post: operations["changeNotificationSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/notification/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a test message to the member's own address. */
        post: operations["sendTestNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/notification/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps where this device is reached: a Web Push subscription, or an FCM or APNs token. */
        post: operations["registerNotificationToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/practice/resonance_pace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pace of breathing that the member's heart answers best, once one was found. */
        get: operations["getResonancePace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/purchase/complete/access_code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Redeems an invite, gift or access code once; its months are added to what is left. */
        post: operations["redeemAccessCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/purchase/complete/in_app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Has the app store vouch for a purchase and opens premium for as long as it says. */
        post: operations["completeInAppPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/recommendation/article": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** is_search: articles that hold the words of query_text, best first. Otherwise picks for this member, each with its reason. In pages of 20; member.daily_article is the day's. */
        post: operations["recommendArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/review_request_count/increment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notes that the app asked this member for a review, and answers how often it did. */
        post: operations["incrementReviewRequestCount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorized/safety_profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's safety profile, the questions that make it, and the exercises that are off until switched on. */
        get: operations["getSafetyProfile"];
        put?: never;
        /** Replaces the safety profile, which is stored encrypted. `known` false takes the answers back. */
        post: operations["keepSafetyProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brand, states, prices, addresses, the CSRF cookie, and the member when a session is live. */
        post: operations["getConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/learn/json/{filename}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public file of an article, {article_id}.json, or the list of all, index.json. */
        get: operations["getArticleFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/quiz/discovery.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The questions of the discovery quiz. */
        get: operations["getQuizFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/safety/helplines.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom to call when it is dangerous, by country. */
        get: operations["getHelplinesFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/premium/authorized/assessment/check-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Corrects a check-in: its answers, and its moment where one is given. */
        put: operations["editCheckIn"];
        /** Records where the member is on the ring. The same event id again answers what was kept, and that there is none when it was removed. */
        post: operations["recordCheckIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/premium/authorized/assessment/check-in/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Takes a check-in back. What is gone already is no error. */
        put: operations["removeCheckIn"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/premium/authorized/assessment/exercise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps how an exercise went, once for each event id; the estimate of its effect, today's plan and the practised days follow. */
        post: operations["recordExercise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/premium/authorized/exercise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One exercise with its steps, words and evidence, and which of the member's safety codes stand against it. */
        get: operations["getExercise"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/premium/authorized/exercises": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The library by title, narrowed by way, kind, part of the day and minutes. What the safety profile rules out is shown, and marked, only where asked for. */
        get: operations["listExercises"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/premium/authorized/exercises/effects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What works for this member: every exercise they have done, the most helpful first, with the number of ratings behind the estimate. */
        get: operations["listExerciseEffects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/premium/authorized/journal/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages of the member's journal in which every word of query_text begins a word, newest first, with the part where the words stand. */
        get: operations["searchJournal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/premium/authorized/journal/thread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One conversation with its last messages; older ones by `before`. */
        get: operations["getJournalThread"];
        put?: never;
        /** Opens a conversation about a life aspect; the guide writes first. Without an event id the same aspect and state on the same day is the same conversation. */
        post: operations["openJournalThread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/premium/authorized/journal/thread/message/reaction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts one reaction to a message in place of the last; `none` takes it back. */
        post: operations["reactToJournalMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/premium/authorized/journal/thread/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The member has seen this conversation: nothing of it is unread any more. */
        post: operations["markJournalThreadRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/premium/authorized/journal/threads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's conversations with the guide, those opened last first. */
        get: operations["listJournalThreads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/premium/authorized/practice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which of the last 28 days were practised, rested on or open. Days of a pause are left out. */
        get: operations["getPractice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/premium/authorized/practice/resonance_pace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps the pace of breathing that the member's heart answers best. The one found last counts. */
        post: operations["keepResonancePace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/premium/authorized/practice/rest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Chooses weekdays to rest on, or marks one day as a day of rest or takes the mark back. */
        post: operations["chooseRest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/premium/authorized/program": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The six weeks at a glance, with what was practised and written, and the day on which the member is. */
        get: operations["getProgram"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/premium/authorized/program/day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the 42 days: its article, its social play, and exercises that are safe for this member in their present state. */
        get: operations["getProgramDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/premium/authorized/program/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets the program and the practice rhythm rest, and silences reminders, until resumed. Nothing is lost. */
        post: operations["pauseProgram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/premium/authorized/program/plan_item": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ticks a part of the day off by hand, or takes the tick back; what an exercise result did stays. */
        post: operations["tickPlanItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/premium/authorized/program/reflection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps the answers to a week's three questions. A new event id writes the week anew; the same one again changes nothing. */
        post: operations["writeReflection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/premium/authorized/program/restart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Goes back to week 1, day 1. `clear_existing_data` also hides the earlier runs. */
        post: operations["restartProgram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/premium/authorized/program/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the pause: the program goes on where it stood. */
        post: operations["resumeProgram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/premium/authorized/recommendation/exercise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Chooses one exercise and one alternative for the way from one mood to another, and says why. What the safety profile rules out is never chosen. */
        post: operations["recommendExercise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/premium/authorized/trainer/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's trainer, what they may see and until when, and when they looked. */
        get: operations["getTrainerStatus"];
        put?: never;
        /** Links by the trainer's code, changes what the trainer may see, or ends the link. */
        post: operations["changeTrainerStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Counts what happens on the pages of the site. Knows no visitor, no address and no answer of the quiz: only names of a closed list, a place and a day. */
        post: operations["recordSiteEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/experiments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which side of each experiment of the site a lot is on. Keeps nothing and knows nobody: the same lot gets the same answer from every server. */
        get: operations["getExperiments"];
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
        AccountSecurityReply: {
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
            /** @description How the member can show that it is them, the first is the usual one. */
            proof_ways: components["schemas"]["ProofWay"][];
            /**
             * Format: date-time
             * @description Until when this session needs no further proof. Null: what cannot be taken back asks for one.
             */
            proven_until: string | null;
            /** @description Two-step sign-in by codes of an authenticator app. */
            second_factor: components["schemas"]["SecondFactorView"];
        };
        AcknowledgeGuideRequest: {
            /** @description The country whose help lines are to be shown, ISO 3166-1 alpha-2. */
            country: string;
            /** @description That the member knows they write to a program; must be true. */
            has_understood: boolean;
            /** @description That the member is an adult; must be true. */
            is_adult: boolean;
            /** @description The version that the member has read. */
            version: string;
        };
        /** @enum {string} */
        Acknowledgement: "required" | "shown" | "none";
        ApiTokensReply: {
            /** @description The member's tokens, oldest first, without their secrets. */
            api_tokens: components["schemas"]["ApiTokenView"][];
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
        };
        ApiTokenView: {
            /**
             * Format: date-time
             * @description When the token was made.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it stops working. Null: it lasts until it is revoked.
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When a program last called with it, to the hour. Null: never.
             */
            last_used_at: string | null;
            /** @description The token's name; no two of a member's tokens share one. */
            name: string;
            /** @description The rights of the token. There is one scope today: it reads and changes nothing. */
            scopes: "read"[];
            /**
             * Format: uuid
             * @description Names the token when it is revoked; it is not the secret.
             */
            token_id: string;
        };
        ApplyImportReply: {
            /** @description The import. */
            import: components["schemas"]["ImportView"];
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
            /** @description The changes it made. */
            report: components["schemas"]["ImportReportView"];
        };
        ApplyImportRequest: {
            /** @description An identifier that the client makes for this one action, a UUID by custom, and sends again with every repeat, so that the action counts once. */
            event_uuid: string;
            /**
             * Format: byte
             * @description The file in base64; decoded at most 8 MiB.
             */
            file_base64: string;
            /** @description The file's name, one line. */
            file_name: string;
            /** @description The meaning of words of the file for this member, beside those we know. */
            moods?: components["schemas"]["ImportMoodView"][] | null;
        };
        /** @description An article in a list. `completed_at` and `article_rating` are the member's own. */
        ArticleCardView: {
            /** @description Names the article in every call. */
            article_id: string;
            /**
             * Format: int32
             * @description The last rating that this member gave. Null: none.
             */
            article_rating: number | null;
            /** @description The `key` of its category. */
            category: string;
            /**
             * Format: date-time
             * @description When this member last read it to its end. Null: never.
             */
            completed_at: string | null;
            /**
             * @description Whether it is a first step or goes deeper.
             * @enum {string}
             */
            level: "start" | "deepen";
            /**
             * Format: int32
             * @description How long it takes to read, in minutes.
             */
            reading_minutes: number;
            /** @description One or two sentences about it. */
            summary: string;
            /** @description The subjects, in single words. */
            tags: string[];
            /** @description The article's title. */
            title: string;
        };
        ArticleCategoriesReply: {
            /** @description The subjects of articles, in the order in which they are offered. */
            categories: components["schemas"]["ArticleCategoryView"][];
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
        };
        ArticleCategoryView: {
            /**
             * Format: int32
             * @description How many articles it has.
             */
            articles: number;
            /** @description Sent as `category_tag`. */
            key: string;
            /** @description The category's name, in the caller's language. */
            title: string;
        };
        ArticleEventReply: {
            /** @description This time of reading, as it stands now. */
            event: components["schemas"]["ArticleEventView"];
            /** @description The identifier that counts: that of an article already open, else the client's, else a new one. Send it with completion and rating. */
            event_uuid: string;
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
        };
        ArticleEventView: {
            /** @description Which article. */
            article_id: string;
            /**
             * Format: int32
             * @description The rating given this time. Null: none.
             */
            article_rating: number | null;
            /**
             * Format: date-time
             * @description When it was read to its end. Null: not yet.
             */
            completed_at: string | null;
            /** @description Names this one time of reading the article. */
            event_uuid: string;
            /** @description Whether it was the article of the day when it was completed. */
            is_daily_learn_article: boolean;
            /**
             * Format: date-time
             * @description When it was opened.
             */
            started_at: string;
        };
        /** @description The public file of an article: content/learn/json/{article_id}.json. */
        ArticleFileView: {
            /** @description Names the article in every call. */
            article_id: string;
            /** @description The text as HTML without scripts, styles or foreign images. */
            body_html: string;
            /** @description The `key` of its category. */
            category: string;
            /** @description The contested part of its subject, in a sentence. Null: nothing is contested. */
            contested: string | null;
            /**
             * @description Whether it is a first step or goes deeper.
             * @enum {string}
             */
            level: "start" | "deepen";
            /** @description The `key` of each life aspect that it is about. */
            life_aspects: string[];
            /**
             * Format: int32
             * @description Its day in the six weeks. Null: it has none.
             */
            program_day: number | null;
            /**
             * Format: int32
             * @description How long it takes to read, in minutes.
             */
            reading_minutes: number;
            /** @description Where its facts come from. */
            references: components["schemas"]["ArticleReferenceView"][];
            /** @description The ids of exercises that go with it. */
            related_exercises: string[];
            /** @description The states in which it helps. */
            states: ("stillness" | "parasympathetic" | "play" | "sympathetic" | "overwhelm" | "dorsal_vagal")[];
            /** @description One or two sentences about it. */
            summary: string;
            /** @description The subjects, in single words. */
            tags: string[];
            /** @description The article's title. */
            title: string;
        };
        ArticleHistoryEntryView: {
            /** @description The article as lists show it. Null: it is no longer offered. */
            article: components["schemas"]["ArticleCardView"] | null;
            /** @description One time that the member read an article. */
            event: components["schemas"]["ArticleEventView"];
        };
        ArticleHistoryReply: {
            /** @description Opened articles, newest first. */
            history: components["schemas"]["ArticleHistoryEntryView"][];
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
            /** @description Goes into `before` of the next call. */
            next: string | null;
        };
        ArticleListFileView: {
            /** @description Every article; `completed_at` and `article_rating` are null in this public list. */
            articles: components["schemas"]["ArticleCardView"][];
            /** @description The subjects of articles, in the order in which they are offered. */
            categories: components["schemas"]["ArticleCategoryView"][];
        };
        ArticleReferenceView: {
            /** @description Its DOI; empty when it has none. */
            doi: string;
            /** @description Whether the source itself was read. */
            is_checked: boolean;
            /** @description The reference as it is printed. */
            text: string;
        };
        ArticleReply: {
            /** @description The article with its text. */
            article: components["schemas"]["ArticleFileView"];
            /**
             * Format: int32
             * @description The last rating that this member gave. Null: none.
             */
            article_rating: number | null;
            /**
             * Format: date-time
             * @description When this member last read it to its end. Null: never.
             */
            completed_at: string | null;
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
        };
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
        AttachQuizResultReply: {
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
            /** @description Names the result. */
            quiz_result_key: string;
            /** @description The result, now part of the account. */
            result: components["schemas"]["QuizResultView"];
        };
        /** @description The quiz result, passed through. `result`, as the public file holds it, may come along and is not looked at: what it says follows from the answers that its key opens. */
        AttachQuizResultRequest: {
            /** @description The answers themselves, where no result was kept before. */
            answers?: components["schemas"]["QuizAnswersRequest"] | null;
            /** @description The language of the reply, a BCP 47 tag. Left out: as Accept-Language says. */
            language_code?: string | null;
            /** @description The key of a result that the service listener keeps. Left out, `answers` must be there. */
            quiz_result_key?: string | null;
            /** @description The result as its public file holds it. It may come along and is not read: the answers decide. */
            result?: unknown | null;
        };
        AuditEntryView: {
            /**
             * @description The action.
             * @enum {string}
             */
            action: "app_invite_created" | "trainer_invite_created" | "admin_granted" | "admin_revoked" | "feedback_read";
            /** @description Who did it: `command line`, or a pseudonym that stays when the account is erased. */
            actor: string;
            /** @description The address of whoever did it, while the account exists; null afterwards and for the command line. */
            actor_email_address: string | null;
            /**
             * Format: uuid
             * @description Names the entry.
             */
            audit_id: string;
            /** @description Figures of the action, such as `months=3`; never a name or an address. May be empty. */
            detail: string;
            /**
             * Format: date-time
             * @description When it was done.
             */
            done_at: string;
            /** @description The object of the action: `invite:…`, `trainer:…`, `member:` and a pseudonym, or empty. */
            subject: string;
            /** @description The address of the member concerned, while the account exists; null otherwise. */
            subject_email_address: string | null;
        };
        BalanceSeriesReply: {
            /** @description The points, oldest first. */
            points: components["schemas"]["SeriesPointView"][];
            /** @description `PENDING` while the interval has no point. */
            status: components["schemas"]["BalanceStatus"];
            /** @description The span of one point: a day, a week or a month. */
            step: components["schemas"]["Step"];
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
        /** @description Geometric mean of the days' RMSSD, and what lies within the smallest worthwhile change of it. */
        BaselineView: {
            /**
             * Format: double
             * @description The geometric mean of the days' RMSSD in milliseconds, to a tenth.
             */
            rmssd_ms: number;
            /**
             * Format: double
             * @description Below this many milliseconds, to a tenth, a week lies below the usual.
             */
            usual_from_ms: number;
            /**
             * Format: double
             * @description Above this many milliseconds, to a tenth, a week lies above the usual.
             */
            usual_to_ms: number;
        };
        BeginOnboardingReply: {
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
            /** @description The questions' choices, in the caller's language. */
            onboarding: components["schemas"]["OnboardingChoicesView"];
        };
        BeginSecondFactorReply: {
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
            /** @description The same as an `otpauth:` address, which apps read from a QR code. */
            otpauth_uri: string;
            /** @description For an authenticator app, to type by hand: base32. */
            secret: string;
        };
        BrandView: {
            /** @description Where the legal texts are: an address, or a path of the main listener. */
            legal_url: string;
            /** @description The product's name, as the operator words it. */
            name: string;
            /** @description The app in the stores. */
            store_links: components["schemas"]["StoreLinksView"];
            /**
             * Format: email
             * @description Where people write for help.
             */
            support_email: string;
            /** @description One line beneath the name. */
            tagline: string;
        };
        ChangeDetailsReply: {
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
            /**
             * Format: idn-email
             * @description The new address that waits to be confirmed. Null: none was sent.
             */
            pending_email_address: string | null;
        };
        ChangeDetailsRequest: {
            /** @description ISO 3166-1 alpha-2, such as `AT`; empty takes it back. Left out, it stays. */
            country_code?: string | null;
            /** @description The current password. Needed to change address or password where the account has one; where it has none, the session needs a fresh proof. */
            current_password?: string | null;
            /** @description The new address, which counts once the mail that goes there is confirmed. Left out, it stays. */
            email_address?: string | null;
            /** @description The new first name, one line; empty takes it away. Left out, it stays. */
            first_name?: string | null;
            /** @description The new password, which ends every other session. Left out, it stays. */
            password?: string | null;
        };
        ChangeNotificationSettingsRequest: {
            /**
             * Format: date-time
             * @description Until when everything rests, at most 366 days ahead. Left out: nothing rests.
             */
            pause_until?: string | null;
            /** @description When nothing is sent. Left out: there are none. */
            quiet_hours?: components["schemas"]["QuietHoursView"] | null;
            /** @description When reminders come, as minutes of the member's day. */
            times: number[];
            /** @description The topics that are on or off, by name; one that is not named is off. */
            topics: {
                [key: string]: boolean;
            };
        };
        ChangeTrainerStatusRequest: {
            /** @description The kinds of data that the trainer may see. Left out, nothing changes. */
            consent?: components["schemas"]["ConsentRequest"] | null;
            /**
             * Format: date-time
             * @description Until when what is granted now can be seen, at most 366 days ahead. Left out: 180 days.
             */
            consent_until?: string | null;
            /** @description The code that the trainer gave; links to them. */
            trainer_invite_code?: string | null;
            /** @description True ends the link and every consent with it; goes with nothing else. */
            unlink?: boolean | null;
        };
        /** @enum {string} */
        Channel: "mail" | "push";
        CheckInPage: {
            /** @description The member's check-ins, newest first. */
            check_ins: components["schemas"]["CheckInView"][];
            /** @description Goes into `before` of the next call. */
            next: string | null;
        };
        CheckInReply: {
            /** @description The check-in as it stands now. */
            check_in: components["schemas"]["CheckInView"];
        };
        CheckInView: {
            /**
             * Format: double
             * @description Where the check-in lies on the ring, in degrees clockwise from the top, to a tenth: `felt_angle`, moved a little by the body signs.
             */
            angle: number;
            /**
             * Format: double
             * @description From quiet (-1) to stirred up (1), as answered, to three decimals.
             */
            arousal: number;
            /** @description The `key` of each body sign that was named. */
            body_signs: string[];
            /** @description Names the check-in. */
            check_in_id: string;
            /**
             * Format: date-time
             * @description The moment that the check-in is about.
             */
            checked_in_at: string;
            /**
             * Format: double
             * @description From uncomfortable (-1) to comfortable (1), as answered, to three decimals.
             */
            comfort: number;
            /**
             * Format: date
             * @description The member's calendar day that it counts for.
             */
            day: string;
            /**
             * Format: date-time
             * @description When it was last edited. Null: never.
             */
            edited_at: string | null;
            /** @description The identifier that the client recorded it with. */
            event_uuid: string;
            /**
             * Format: double
             * @description Where arousal and comfort alone point, in degrees, to a tenth.
             */
            felt_angle: number;
            /** @description The member's note; may be empty. */
            note: string;
            /**
             * @description The state in whose band it lies.
             * @enum {string}
             */
            state: "stillness" | "parasympathetic" | "play" | "sympathetic" | "overwhelm" | "dorsal_vagal";
        };
        ChoiceView: {
            /** @description Sent when this is chosen. */
            key: string;
            /** @description The name of the choice, in the caller's language. */
            title: string;
        };
        ChooseRestRequest: {
            /**
             * Format: date
             * @description One day to mark, from 28 days back to 366 days ahead.
             */
            date?: string | null;
            /** @description Whether `date` is a day of rest; false takes the mark back. Left out: true. */
            rest?: boolean | null;
            /** @description The weekdays to rest on from now on, in place of those chosen before; an empty list is none. Left out, they stay. At most six different ones: to rest on all, pause. */
            weekdays?: components["schemas"]["WeekdayName"][] | null;
        };
        CompleteArticleReply: {
            /** @description This time of reading, as it stands now. */
            event: components["schemas"]["ArticleEventView"];
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
        };
        CompleteArticleRequest: {
            /** @description Which article was read. */
            article_id: string;
            /** @description The `event_uuid` that starting the article answered. */
            event_uuid: string;
            /** @description Whether the client showed it as the article of the day; the server checks it. Left out: false. */
            is_daily_learn_article?: boolean | null;
        };
        CompleteInAppPurchaseReply: {
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
            /** @description The product whose purchase the store vouched for. */
            product_id: string;
        };
        CompleteInAppPurchaseRequest: {
            /** @description The country of the store account, ISO 3166-1 alpha-2 or alpha-3. */
            country_code: string;
            /** @description The product's id in the app store. */
            product_id: string;
            /** @description The app store's proof of the purchase, unchanged. */
            transaction: string;
        };
        CompletePasswordResetRequest: {
            /** @description An identifier that the client makes once for each installation. Optional. */
            device_uuid?: string | null;
            /** @description The new password. Neither the address itself nor one repeated character. */
            new_password: string;
            /** @description The token in the link that was mailed. */
            reset_password_token: string;
        };
        CompleteSecondStepRequest: {
            /** @description A code of the authenticator app, or a recovery code. */
            code: string;
            /** @description From the answer of the first step. */
            second_step_token: string;
        };
        CompleteSignInLinkRequest: {
            /** @description An identifier that the client makes once for each installation. Optional. */
            device_uuid?: string | null;
            /** @description The token in the link that was mailed. */
            sign_in_token: string;
        };
        ConfigReply: {
            /**
             * @description Who can find out who has an account. `private`: nothing but a mail says it, and signing up and signing in go through a mailed link.
             * @enum {string}
             */
            account_privacy: "open" | "private";
            /** @description The signs of the body that a check-in can name. */
            body_signs: components["schemas"]["ChoiceView"][];
            /** @description Name, links and prices of the operator. */
            brand: components["schemas"]["BrandView"];
            /**
             * Format: uri
             * @description The address of the dashboard for trainers.
             */
            dashboard_url: string;
            /** @description Switches for features on trial, by name. Empty while there is none. */
            experiments: {
                [key: string]: boolean;
            };
            /** @description The language of this answer. */
            language_code: string;
            /** @description The languages there are words for. */
            languages: components["schemas"]["LanguageView"][];
            /**
             * Format: uri
             * @description The address of the main listener, which serves app and site.
             */
            main_url: string;
            /** @description The member's fresh snapshot when a session is live, else null. */
            member: components["schemas"]["MemberView"] | null;
            /** @description Sentences for the person about what was asked for and could not be had. Empty when all went well. */
            notices: string[];
            /** @description The choices of the onboarding. */
            onboarding: components["schemas"]["OnboardingChoicesView"];
            /** @description The prices of premium. */
            prices: components["schemas"]["PricesView"];
            /** @description Keys that apps need for services the operator set up, by service; all of them may be seen by anybody. */
            publishable_keys: {
                [key: string]: string;
            };
            /** @description Outside services that a stand-in plays here, such as `mail`: show a notice where they are used. */
            sandboxed: ("mail" | "payments" | "in_app_purchases" | "apple_sign_in" | "object_store" | "push")[];
            /**
             * Format: date-time
             * @description The server's clock, to tell a device's wrong one.
             */
            server_time: string;
            /**
             * Format: uri
             * @description The address of the service listener, which takes readings, the quiz and journal entries.
             */
            service_url: string;
            /** @description The six states in the order of the ring. */
            states: components["schemas"]["StateView"][];
            /** @description The time zone that counts: the one that was sent, or `UTC` where it is unknown. */
            tz: string;
            /** @description The VAPID key for messages in browsers, base64url. Null: they are not set up. */
            web_push_key: string | null;
        };
        ConfigRequest: {
            /** @description A BCP 47 tag to speak from now on; kept with the member when a session is live. Left out, the member's or the browser's language. */
            language_code?: string | null;
            /** @description The device's IANA time zone; kept with the member when a session is live, for whose days it counts. */
            tz?: string | null;
        };
        ConfirmAccountDeletionRequest: {
            /** @description The token in the link that was mailed. */
            delete_token: string;
        };
        ConfirmEmailAddressReply: {
            /**
             * Format: idn-email
             * @description The address that the account has from now on.
             */
            email_address: string;
            /** @description The member who is signed in here. Null: the account asks for a second step first. */
            member: components["schemas"]["MemberView"] | null;
            /** @description How to go on. Null: the session is open. */
            second_step: components["schemas"]["SecondStepView"] | null;
        };
        ConfirmEmailAddressRequest: {
            /** @description The token in the link that was mailed to the new address. */
            confirm_token: string;
            /** @description An identifier that the client makes once for each installation. Optional. */
            device_uuid?: string | null;
        };
        ConfirmSecondFactorRequest: {
            /** @description The six digits that the app shows now. */
            code: string;
        };
        ConsentRequest: {
            /** @description Whether the trainer may see check-ins. Left out, it stays as it is. */
            check_ins?: boolean | null;
            /** @description Whether the trainer may see what was practised. Left out, it stays as it is. */
            exercises?: boolean | null;
            /** @description Whether the trainer may see the program and its reflections. Left out, it stays as it is. */
            program?: boolean | null;
            /** @description Whether the trainer may see heart readings. Left out, it stays as it is. */
            readings?: boolean | null;
        };
        ConsentView: {
            /**
             * Format: date-time
             * @description Until when it is shared. Null where it is not.
             */
            expires_at: string | null;
            /** @description Whether the trainer can see it now. */
            is_shared: boolean;
            /**
             * @description Which part of the member's data.
             * @enum {string}
             */
            kind: "check_ins" | "readings" | "exercises" | "program";
        };
        CreateAccountReply: {
            /** @description The new member. Null: nothing but a mail says who has an account here (`account_privacy` in `/config`), and the link in it goes on. */
            member: components["schemas"]["MemberView"] | null;
        };
        CreateAccountRequest: {
            /** @description The code that Apple's sign-in gave: the account then opens with Apple. Left out, it opens by mailed links. */
            apple_authorization_code?: string | null;
            /** @description An identifier that the client makes once for each installation. Optional. */
            device_uuid?: string | null;
            /** @description The address of the new account; kept trimmed and in lower case. */
            email_address: string;
            /** @description The name by which the member likes to be called, one line. Optional. */
            first_name?: string | null;
            /** @description A BCP 47 tag, such as `de-AT`. Left out, the header Accept-Language decides; a language we lack becomes English. */
            language_code?: string | null;
            /** @description The device's IANA time zone, such as `Europe/Vienna`. An unknown one counts as UTC. */
            tz?: string | null;
        };
        CreateApiTokenReply: {
            /** @description The token as lists show it. */
            api_token: components["schemas"]["ApiTokenView"];
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
            /** @description The secret, for the header `Authorization: Bearer`. It is shown this once and kept nowhere. */
            token: string;
        };
        CreateApiTokenRequest: {
            /**
             * Format: int32
             * @description After how many days it stops working. Left out, it lasts until it is revoked.
             */
            expires_in_days?: number | null;
            /** @description The token's name: one line, which no other token of the member has. */
            name: string;
        };
        CreateAppInviteReply: {
            /**
             * Format: date-time
             * @description Until when the code can be redeemed.
             */
            expires_at: string;
            /** @description The code to hand on, in groups of four: `ABCD-EFGH-JKMN-PQRS`. */
            invite_code: string;
            /**
             * Format: uuid
             * @description Names the invite in lists and in the audit log.
             */
            invite_id: string;
            /**
             * Format: int32
             * @description How many months of premium the code opens.
             */
            months_premium_access: number;
        };
        CreateAppInviteRequest: {
            /** @description Their address; may be empty unless the invite is to be mailed. */
            email_address: string;
            /** @description An identifier that the client makes for this invite and sends again with every repeat, so that one is made. */
            event_uuid?: string | null;
            /** @description Whom the invite is for; may be empty. */
            first_name: string;
            /**
             * Format: int32
             * @description How many months of premium the code opens.
             */
            months_premium_access: number;
            /** @description Whether the code is mailed to the address. */
            send_invite_email: boolean;
        };
        CreateTrainerInviteReply: {
            /**
             * Format: date-time
             * @description Until when `invite_code` can be redeemed.
             */
            expires_at: string;
            /** @description The code that opens the dashboard for the trainer, once. */
            invite_code: string;
            /**
             * Format: uuid
             * @description Names the invite in lists and in the audit log.
             */
            invite_id: string;
            /**
             * Format: uuid
             * @description Names the trainer.
             */
            trainer_id: string;
            /** @description The code that clients type to link to this trainer. */
            trainer_invite_code: string;
        };
        CreateTrainerInviteRequest: {
            /** @description The trainer's address. */
            email_address: string;
            /** @description An identifier that the client makes for this invite and sends again with every repeat, so that one is made. */
            event_uuid?: string | null;
            /** @description Whom the invite is for; may be empty. */
            first_name: string;
            /** @description Whether the code is mailed to the address. */
            send_invite_email: boolean;
        };
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
        /** @description Means of comfort on the ring, -1 to 1, on days that were compared; what lies above 0 is regulated. */
        DayComparisonView: {
            /**
             * Format: double
             * @description How often chance alone gives a difference this large or larger, to four decimals.
             */
            chance: number;
            /**
             * Format: int32
             * @description How many compared days have the trait.
             */
            days_with: number;
            /**
             * Format: int32
             * @description How many compared days do not have it.
             */
            days_without: number;
            /**
             * Format: double
             * @description `mean_with` minus `mean_without`, to two decimals.
             */
            difference: number;
            /**
             * Format: double
             * @description The upper end of it, to two decimals.
             */
            high: number;
            /**
             * Format: double
             * @description The lower end of where the difference lies with about 95 % confidence, to two decimals.
             */
            low: number;
            /**
             * Format: double
             * @description Mean comfort on days with the trait, to two decimals; above 0 is regulated.
             */
            mean_with: number;
            /**
             * Format: double
             * @description Mean comfort on days without it, to two decimals.
             */
            mean_without: number;
        };
        /** @description Days that count, and how many are needed before anything is said. */
        DayCountView: {
            /**
             * Format: int32
             * @description How many days have a reading that counts.
             */
            days: number;
            /**
             * Format: int32
             * @description How many are needed before anything is said.
             */
            needed: number;
        };
        DayPracticeView: {
            /**
             * Format: date
             * @description The member's calendar day.
             */
            day: string;
            /**
             * Format: double
             * @description How many minutes were practised, to a tenth.
             */
            minutes: number;
            /**
             * Format: int32
             * @description How many exercises were begun.
             */
            times: number;
        };
        DayStateView: {
            /**
             * Format: double
             * @description How much they agree, to two decimals: 1 when all point the same way, 0 when they cancel out.
             */
            agreement: number;
            /**
             * Format: int32
             * @description How many check-ins the day has.
             */
            check_ins: number;
            /**
             * Format: date
             * @description The member's calendar day.
             */
            day: string;
            /**
             * @description The state in whose band the day's mean direction lies.
             * @enum {string}
             */
            state: "stillness" | "parasympathetic" | "play" | "sympathetic" | "overwhelm" | "dorsal_vagal";
        };
        DeliveriesReply: {
            /** @description The messages to the member, newest first. */
            deliveries: components["schemas"]["DeliveryView"][];
        };
        /** @enum {string} */
        DeliveryKind: "test";
        /** @enum {string} */
        DeliveryOutcome: "queued" | "sent" | "refused";
        DeliveryView: {
            /** @description Which way it went. */
            channel: components["schemas"]["Channel"];
            /**
             * Format: uuid
             * @description Names the delivery.
             */
            delivery_id: string;
            /**
             * Format: date-time
             * @description When it ended. Null: not yet.
             */
            ended_at: string | null;
            /** @description The kind of message. */
            kind: components["schemas"]["DeliveryKind"];
            /** @description How it ended; `queued` until that is known. */
            outcome: components["schemas"]["DeliveryOutcome"];
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            queued_at: string;
        };
        EditCheckInReply: {
            /** @description The check-in as it stands now. */
            check_in: components["schemas"]["CheckInView"];
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
        };
        EditCheckInRequest: {
            /**
             * Format: double
             * @description From quiet (-1) to stirred up (1). Not 0 together with `comfort`.
             */
            arousal: number;
            /** @description All body signs it names from now on, each once. Left out: none. */
            body_signs?: string[] | null;
            /** @description Which check-in changes. */
            check_in_id: string;
            /**
             * Format: date-time
             * @description The moment it is about from now on, up to 60 days back. Left out, it stays.
             */
            checked_in_at?: string | null;
            /**
             * Format: double
             * @description From uncomfortable (-1) to comfortable (1).
             */
            comfort: number;
            /** @description The note from now on. Left out: none. */
            note?: string | null;
        };
        /** @description A request or reply body without fields. */
        Empty: Record<string, never>;
        EndSessionRequest: {
            /** @description True ends every session but the present one. Ignored beside `session_id`. */
            all_others?: boolean | null;
            /** @description Which session ends; not the present one, which `/authorized/account/logout` ends. */
            session_id?: string | null;
        };
        /** @description The answer of every call that signs somebody in. */
        EnteredReply: {
            /** @description The member whose session was opened. Null: the account asks for a second step first. */
            member: components["schemas"]["MemberView"] | null;
            /** @description How to go on. Null: the session is open. */
            second_step: components["schemas"]["SecondStepView"] | null;
        };
        /** @description A piece of an excerpt; joined, the pieces are its text. */
        ExcerptPieceView: {
            /** @description Whether it is what was looked for. */
            is_match: boolean;
            /** @description A piece of the text. */
            text: string;
        };
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
        /** @description All that the player and its card need. */
        ExerciseDetailView: {
            /** @description The reasons against it that hold for anybody. */
            contraindications: components["schemas"]["SafetyFlagView"][];
            /** @description The evidence for it. */
            evidence: components["schemas"]["ExerciseEvidenceView"];
            /** @description The usual feeling. */
            feels_like: string;
            /**
             * Format: double
             * @description The length of all steps with their repeats, in seconds.
             */
            length_seconds: number;
            /** @description The exercise as lists show it. */
            listed: components["schemas"]["ListedExerciseView"];
            /**
             * Format: double
             * @description The longest time that the breath is held, in seconds.
             */
            longest_hold_seconds: number;
            /** @description Whether it is off until the member switches it on in the safety profile. */
            opt_in: boolean;
            /** @description The words of a calm voice. */
            script: string;
            /** @description The steps, group by group. */
            steps: components["schemas"]["ExerciseStepGroupView"][];
            /** @description When to stop. */
            stop_if: string;
            /** @description Other ways to do it. */
            variants: components["schemas"]["ExerciseVariantsView"];
        };
        /** @description The effect of an exercise on this member. */
        ExerciseEffectView: {
            /**
             * Format: double
             * @description The share that those ratings have in it, to two decimals: n / (n + 4).
             */
            certainty: number;
            /**
             * Format: double
             * @description The effect on this member, to two decimals: from much worse (-2) to much better (2). Without ratings, the effect that its evidence lets expect.
             */
            effect: number;
            /**
             * Format: date
             * @description The day on which it was last done. Null: never.
             */
            last_done_on: string | null;
            /**
             * Format: int32
             * @description How many ratings of the member's are behind it.
             */
            n: number;
            /**
             * Format: int32
             * @description How often the member has done it.
             */
            times: number;
        };
        ExerciseEvidenceView: {
            /** @description Whether the source itself was read. */
            checked: boolean;
            /** @description Where the evidence comes from. */
            citation: string;
            /** @description The DOI of the source; empty when it has none. */
            doi: string;
            /**
             * @description A: meta-analysis or randomised trial. B: a small or adjacent trial. C: practice or mechanism only. Null: nobody here has read its source yet.
             * @enum {string|null}
             */
            grade: "A" | "B" | "C" | null;
            /** @description How far the source goes: its findings and their limits; may be empty. */
            note: string;
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
        ExerciseResultPage: {
            /** @description The results, newest first. */
            exercise_results: components["schemas"]["ExerciseResultView"][];
            /** @description Goes into `before` of the next call. */
            next: string | null;
        };
        ExerciseResultView: {
            /** @description Whether it was done to its end. */
            completed: boolean;
            /**
             * Format: date
             * @description The member's calendar day that it counts for.
             */
            date: string;
            /**
             * Format: double
             * @description How many seconds it lasted, to a tenth.
             */
            duration_s: number;
            /** @description The identifier that the client recorded it with. */
            event_uuid: string;
            /** @description Which exercise was done. */
            exercise_id: string;
            /**
             * Format: int32
             * @description The effect, by the member's own word: from much worse (-2) to much better (2). Null: not said.
             */
            felt_effect: number | null;
            /**
             * Format: double
             * @description How the member was after it, by `mood_scale`, to a tenth. Null: not said.
             */
            mood_after: number | null;
            /**
             * Format: double
             * @description How the member was before, by `mood_scale`, to a tenth. Null: not said.
             */
            mood_before: number | null;
            /**
             * @description The scale of both moods: degrees on the ring (0 to 360), or a slider from bad (0) to good (100).
             * @enum {string}
             */
            mood_scale: "ring" | "slider";
            /** @description The member's note; may be empty. */
            note: string;
            /**
             * @description Which part of the day's plan it fills.
             * @enum {string}
             */
            plan_part: "social_play" | "exercise" | "stillness";
            /**
             * Format: uuid
             * @description Names the result.
             */
            result_id: string;
            /**
             * Format: date-time
             * @description When it began.
             */
            started_at: string;
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
        ExerciseStepGroupView: {
            /**
             * Format: int32
             * @description How many times the steps are done, one after the other.
             */
            repeat: number;
            /** @description The steps, in order. */
            steps: components["schemas"]["ExerciseStepView"][];
        };
        ExerciseStepView: {
            /**
             * @description The kind of action.
             * @enum {string}
             */
            action: "breathe_in" | "breathe_out" | "hold" | "move" | "touch" | "look" | "listen" | "speak" | "imagine" | "write" | "rest";
            /** @description The words said or shown at this step. */
            cue: string;
            /**
             * Format: double
             * @description How many seconds the step lasts.
             */
            seconds: number;
        };
        ExerciseVariantsView: {
            /** @description How to do it with less effort. */
            gentler: string;
            /** @description How to do it in less time. */
            shorter: string;
            /** @description How to do it when turning inward is hard. */
            trauma_sensitive: string;
        };
        ExperimentsReply: {
            /** @description Which side of each experiment this lot is on. */
            experiments: {
                [key: string]: boolean;
            };
            /**
             * Format: int32
             * @description The version of the record that these are for.
             */
            experiments_current_version: number;
        };
        ExportReply: {
            /**
             * Format: byte
             * @description A ZIP archive with everything that is kept of the member, in base64.
             */
            file_base64: string;
            /** @description A name for the file. */
            file_name: string;
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
        };
        FeedbackView: {
            /** @description The member's text. */
            app_feedback_text: string;
            /**
             * Format: idn-email
             * @description The member's address, for an answer.
             */
            email_address: string;
            /**
             * Format: uuid
             * @description Names the feedback.
             */
            feedback_id: string;
            /** @description Who wrote it; may be empty. */
            first_name: string;
            /**
             * Format: date-time
             * @description When it was sent.
             */
            given_at: string;
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
        GetExerciseReply: {
            /** @description The exercise with all that its player needs. */
            exercise: components["schemas"]["ExerciseDetailView"];
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
        };
        GetJournalThreadReply: {
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
            /** @description The messages of this page, oldest first. */
            messages: components["schemas"]["JournalMessageView"][];
            /** @description Where older messages begin: send it as `before`. Null: there are none. */
            next: string | null;
            /** @description The conversation. */
            thread: components["schemas"]["JournalThreadView"];
        };
        GetPracticeReply: {
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
            /** @description The practice of the last 28 days. */
            practice: components["schemas"]["RhythmView"];
        };
        GetProgramDayReply: {
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
            /** @description The day that was asked for. */
            program_day: components["schemas"]["ProgramDayView"];
        };
        GetProgramReply: {
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
            /** @description The six weeks at a glance. */
            program: components["schemas"]["ProgramGlanceView"];
            /** @description The day of the program that the member is on. */
            today: components["schemas"]["ProgramDayView"];
        };
        GetSafetyProfileReply: {
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
            /** @description The exercises that are off until the member switches them on. */
            off_by_default: components["schemas"]["OptInExerciseView"][];
            /** @description The questions that make the profile. */
            questions: components["schemas"]["SafetyQuestionView"][];
            /** @description The member's answers. */
            safety_profile: components["schemas"]["SafetyProfileView"];
        };
        GuideNoticesReply: {
            /**
             * Format: date-time
             * @description When they did. Null: not yet.
             */
            acknowledged_at: string | null;
            /** @description The member's country, ISO 3166-1 alpha-2. Null: not told. */
            country: string | null;
            /** @description Whether the member has acknowledged this version. */
            is_acknowledged: boolean;
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
            /** @description The notices that concern this member, in the order to show. */
            notices: components["schemas"]["NoticeView"][];
            /** @description The version of these words; send it back when they are acknowledged. */
            version: string;
        };
        HelpCountryView: {
            /** @description ISO 3166-1 alpha-2, or `international` for everywhere else. */
            country: string;
            /** @description Emergency numbers; show the first one first. */
            emergency: string[];
            /** @description Whom to call; empty where nobody could confirm a line. */
            lines: components["schemas"]["HelplineView"][];
            /** @description The country's name, in the language of the file. */
            name: string;
            /** @description A sentence to show beneath; may be empty. */
            note: string;
        };
        HelplinesFileView: {
            /** @description Each country once, and one entry for everywhere else. */
            countries: components["schemas"]["HelpCountryView"][];
            /** @description The language of this file. */
            language_code: string;
        };
        HelplineView: {
            /**
             * Format: uri
             * @description Where to chat. Null: there is no chat.
             */
            chat_url: string | null;
            /** @description Whether somebody compared the number with the organisation's own page. */
            checked: boolean;
            /** @description When it answers, in words; `24/7` where it is round the clock. */
            hours: string;
            /**
             * @description Whom it is for.
             * @enum {string}
             */
            kind: "suicide" | "abuse" | "youth" | "general";
            /** @description The languages it speaks, ISO 639. */
            languages: string[];
            /** @description The name of the line. */
            name: string;
            /** @description The number to call. Null: it takes no calls. */
            phone: string | null;
            /** @description Whether it answers at any hour. */
            round_the_clock: boolean;
            /** @description The number for texts. Null: it takes none. */
            sms: string | null;
        };
        /** @enum {string} */
        HighlightedField: "title" | "summary" | "body";
        /** @description A piece of a highlight; joined, the pieces are the text. */
        HighlightPieceView: {
            /** @description Whether it is what was looked for. */
            is_match: boolean;
            /** @description A piece of the text. */
            text: string;
        };
        HighlightView: {
            /** @description Where the words stand. */
            field: components["schemas"]["HighlightedField"];
            /** @description Whether text after it was left out. */
            is_cut_after: boolean;
            /** @description Whether text before the excerpt was left out. */
            is_cut_before: boolean;
            /** @description The excerpt in pieces: joined, they are its text. */
            pieces: components["schemas"]["HighlightPieceView"][];
        };
        IdentitiesReply: {
            /** @description The outside identities that open this account. */
            identities: components["schemas"]["IdentityView"][];
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
        };
        IdentityView: {
            /**
             * Format: date-time
             * @description Since when this is a way into the account.
             */
            linked_at: string;
            /**
             * @description Who vouches for the member.
             * @enum {string}
             */
            provider: "apple";
        };
        ImportFileRequest: {
            /**
             * Format: byte
             * @description The file in base64; decoded at most 8 MiB.
             */
            file_base64: string;
            /** @description The file's name, one line. */
            file_name: string;
            /** @description The meaning of words of the file for this member, beside those we know. */
            moods?: components["schemas"]["ImportMoodView"][] | null;
        };
        ImportMoodView: {
            /**
             * @description The state it stands for.
             * @enum {string}
             */
            state: "stillness" | "parasympathetic" | "play" | "sympathetic" | "overwhelm" | "dorsal_vagal";
            /** @description The word as the file has it. */
            word: string;
        };
        ImportReportView: {
            /** @description The changes it brings, by part of the account. */
            changes: components["schemas"]["TableChangeView"][];
            /** @description Whether it is an archive of this installation that nobody changed. */
            is_ours: boolean;
            /** @description The words of the file for moods. */
            moods: components["schemas"]["MoodUseView"][];
            /** @description The entries left out, the first 200. */
            skipped: components["schemas"]["SkippedView"][];
            /**
             * Format: int32
             * @description How many entries are left out in all.
             */
            skipped_count: number;
            /** @description Which program the file is from. */
            source: components["schemas"]["ImportSource"];
        };
        /** @enum {string} */
        ImportSource: "evenkeel" | "daylio" | "elite_hrv" | "welltory" | "apple_health" | "generic";
        ImportsReply: {
            /** @description The files that the member brought in, newest first. */
            imports: components["schemas"]["ImportView"][];
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
        };
        ImportView: {
            /** @description The identifier that the client made it with. */
            event_uuid: string;
            /** @description The file's name. */
            file_name: string;
            /**
             * Format: date-time
             * @description When it ended. Null: it is under way, or was interrupted; the same request again finishes it.
             */
            finished_at: string | null;
            /**
             * Format: uuid
             * @description Names the import when it is undone.
             */
            import_id: string;
            /**
             * Format: date-time
             * @description When it began.
             */
            imported_at: string;
            /**
             * Format: int32
             * @description How many entries it brought.
             */
            rows: number;
            /**
             * @description Which program the file was from.
             * @enum {string}
             */
            source: "evenkeel" | "daylio" | "elite_hrv" | "welltory" | "apple_health" | "generic";
            /**
             * Format: date-time
             * @description When it was undone. Null: it was not.
             */
            undone_at: string | null;
        };
        IncrementReviewRequestCountReply: {
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
            /**
             * Format: int32
             * @description How often the app has asked this member for a review.
             */
            review_request_count: number;
        };
        IncrementReviewRequestCountRequest: {
            /** @description An identifier that the client makes for this one request: with the same one it counts once. */
            event_uuid?: string | null;
        };
        /** @enum {string} */
        InheritedChoice: "keep" | "start_empty";
        /** @enum {string} */
        Interval: "day" | "week" | "month" | "year" | "all";
        /** @enum {string} */
        InviteStatus: "open" | "redeemed" | "expired";
        InviteView: {
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
            /** @description Their address; empty when not given, and once it was redeemed. */
            email_address: string;
            /**
             * Format: date-time
             * @description Until when it can be redeemed.
             */
            expires_at: string;
            /** @description Whom it is for; empty when not given, and once it was redeemed. */
            first_name: string;
            /** @description The code in groups of four: `ABCD-EFGH-JKMN-PQRS`. */
            invite_code: string;
            /**
             * Format: uuid
             * @description Names the invite.
             */
            invite_id: string;
            /**
             * @description The purpose of the code: months from an admin, months that a trainer paid for, or the dashboard.
             * @enum {string}
             */
            kind: "access" | "gift" | "trainer";
            /**
             * Format: int32
             * @description How many months of premium it opens; 0 for a trainer's invite.
             */
            months_premium_access: number;
            /**
             * Format: date-time
             * @description When it was redeemed. Null: it was not.
             */
            redeemed_at: string | null;
            /** @description Whether the code can still be used. */
            status: components["schemas"]["InviteStatus"];
        };
        JournalHitView: {
            /**
             * @description Who wrote it.
             * @enum {string}
             */
            author: "guide" | "member";
            /** @description Whether text after it was left out. */
            is_cut_after: boolean;
            /** @description Whether text before the excerpt was left out. */
            is_cut_before: boolean;
            /**
             * Format: uuid
             * @description The conversation in which it was written.
             */
            journal_thread_id: string;
            /**
             * Format: uuid
             * @description The message.
             */
            journal_thread_message_id: string;
            /** @description The `key` of the conversation's life aspect. */
            life_aspect: string;
            /**
             * @description The state that the conversation began with.
             * @enum {string}
             */
            life_aspect_current_state: "stillness" | "parasympathetic" | "play" | "sympathetic" | "overwhelm" | "dorsal_vagal";
            /** @description The excerpt in pieces: joined, they are its text. */
            pieces: components["schemas"]["ExcerptPieceView"][];
            /**
             * Format: date-time
             * @description When it was written.
             */
            sent_at: string;
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
        JournalThreadView: {
            /**
             * Format: uuid
             * @description Names the conversation.
             */
            journal_thread_id: string;
            /**
             * Format: date-time
             * @description When the last message was written.
             */
            last_message_at: string;
            /** @description The `key` of its life aspect. */
            life_aspect: string;
            /**
             * @description The state that it began with.
             * @enum {string}
             */
            life_aspect_current_state: "stillness" | "parasympathetic" | "play" | "sympathetic" | "overwhelm" | "dorsal_vagal";
            /**
             * Format: date-time
             * @description When it was opened.
             */
            opened_at: string;
            /**
             * Format: int32
             * @description How many of the guide's messages are unread.
             */
            unread: number;
        };
        KeepResonancePaceRequest: {
            /**
             * Format: double
             * @description The pace at which the member's heart swings widest, in breaths a minute.
             */
            breaths_per_minute: number;
            /**
             * Format: date-time
             * @description When it was found, not in the future. Left out: now.
             */
            found_at?: string | null;
        };
        KeepSafetyProfileReply: {
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
            /** @description The profile as it was kept. */
            safety_profile: components["schemas"]["SafetyProfileView"];
        };
        KeepSafetyProfileRequest: {
            /** @description The exercises, off by default, that the member switches on. Left out: none. */
            allowed_exercises?: string[] | null;
            /** @description The `code` of each question answered with yes. */
            codes: string[];
            /** @description Whether the member has answered; false takes all answers back, and `codes` must be empty. */
            known: boolean;
        };
        KeptResonancePaceReply: {
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
            /** @description The pace that counts: the one found last, whichever was sent last. */
            resonance_pace: components["schemas"]["ResonancePaceView"];
        };
        /** @enum {string} */
        Kind: "breath" | "movement" | "touch" | "senses" | "imagery" | "social" | "writing" | "voice" | "rest" | "play";
        /** @description A language that can be chosen, in its own name. */
        LanguageView: {
            /** @description Sent as `language_code` to get this language. */
            language_code: string;
            /** @description The language's name in itself. */
            name: string;
            /** @description Whether it is written from right to left. */
            right_to_left: boolean;
        };
        LinkedTrainerView: {
            /** @description The trainer's first name. */
            first_name: string;
            /** @description The trainer's last name; may be empty. */
            last_name: string;
            /**
             * Format: date-time
             * @description When the member linked to the trainer.
             */
            linked_at: string;
            /**
             * Format: uuid
             * @description Names the trainer.
             */
            trainer_id: string;
        };
        LinkRequest: {
            /** @description Where the link goes. The answer does not tell whether the address has an account. */
            email_address: string;
        };
        ListAuditReply: {
            /** @description The admins' actions, newest first. */
            entries: components["schemas"]["AuditEntryView"][];
            /** @description Where the next page begins: send it as `before`. Null at the end of the list. */
            next: string | null;
        };
        /** @description An exercise with what it is to this member. */
        ListedExerciseView: {
            /** @description The effect on this member. */
            effect: components["schemas"]["ExerciseEffectView"];
            /** @description The exercise. */
            exercise: components["schemas"]["ExerciseCardView"];
            /** @description Answers of the member's safety profile that stand against it. */
            flags: components["schemas"]["SafetyFlagView"][];
            /** @description Whether it may be suggested to this member now. */
            is_safe: boolean;
        };
        ListExerciseEffectsReply: {
            /** @description Every exercise the member has done, the most helpful first. */
            exercises: components["schemas"]["ListedExerciseView"][];
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
        };
        ListExercisesReply: {
            /** @description The exercises, in the order of their titles. */
            exercises: components["schemas"]["ListedExerciseView"][];
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
        };
        ListFeedbackReply: {
            /** @description The members' feedback, newest first. */
            feedback: components["schemas"]["FeedbackView"][];
            /** @description Where the next page begins: send it as `before`. Null at the end of the list. */
            next: string | null;
            /** @description How many ratings gave one star, two, … five, in this order. */
            star_counts: number[];
        };
        ListInvitesReply: {
            /** @description All invites, newest first. */
            invites: components["schemas"]["InviteView"][];
            /** @description Where the next page begins: send it as `before`. Null at the end of the list. */
            next: string | null;
        };
        ListJournalThreadsReply: {
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
            /** @description Where the next page begins: send it as `before`. Null at the end of the list. */
            next: string | null;
            /** @description The member's conversations, those opened last first. */
            threads: components["schemas"]["JournalThreadView"][];
        };
        LogInRequest: {
            /** @description The code that Apple's sign-in gave, in place of address and password. */
            apple_authorization_code?: string | null;
            /** @description An identifier that the client makes once for each installation. Optional. */
            device_uuid?: string | null;
            /** @description The account's address. Not needed beside `apple_authorization_code`. */
            email_address?: string | null;
            /** @description The account's password. Not needed beside `apple_authorization_code`. */
            password?: string | null;
        };
        MarkReadRequest: {
            /** @description Which conversation the member has seen. */
            journal_thread_id: string;
        };
        /** @description The answer of calls that only bring the snapshot up to date. */
        MemberReply: {
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
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
        /** @enum {string} */
        MoodScale: "ring" | "slider";
        MoodUseView: {
            /**
             * Format: int32
             * @description How many of its entries use it.
             */
            entries: number;
            /**
             * @description The state it stands for. Null: unknown, and its entries are skipped unless `moods` gives it a state.
             * @enum {string|null}
             */
            state: "stillness" | "parasympathetic" | "play" | "sympathetic" | "overwhelm" | "dorsal_vagal" | null;
            /** @description A word of the file. */
            word: string;
        };
        /** @description How a mood was understood. */
        MoodView: {
            /**
             * Format: double
             * @description Where it lies on the ring, in degrees clockwise from the top, to a tenth.
             */
            angle: number;
            /** @description The key of the mood that was recognised in words. Null for a state or a place on the ring. */
            mood: string | null;
            /**
             * @description The state it lies in.
             * @enum {string}
             */
            state: "stillness" | "parasympathetic" | "play" | "sympathetic" | "overwhelm" | "dorsal_vagal";
        };
        /** @description Context only: nothing follows from it. */
        NormView: {
            /**
             * Format: int32
             * @description The youngest age of the group, in years.
             */
            first_age: number;
            /** @description Whether the figures were read in the source itself. */
            is_checked: boolean;
            /**
             * Format: int32
             * @description The oldest age of the group, in years.
             */
            last_age: number;
            /**
             * Format: uri
             * @description The address of the source.
             */
            link: string;
            /**
             * Format: int32
             * @description How many of a hundred such people have a smaller RMSSD.
             */
            percentile: number;
            /** @description The sex of the group. Null: the table does not tell the sexes apart. */
            sex: components["schemas"]["Sex"] | null;
            /** @description Where the figures come from, and how they were measured. */
            source: string;
        };
        NoticeQuestionView: {
            /** @description Names the question. */
            id: string;
            /** @description Whether it is to be confirmed, or a country is to be chosen. */
            kind: components["schemas"]["QuestionKind"];
            /** @description The words for somebody who does not confirm; may be empty. */
            refused: string;
            /** @description The question. */
            text: string;
        };
        NoticeView: {
            /** @description Whether it has to be acknowledged before the conversation begins, is only shown, or neither. */
            acknowledge: components["schemas"]["Acknowledgement"];
            /** @description The labels of its buttons, in order. */
            buttons: string[];
            /** @description Names the notice. */
            id: string;
            /** @description Whether it must be set in bold capitals of at least 16 points, as a law asks. */
            is_in_bold_capitals: boolean;
            /** @description The questions asked with it. */
            questions: components["schemas"]["NoticeQuestionView"][];
            /** @description Its paragraphs. */
            texts: string[];
            /** @description Its heading; may be empty. */
            title: string;
            /** @description Other words for the same, for when it is shown again. */
            variants: string[];
            /** @description When to show it. */
            when: components["schemas"]["NoticeWhen"];
        };
        /** @enum {string} */
        NoticeWhen: "first_message" | "new_thread" | "every_3_hours" | "after_30_minutes" | "first_message_and_every_3_hours" | "asked" | "trainer_linked";
        NotificationSettingsReply: {
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
            /** @description The settings as they are now. */
            settings: components["schemas"]["NotificationSettingsView"];
        };
        NotificationSettingsView: {
            /**
             * Format: date-time
             * @description Until when everything rests. Null: nothing rests.
             */
            pause_until: string | null;
            /** @description When nothing is sent. Null: there are none. */
            quiet_hours: components["schemas"]["QuietHoursView"] | null;
            /** @description When reminders come, as minutes of the member's day, in order and each once. */
            times: number[];
            /** @description Every topic by its name (`check_in`, `practice`, `reading`, `program`, `weekly_reflection`, `journal`, `trainer`, `news`), and whether it is on. */
            topics: {
                [key: string]: boolean;
            };
        };
        OnboardingChoicesView: {
            /** @description Goals a member can come with. */
            goals: components["schemas"]["ChoiceView"][];
            /** @description The parts of life that quiz, onboarding and journal speak of. */
            life_aspects: components["schemas"]["ChoiceView"][];
        };
        OpenJournalThreadReply: {
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
            /** @description The message that the guide opens it with. */
            messages: components["schemas"]["JournalMessageView"][];
            /** @description The conversation. */
            thread: components["schemas"]["JournalThreadView"];
        };
        OpenJournalThreadRequest: {
            /** @description An identifier that the client makes for this conversation. Left out, the same aspect and state on the same day is the same conversation. */
            event_uuid?: string | null;
            /** @description The `key` of the life aspect to write about. */
            selected_life_aspect: string;
            /**
             * @description Where the member is in it.
             * @enum {string}
             */
            selected_life_aspect_current_state: "stillness" | "parasympathetic" | "play" | "sympathetic" | "overwhelm" | "dorsal_vagal";
        };
        OptInExerciseView: {
            /** @description Sent in `allowed_exercises` to switch it on. */
            exercise_id: string;
            /** @description One or two sentences about it. */
            summary: string;
            /** @description The exercise's title. */
            title: string;
        };
        PastRunView: {
            /**
             * Format: date
             * @description The day on which it began.
             */
            began_on: string;
            /**
             * Format: int32
             * @description How many of its days were practised.
             */
            days_practised: number;
            /**
             * Format: int32
             * @description Which time through the program it was.
             */
            run: number;
        };
        PatternsReply: {
            /** @description Whether any comparison found a difference. With `compared` above 0 and this false, say that there is no pattern. */
            any_found: boolean;
            /**
             * Format: int32
             * @description How many traits had enough days to be compared.
             */
            compared: number;
            /**
             * Format: int32
             * @description How many of them have a check-in.
             */
            days: number;
            /**
             * Format: int32
             * @description How many days either side of a comparison needs.
             */
            days_needed: number;
            /**
             * Format: date
             * @description The first of the 180 days.
             */
            from: string;
            /** @description Every trait, whether compared or not. */
            patterns: components["schemas"]["PatternView"][];
            /**
             * Format: date
             * @description The last of them: today.
             */
            to: string;
        };
        PatternView: {
            /** @description The comparison. Null when `too_few`. */
            comparison: components["schemas"]["DayComparisonView"] | null;
            /**
             * Format: int32
             * @description How many days with a check-in have the trait.
             */
            days_with: number;
            /**
             * Format: int32
             * @description How many days with a check-in are known not to have it.
             */
            days_without: number;
            /**
             * @description Whether there were enough days, and whether the days differ.
             * @enum {string}
             */
            finding: "too_few" | "none" | "found";
            /** @description The trait whose days were compared. */
            trait: components["schemas"]["TraitView"];
        };
        PersonalizeRequest: {
            /**
             * @description Where the member is in this part of life.
             * @enum {string}
             */
            life_aspect_current_state: "stillness" | "parasympathetic" | "play" | "sympathetic" | "overwhelm" | "dorsal_vagal";
            /**
             * @description Where the member would like to be in it.
             * @enum {string}
             */
            life_aspect_preferred_state: "stillness" | "parasympathetic" | "play" | "sympathetic" | "overwhelm" | "dorsal_vagal";
            /** @description The `key` of one of the goals that the onboarding offers. */
            selected_goal: string;
            /** @description The `key` of one of the life aspects that the onboarding offers. */
            selected_life_aspect: string;
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
        /** @enum {string} */
        PlanPart: "social_play" | "exercise" | "stillness";
        /** @enum {string} */
        Position: "seated" | "lying" | "standing" | "walking";
        PracticeTimeReply: {
            /** @description The days with an exercise, oldest first. */
            days: components["schemas"]["DayPracticeView"][];
            /**
             * Format: date
             * @description The first of the 28 days.
             */
            from: string;
            /**
             * Format: date
             * @description The last of them: today.
             */
            to: string;
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
        PreviewImportReply: {
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
            /** @description The changes that the file would bring. */
            report: components["schemas"]["ImportReportView"];
        };
        PricesView: {
            /** @description The currency of all prices, ISO 4217. */
            currency: string;
            /**
             * Format: int32
             * @description The price of three months, in hundredths of the currency.
             */
            three_months_cents: number;
            /**
             * Format: int32
             * @description How many days of premium a new account begins with.
             */
            trial_days: number;
            /**
             * Format: int32
             * @description The price of a year, in hundredths of the currency.
             */
            yearly_cents: number;
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
        ProgramDayView: {
            /** @description The article of the day. */
            article_id: string;
            /** @description The question to ask before the day's check-in. */
            check_in_prompt: string;
            /**
             * Format: int32
             * @description The day of that week.
             */
            day: number;
            /**
             * Format: int32
             * @description Which of the 42 days it is.
             */
            day_number: number;
            /** @description The exercise of the day. */
            exercise: components["schemas"]["ProgramExerciseView"];
            /** @description Something to do with somebody. */
            social_play: components["schemas"]["SocialPlayView"];
            /** @description The stillness of the day. */
            stillness: components["schemas"]["ProgramExerciseView"];
            /** @description The title of the day. */
            title: string;
            /**
             * Format: int32
             * @description The week it lies in.
             */
            week: number;
        };
        /** @description An exercise of a program day for this member. */
        ProgramExerciseView: {
            /** @description The exercise. Null: none of this part of the day is safe for the member now. */
            exercise: components["schemas"]["ExerciseCardView"] | null;
            /** @description Whether it stands in for one that is not safe for the member. */
            is_instead: boolean;
        };
        ProgramGlanceDayView: {
            /**
             * Format: int32
             * @description Which of the 42 days it is.
             */
            day_number: number;
            /** @description Whether the member is on this day. */
            is_today: boolean;
            /**
             * Format: date
             * @description The member's calendar day on which it was practised. Null: not yet.
             */
            practised_on: string | null;
            /** @description The title of the day. */
            title: string;
        };
        /** @description The six weeks at a glance. */
        ProgramGlanceView: {
            /**
             * Format: date
             * @description The day on which this run began. Null: it has not begun.
             */
            began_on: string | null;
            /**
             * Format: int32
             * @description The day of that week.
             */
            day: number;
            /**
             * Format: int32
             * @description Which of the 42 days the member is on.
             */
            day_number: number;
            /** @description Earlier times through the program that were not hidden, newest first. */
            earlier_runs: components["schemas"]["PastRunView"][];
            /** @description Whether all 42 days were practised. */
            finished: boolean;
            /** @description Whether the program rests. */
            paused: boolean;
            /** @description Whether something was practised today. */
            practised_today: boolean;
            /**
             * Format: int32
             * @description Which time through the program it is; 0: nothing was begun yet.
             */
            run: number;
            /**
             * Format: int32
             * @description The week it lies in.
             */
            week: number;
            /** @description The weeks with what was practised and written. */
            weeks: components["schemas"]["ProgramWeekView"][];
        };
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
        ProgramWeekView: {
            /** @description The seven days of the week. */
            days: components["schemas"]["ProgramGlanceDayView"][];
            /** @description The intention to try in it. */
            intention: string;
            /** @description The member's answers. Null: none yet. */
            reflection: components["schemas"]["ReflectionView"] | null;
            /** @description The questions to look back with. */
            reflection_questions: string[];
            /** @description The subject of the week. */
            theme: string;
            /** @description The title of the week. */
            title: string;
            /**
             * Format: int32
             * @description Which of the six weeks it is.
             */
            week: number;
        };
        /** @enum {string} */
        ProofWay: "password" | "mailed_code" | "second_factor";
        ProvePresenceRequest: {
            /** @description The password, the mailed digits, a code of the authenticator app or a recovery code. */
            secret: string;
            /** @description One of the account's `proof_ways`. */
            way: components["schemas"]["ProofWay"];
        };
        PushKeysRequest: {
            /** @description The browser's secret: 16 bytes in base64url. */
            auth: string;
            /** @description The browser's public key: 65 bytes in base64url. */
            p256dh: string;
        };
        /** @description The result of PushSubscription.toJSON() in a browser (Push API, section 8). */
        PushSubscriptionRequest: {
            /** @description The https address of the push service. */
            endpoint: string;
            /**
             * Format: double
             * @description When the browser lets it lapse; not read.
             */
            expirationTime?: number | null;
            /** @description The keys that messages are encrypted with. */
            keys: components["schemas"]["PushKeysRequest"];
        };
        /** @enum {string} */
        QuestionKind: "must_confirm" | "country";
        QuietHoursView: {
            /**
             * Format: int32
             * @description The first quiet minute of the member's day.
             */
            from: number;
            /**
             * Format: int32
             * @description The first minute that is no longer quiet; before `from` it lies past midnight. Not equal to `from`.
             */
            to: number;
        };
        /** @description The answers by their keys in content/quiz/discovery.yaml: every page and every slider, and what was ticked. */
        QuizAnswersRequest: {
            /**
             * Format: uuid
             * @description A UUID that the client makes: the same one with the same answers is the same result.
             */
            event_uuid: string;
            /** @description The `key` of each habit that was ticked, each once. */
            habits: string[];
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
        QuizBoxesView: {
            /** @description The meaning of no tick at all. */
            none: string;
            /** @description The boxes. */
            options: components["schemas"]["QuizBoxView"][];
            /** @description The question. */
            question: string;
            /** @description The heading. */
            title: string;
        };
        QuizBoxView: {
            /** @description Sent when it is ticked. */
            key: string;
            /** @description The meaning of a tick; empty for symptoms. */
            statement: string;
            /** @description The name of the box. */
            title: string;
        };
        QuizChoiceView: {
            /**
             * @description Sent when this is chosen.
             * @enum {string}
             */
            state: "stillness" | "parasympathetic" | "play" | "sympathetic" | "overwhelm" | "dorsal_vagal";
            /** @description The name of the choice. */
            text: string;
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
        QuizFileView: {
            /** @description The limits of the quiz: it is no diagnosis. */
            disclaimer: string;
            /** @description Habits to tick. */
            habits: components["schemas"]["QuizBoxesView"];
            /** @description The words before the first page. */
            intro: string;
            /** @description The language of this file. */
            language_code: string;
            /** @description The languages there are words for. */
            languages: string[];
            /** @description The parts of life, one page each. */
            pages: components["schemas"]["QuizPageView"][];
            /** @description Sliders to set. */
            sliders: components["schemas"]["QuizSlidersView"];
            /** @description Symptoms to tick. */
            symptoms: components["schemas"]["QuizBoxesView"];
            /** @description The quiz's title. */
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
        QuizPageView: {
            /** @description The answers to it. */
            answers: components["schemas"]["QuizChoiceView"][];
            /** @description The key under which the page is answered. */
            life_aspect: string;
            /** @description The answers to that. */
            preferred: components["schemas"]["QuizChoiceView"][];
            /** @description Where they would like to be. */
            preferred_question: string;
            /** @description Where the person is now. */
            question: string;
            /** @description The heading of the page. */
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
        QuizResultsReply: {
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
            /** @description The member's results, newest first. */
            quiz_results: components["schemas"]["QuizResultReply"][];
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
        QuizSlidersView: {
            /** @description The sliders. */
            options: components["schemas"]["QuizSliderView"][];
            /** @description The question. */
            question: string;
            /** @description The heading. */
            title: string;
        };
        QuizSliderView: {
            /**
             * Format: int32
             * @description The value at the lower end.
             */
            from: number;
            /** @description The words at the upper end. */
            highest: string;
            /** @description The key under which the slider is answered. */
            key: string;
            /** @description The words at the lower end. */
            lowest: string;
            /** @description The question. */
            question: string;
            /** @description The name of the slider. */
            title: string;
            /**
             * Format: int32
             * @description The value at the upper end.
             */
            to: number;
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
        RateAppExperienceRequest: {
            /**
             * Format: int32
             * @description How many stars the member gives the app.
             */
            star_rating: number;
        };
        RateArticleReply: {
            /** @description This time of reading, as it stands now. */
            event: components["schemas"]["ArticleEventView"];
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
        };
        RateArticleRequest: {
            /** @description Which article. */
            article_id: string;
            /**
             * Format: int32
             * @description The member's rating.
             */
            article_rating: number;
            /** @description The `event_uuid` that starting the article answered. */
            event_uuid: string;
        };
        /** @enum {string} */
        ReactionName: "none" | "heart" | "thanks" | "hug" | "insight" | "smile";
        ReactReply: {
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
            /** @description The message with its reaction. */
            message: components["schemas"]["JournalMessageView"];
        };
        ReactRequest: {
            /** @description Which conversation. */
            journal_thread_id: string;
            /** @description Which message of it. */
            journal_thread_message_id: string;
            /** @description The reaction from now on; `none` takes it back. */
            reaction_name: components["schemas"]["ReactionName"];
        };
        ReadingIntervalsReply: {
            /** @description The times between neighbouring beats in milliseconds, to a tenth. Each list is a stretch without a gap; nothing is to be compared across lists. Empty for an imported reading without beats. */
            intervals_ms: number[][];
            /** @description The reading that was asked for. */
            task_id: string;
        };
        ReadingPage: {
            /** @description Goes into `before` of the next call. */
            next: string | null;
            /** @description The member's finished readings, newest first. */
            readings: components["schemas"]["ReadingView"][];
        };
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
        RecommendArticleReply: {
            /** @description The articles of this page, best first. */
            articles: components["schemas"]["RecommendedArticleView"][];
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
            /** @description Sent as `cursor` for the next page. Null at the end. */
            next_cursor: string | null;
            /**
             * Format: int32
             * @description How many articles there are in all pages.
             */
            total: number;
        };
        RecommendArticleRequest: {
            /** @description Only articles of this category (its `key`) or with this tag. Left out: of all. */
            category_tag?: string | null;
            /** @description The `next_cursor` of the page before. Left out: the first page. */
            cursor?: string | null;
            /** @description True looks for `query_text`; false, or left out, picks articles for this member. */
            is_search?: boolean | null;
            /** @description The words to look for, at most 200 bytes; needed when `is_search` is true. */
            query_text?: string | null;
        };
        RecommendedArticleView: {
            /** @description The article as lists show it. */
            article: components["schemas"]["ArticleCardView"];
            /** @description Where the words stand; empty in picks. */
            highlights: components["schemas"]["HighlightView"][];
            /** @description Why it was picked, in a sentence. Null in a search. */
            reason: string | null;
        };
        RecommendExerciseReply: {
            /** @description How `current_mood` was understood. */
            current_mood: components["schemas"]["MoodView"];
            /** @description How `desired_mood` was understood. */
            desired_mood: components["schemas"]["MoodView"];
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
            /** @description The exercise that was chosen, with its reasons. */
            suggestion: components["schemas"]["SuggestionView"];
        };
        RecommendExerciseRequest: {
            /** @description How the member is: words, the name of a state, or a place on the ring in degrees. Left out: the newest check-in. */
            current_mood?: string | number | null;
            /** @description How the member would like to be, said likewise. Left out: where the ring recommends to go. */
            desired_mood?: string | number | null;
            /**
             * Format: double
             * @description How many minutes there are. Left out: no hurry.
             */
            minutes_available?: number | null;
            /** @description Exercises that the member does not want just now. */
            passed_over?: string[] | null;
            /** @description The positions that are possible. Left out or empty: any. */
            positions?: components["schemas"]["Position"][] | null;
            /** @description The surroundings that are there. Left out or empty: any. */
            surroundings?: components["schemas"]["Surroundings"][] | null;
        };
        RecordCheckInReply: {
            /** @description The check-in as it was kept. */
            check_in: components["schemas"]["CheckInView"];
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
        };
        RecordCheckInRequest: {
            /**
             * Format: double
             * @description From quiet (-1) to stirred up (1). Not 0 together with `comfort`: the middle of the ring has no direction.
             */
            arousal: number;
            /** @description The `key` of each body sign felt, each once, as `/config` lists them. */
            body_signs?: string[] | null;
            /**
             * Format: date-time
             * @description The moment it is about, up to 60 days back. Left out: now.
             */
            checked_in_at?: string | null;
            /**
             * Format: double
             * @description From uncomfortable (-1) to comfortable (1).
             */
            comfort: number;
            /** @description An identifier that the client makes for this one action, a UUID by custom, and sends again with every repeat, so that the action counts once. */
            event_uuid: string;
            /** @description The member's note. */
            note?: string | null;
        };
        RecordExerciseReply: {
            /** @description The effect on this member, with this result. */
            effect: components["schemas"]["ExerciseEffectView"];
            /** @description The result as it was kept. */
            exercise_result: components["schemas"]["ExerciseResultView"];
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
        };
        RecordExerciseRequest: {
            /** @description Whether it was done to its end. */
            completed: boolean;
            /**
             * Format: double
             * @description How many seconds it lasted.
             */
            duration_s: number;
            /** @description An identifier that the client makes for this one action, a UUID by custom, and sends again with every repeat, so that the action counts once. */
            event_uuid: string;
            /** @description Which exercise was done. */
            exercise_id: string;
            /**
             * Format: int32
             * @description The effect, from much worse (-2) to much better (2).
             */
            felt_effect?: number | null;
            /**
             * Format: double
             * @description How the member was after it, by `mood_scale`: on a slider at most 100.
             */
            mood_after?: number | null;
            /**
             * Format: double
             * @description How the member was before, by `mood_scale`: on a slider at most 100.
             */
            mood_before?: number | null;
            /** @description The scale of both moods: degrees on the ring (0 to 360), or a slider from bad (0) to good (100). Left out: `slider`. */
            mood_scale?: components["schemas"]["MoodScale"] | null;
            /** @description The member's note. */
            note?: string | null;
            /** @description Which part of the day's plan it fills. Left out: the exercise's own. */
            plan_part?: components["schemas"]["PlanPart"] | null;
            /**
             * Format: date-time
             * @description When it began, up to 60 days back. Left out: `duration_s` ago.
             */
            started_at?: string | null;
        };
        /** @enum {string} */
        RecoveryBasis: "morning" | "any";
        RecoveryCodesReply: {
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
            /** @description Each opens the account once in place of a code. They are shown this once. */
            recovery_codes: string[];
        };
        RecoveryDayView: {
            /**
             * Format: date
             * @description The member's calendar day.
             */
            day: string;
            /**
             * Format: double
             * @description The day's RMSSD in milliseconds, to a tenth: the geometric mean of its readings.
             */
            rmssd_ms: number;
        };
        RecoveryReply: {
            /** @description Days that count of the last 60, and how many are needed. */
            baseline: components["schemas"]["DayCountView"];
            /** @description Which readings were compared: those of the morning where there are enough, else all. */
            basis: components["schemas"]["RecoveryBasis"];
            /** @description The days that count, oldest first. */
            days: components["schemas"]["RecoveryDayView"][];
            /** @description Where the week lies among others of that age. Null without an age, or where no table reaches. */
            norm: components["schemas"]["NormView"] | null;
            /** @description How the last week compares with the member's own usual; `gathering` while there is too little to say. */
            status: components["schemas"]["RecoveryStatus"];
            /** @description The tags given with readings of the last 7 days: each moves the values by itself. */
            tags: components["schemas"]["TagCountView"][];
            /** @description The member's own usual. Null while the days are too few. */
            usual: components["schemas"]["BaselineView"] | null;
            /** @description Days that count of the last 7, and how many are needed. */
            week: components["schemas"]["DayCountView"];
            /**
             * Format: double
             * @description The last week's RMSSD in milliseconds, to a tenth. Null while its days are too few.
             */
            week_rmssd_ms: number | null;
        };
        /** @enum {string} */
        RecoveryStatus: "gathering" | "usual" | "above" | "below";
        RedeemAccessCodeReply: {
            /** @description True when this member had redeemed the code before: nothing was added. */
            is_repeat: boolean;
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
            /**
             * Format: int32
             * @description How many months of premium the code gave.
             */
            months_premium_access: number;
        };
        RedeemAccessCodeRequest: {
            /** @description The code as a person types it: case, spaces and hyphens do not matter. */
            invite_code: string;
        };
        ReflectionView: {
            /** @description The answers to the week's questions, in their order; empty where one was left open. */
            answers: string[];
            /** @description The identifier that the client wrote it with. */
            event_uuid: string;
            /**
             * Format: int32
             * @description The week it looks back on.
             */
            week: number;
            /**
             * Format: date-time
             * @description When it was written.
             */
            written_at: string;
        };
        RegisterTokenReply: {
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
            /**
             * @description Which push service was recognised.
             * @enum {string}
             */
            service: "web_push" | "apns" | "fcm";
        };
        RegisterTokenRequest: {
            /** @description Where this device is reached: an APNs or FCM token, or a Web Push subscription, as the browser gives it or as text. */
            notification_token: string | components["schemas"]["PushSubscriptionRequest"];
        };
        RemoveCheckInRequest: {
            /** @description Which check-in goes. One that is gone already is no error. */
            check_in_id: string;
        };
        ResonancePaceReply: {
            /** @description The member's pace. Null before one was found. */
            resonance_pace: components["schemas"]["ResonancePaceView"] | null;
        };
        ResonancePaceView: {
            /**
             * Format: double
             * @description The pace at which the member's heart swings widest, in breaths a minute, to two decimals.
             */
            breaths_per_minute: number;
            /**
             * Format: date-time
             * @description When it was found.
             */
            found_at: string;
        };
        RestartProgramRequest: {
            /** @description True also hides the earlier runs. Left out: false. */
            clear_existing_data?: boolean | null;
            /** @description An identifier that the client makes for this one action, a UUID by custom, and sends again with every repeat, so that the action counts once. */
            event_uuid?: string | null;
        };
        RevokeApiTokenRequest: {
            /** @description Which token ends. One that is gone already is no error. */
            token_id: string;
        };
        RhythmDayView: {
            /**
             * Format: date
             * @description The member's calendar day.
             */
            date: string;
            /**
             * @description The outcome of the day.
             * @enum {string}
             */
            kind: "practised" | "rest" | "open";
        };
        /** @description The practice of the last 28 days, day by day. */
        RhythmView: {
            /** @description The days, newest first; those of a pause are left out. */
            days: components["schemas"]["RhythmDayView"][];
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
            /** @description The weekdays that the member rests on. */
            rest_weekdays: components["schemas"]["WeekdayName"][];
        };
        SafetyFlagView: {
            /** @description The code of the safety question. */
            code: string;
            /** @description The subject of the question, such as `Pregnancy`. */
            title: string;
        };
        SafetyProfileView: {
            /** @description The exercises, off by default, that the member has switched on. */
            allowed_exercises: string[];
            /** @description The `code` of each question answered with yes. */
            codes: string[];
            /** @description Whether the member has answered the safety questions. */
            known: boolean;
        };
        SafetyQuestionView: {
            /** @description Sent in `codes` when the answer is yes. */
            code: string;
            /** @description The question to the member. */
            question: string;
            /** @description The subject of the question. */
            title: string;
        };
        SearchJournalReply: {
            /** @description Messages with all the words, newest first. */
            hits: components["schemas"]["JournalHitView"][];
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
            /** @description Where older messages begin that were not looked at yet: send it as `before`, also when there are no hits. Null: all were looked at. */
            next: string | null;
        };
        SecondFactorView: {
            /** @description Whether signing in asks for a code as well. */
            is_on: boolean;
            /** @description True for administrators, who cannot switch it off. */
            is_required: boolean;
            /**
             * Format: int32
             * @description How many recovery codes are unused.
             */
            recovery_codes_left: number;
            /**
             * Format: date-time
             * @description Since when. Null: it is off.
             */
            since: string | null;
        };
        /** @description The first step was right; the second is a code. */
        SecondStepView: {
            /**
             * Format: date-time
             * @description Until when the code may come.
             */
            expires_at: string;
            /** @description Brings the code to `/account/second_step`. It opens nothing by itself. */
            second_step_token: string;
        };
        SendFeedbackRequest: {
            /** @description The member's text about the app. */
            app_feedback_text: string;
            /** @description An identifier that the client makes for this feedback and sends again with every repeat, so that it is kept once. */
            event_uuid?: string | null;
        };
        SendTestNotificationReply: {
            /** @description The message on its way. */
            delivery: components["schemas"]["DeliveryView"];
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
        };
        SendTestNotificationRequest: {
            /** @description An identifier of the client's: with the same one it is one message. Left out, every call is another. */
            event_uuid?: string | null;
        };
        SeriesPointView: {
            /**
             * Format: int32
             * @description How many days with a check-in it stands for.
             */
            days: number;
            /**
             * Format: date
             * @description The first day that the point stands for.
             */
            from: string;
            /**
             * Format: int32
             * @description The balance score: 100 is all regulated; of more than one day the mean.
             */
            score: number;
        };
        SessionsReply: {
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
            /** @description Where the member is signed in, newest first. */
            sessions: components["schemas"]["SessionView"][];
        };
        SessionView: {
            /** @description The browser's name, such as `Firefox`. Empty: not recognised. */
            browser: string;
            /**
             * Format: date-time
             * @description When the member signed in.
             */
            created_at: string;
            /** @description True for the session that asks. */
            is_current: boolean;
            /**
             * Format: date-time
             * @description When this session last called, to the hour.
             */
            last_seen_at: string;
            /**
             * Format: uuid
             * @description Names the session when it is ended; it is not the cookie.
             */
            session_id: string;
            /** @description The system's name, such as `Android`. Empty: not recognised. */
            system: string;
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
        SettleInheritedRequest: {
            /** @description `keep` leaves everything as it is; `start_empty` erases all of it for good. */
            choice: components["schemas"]["InheritedChoice"];
            /** @description An identifier that the client makes once for each installation. Optional. */
            device_uuid?: string | null;
        };
        /** @enum {string} */
        Sex: "female" | "male";
        /** @enum {string} */
        SignInMethod: "password" | "apple" | "email_link";
        SiteEventRequest: {
            /**
             * @description The name of the event.
             * @enum {string}
             */
            event_type: "StartTrial" | "Lead" | "InitiateCheckout" | "hero" | "accelerate_growth" | "New User Funnel" | "Link Click" | "Event Result" | "PageView" | "exposure" | "conversion";
            /**
             * Format: uuid
             * @description A UUID that the browser draws for this one event: with the same one it counts once.
             */
            event_uuid: string;
            /** @description Of exposure and conversion: which side of each experiment this browser is on. */
            experiments?: {
                [key: string]: boolean;
            } | null;
            /** @description Where on the site, in small letters; may be left out. */
            place?: string | null;
        };
        SiteEventsReply: {
            /**
             * Format: int32
             * @description How many were new.
             */
            kept: number;
        };
        SiteEventsRequest: {
            /** @description The events. */
            events: components["schemas"]["SiteEventRequest"][];
        };
        SkippedView: {
            /** @description The file inside an archive; empty for the file itself. */
            file: string;
            /**
             * Format: int32
             * @description The line of it.
             */
            line: number;
            /** @description Why it is left out, in a sentence. */
            reason: string;
        };
        SocialPlayView: {
            /** @description How to do it. */
            text: string;
            /** @description Something to do with somebody, in a few words. */
            title: string;
        };
        StartArticleRequest: {
            /** @description Which article is opened. */
            article_id: string;
            /** @description An identifier that the client makes for this time of reading. The answer says which one counts. */
            event_uuid?: string | null;
        };
        /** @description The balance pie. PENDING while there is no check-in in the interval. */
        StateSharesReply: {
            /**
             * Format: double
             * @description How much the answers agree, to two decimals: 1 when all point the same way, 0 when they cancel out.
             */
            agreement: number;
            /**
             * Format: int32
             * @description How many check-ins the interval has.
             */
            check_ins: number;
            /**
             * Format: date
             * @description The first day of the interval.
             */
            from: string;
            /**
             * Format: double
             * @description The mean direction of all answers in degrees, to a tenth. Null where there are none or they cancel out.
             */
            mean_angle: number | null;
            /** @description All six states, in the order of the ring. */
            states: components["schemas"]["StateShareView"][];
            /** @description `PENDING` while the interval has no check-in. */
            status: components["schemas"]["BalanceStatus"];
            /**
             * Format: date
             * @description The last day of it: today.
             */
            to: string;
        };
        StateShareView: {
            /**
             * Format: int32
             * @description How many check-ins of the interval lie in it.
             */
            check_ins: number;
            /**
             * Format: double
             * @description The share of all check-ins, to three decimals.
             */
            share: number;
            /**
             * @description One of the six states.
             * @enum {string}
             */
            state: "stillness" | "parasympathetic" | "play" | "sympathetic" | "overwhelm" | "dorsal_vagal";
        };
        StateView: {
            /** @description Fill on light ground, `#RRGGBB`. */
            color: string;
            /** @description Fill on dark ground, `#RRGGBB`. */
            color_dark: string;
            /** @description One or two sentences about the state. */
            description: string;
            /** @description The state's name for people, as it stands on the ring. */
            display_name: string;
            /**
             * Format: int32
             * @description Where its band on the ring begins, in degrees clockwise from the top.
             */
            from: number;
            /**
             * @description The state's name in every call.
             * @enum {string}
             */
            name: "stillness" | "parasympathetic" | "play" | "sympathetic" | "overwhelm" | "dorsal_vagal";
            /** @description Whether it is one of the three regulated states. */
            regulated: boolean;
            /** @description Readable as text on light ground, `#RRGGBB`. */
            text_color: string;
            /** @description Readable as text on dark ground, `#RRGGBB`. */
            text_color_dark: string;
            /** @description The same for headings. */
            title_name: string;
            /**
             * Format: int32
             * @description Where its band ends, in degrees; the end itself belongs to the next state.
             */
            to: number;
        };
        /** @enum {string} */
        Step: "day" | "week" | "month";
        StoreLinksView: {
            /** @description The app's page in Google Play; empty while there is none. */
            android: string;
            /** @description The app's page in the App Store; empty while there is none. */
            ios: string;
            /** @description A link that opens the right store; empty while there is none. */
            universal: string;
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
        Surroundings: "anywhere" | "quiet" | "private" | "outdoors" | "with_someone";
        TableChangeView: {
            /**
             * Format: int32
             * @description How many entries come with the file.
             */
            brought: number;
            /**
             * Format: int32
             * @description How many the account has already; they stay as they are.
             */
            known: number;
            /** @description Which part of the account. */
            table: string;
        };
        TagCountView: {
            /**
             * Format: int32
             * @description On how many of the last 7 days it was said.
             */
            days: number;
            /**
             * @description A tag that the member gave with readings.
             * @enum {string}
             */
            tag: "alcohol" | "caffeine" | "nicotine" | "illness" | "poor_sleep" | "hard_training" | "travel" | "period" | "stress" | "new_medication";
        };
        TickPlanItemRequest: {
            /**
             * Format: date
             * @description The member's calendar day, up to 28 days back. Left out: today.
             */
            date?: string | null;
            /** @description Whether it is done; false takes the tick back. Left out: true. */
            done?: boolean | null;
            /** @description An identifier that the client makes for this one action, a UUID by custom, and sends again with every repeat, so that the action counts once. */
            event_uuid: string;
            /** @description Which part of the day's plan. */
            plan_item: components["schemas"]["PlanPart"];
        };
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
        TrainerAccessView: {
            /**
             * Format: date-time
             * @description When they looked.
             */
            accessed_at: string;
            /**
             * @description The kind of data they looked at.
             * @enum {string}
             */
            kind: "check_ins" | "readings" | "exercises" | "program";
            /**
             * Format: uuid
             * @description The trainer who looked.
             */
            trainer_id: string;
        };
        TrainerStatusReply: {
            /** @description When a trainer looked at what, newest first. */
            accesses: components["schemas"]["TrainerAccessView"][];
            /** @description The trainer's access, one entry for each kind of data; empty without a trainer. */
            consent: components["schemas"]["ConsentView"][];
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
            /** @description The member's trainer. Null: none is linked. */
            trainer: components["schemas"]["LinkedTrainerView"] | null;
        };
        TraitView: {
            /** @description Which of its kind, such as `social_play`, `monday` or `poor_sleep`. */
            key: string;
            /**
             * @description The kind of trait.
             * @enum {string}
             */
            kind: "practice" | "article" | "journal" | "first_check_in" | "weekday" | "context_tag" | "body_sign";
        };
        UndoImportRequest: {
            /** @description Which import is undone. */
            import_id: string;
        };
        UnlinkIdentityRequest: {
            /**
             * @description Which identity opens the account no more. One that is not linked is no error.
             * @enum {string}
             */
            provider: "apple";
        };
        ValidateAccountReply: {
            /** @description Whether an account has it. Null: this installation does not tell (`account_privacy` in `/config`). */
            account_exists: boolean | null;
            /** @description The address, trimmed and in lower case where it is well formed, else as it came. */
            email_address: string;
            /** @description Whether mail could be sent to it. */
            is_valid: boolean;
            /** @description The ways into that account; empty where there is none. Where it is not told: all ways in there are here. */
            sign_in_methods: components["schemas"]["SignInMethod"][];
        };
        ValidateAccountRequest: {
            /** @description The address to look at. */
            email_address: string;
        };
        ValidateResetTokenReply: {
            /**
             * Format: idn-email
             * @description The account whose password the link sets: show it, so that password managers keep the right pair.
             */
            email_address: string;
            /**
             * Format: date-time
             * @description Until when the link can be used.
             */
            expires_at: string;
        };
        ValidateResetTokenRequest: {
            /** @description The token in the link that was mailed. */
            reset_password_token: string;
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
        /** @enum {string} */
        WeekdayName: "sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday";
        WriteReflectionReply: {
            /** @description The member's fresh snapshot: put it in place of the one the client has. */
            member: components["schemas"]["MemberView"];
            /** @description The reflection as it was kept. */
            reflection: components["schemas"]["ReflectionView"];
        };
        WriteReflectionRequest: {
            /** @description The answers to the week's questions, in their order; at least one is not empty. */
            answers: string[];
            /** @description An identifier that the client makes for this one action, a UUID by custom, and sends again with every repeat, so that the action counts once. */
            event_uuid: string;
            /**
             * Format: int32
             * @description The week to look back on; it must have begun. Left out: the present one.
             */
            week?: number | null;
        };
        YearReply: {
            /** @description The days with a check-in, oldest first. */
            days: components["schemas"]["DayStateView"][];
            /**
             * Format: int32
             * @description The year that was asked for.
             */
            year: number;
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
    createAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAccountRequest"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateAccountReply"];
                };
            };
            /** @description Done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateAccountReply"];
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
            /** @description login_failed */
            401: {
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
            /** @description account_exists */
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
    confirmAccountDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmAccountDeletionRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Empty"];
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
            /** @description link_invalid */
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
            /** @description link_expired or link_used */
            410: {
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
    confirmEmailAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmEmailAddressRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmEmailAddressReply"];
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
            /** @description link_invalid */
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
            /** @description account_exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description link_expired or link_used */
            410: {
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
    logIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogInRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnteredReply"];
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
            /** @description login_failed */
            401: {
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
    completePasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompletePasswordResetRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnteredReply"];
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
            /** @description link_invalid */
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
            /** @description link_expired or link_used */
            410: {
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
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Empty"];
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
    validateResetToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidateResetTokenRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidateResetTokenReply"];
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
            /** @description link_invalid */
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
            /** @description link_expired or link_used */
            410: {
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
    completeSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompleteSecondStepRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberReply"];
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
            /** @description login_failed */
            401: {
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
    completeSignInLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompleteSignInLinkRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnteredReply"];
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
            /** @description link_invalid */
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
            /** @description link_expired or link_used */
            410: {
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
    requestSignInLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Empty"];
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
    validateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidateAccountRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidateAccountReply"];
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
    createAppInvite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAppInviteRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateAppInviteReply"];
                };
            };
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateAppInviteReply"];
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
            /** @description csrf_error or not_allowed */
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
    listAudit: {
        parameters: {
            query?: {
                /** @description The `next` of the page before. */
                before?: string;
                /** @description How many entries a page holds, at least 1. Each list has its own maximum, 50, 100 or 200, and refuses more. */
                limit?: number;
            };
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["ListAuditReply"];
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
            /** @description csrf_error or not_allowed */
            403: {
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
    listFeedback: {
        parameters: {
            query?: {
                /** @description The `next` of the page before. */
                before?: string;
                /** @description How many entries a page holds, at least 1. Each list has its own maximum, 50, 100 or 200, and refuses more. */
                limit?: number;
            };
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["ListFeedbackReply"];
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
            /** @description csrf_error or not_allowed */
            403: {
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
    listInvites: {
        parameters: {
            query?: {
                /** @description The `next` of the page before. */
                before?: string;
                /** @description How many entries a page holds, at least 1. Each list has its own maximum, 50, 100 or 200, and refuses more. */
                limit?: number;
            };
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["ListInvitesReply"];
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
            /** @description csrf_error or not_allowed */
            403: {
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
    createTrainerInvite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTrainerInviteRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateTrainerInviteReply"];
                };
            };
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateTrainerInviteReply"];
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
            /** @description csrf_error or not_allowed */
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
    listApiTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["ApiTokensReply"];
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
    createApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateApiTokenRequest"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateApiTokenReply"];
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
            /** @description csrf_error or not_allowed */
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
    revokeApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevokeApiTokenRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiTokensReply"];
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
    requestAccountDeletion: {
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
                    "application/json": components["schemas"]["MemberReply"];
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
            /** @description csrf_error or not_allowed */
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
    changeDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeDetailsRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeDetailsReply"];
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
            /** @description csrf_error or not_allowed */
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
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["ExportReply"];
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
            /** @description csrf_error or not_allowed */
            403: {
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
    sendFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendFeedbackRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberReply"];
                };
            };
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberReply"];
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
    listIdentities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["IdentitiesReply"];
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
    unlinkIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnlinkIdentityRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentitiesReply"];
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
    applyImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplyImportRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplyImportReply"];
                };
            };
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplyImportReply"];
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
    previewImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportFileRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewImportReply"];
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
    undoImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoImportRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportsReply"];
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
    listImports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["ImportsReply"];
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
    settleInherited: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettleInheritedRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberReply"];
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
            /** @description csrf_error or not_allowed */
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
    logOut: {
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
                    "application/json": components["schemas"]["Empty"];
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
    provePresence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProvePresenceRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSecurityReply"];
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
    mailProofCode: {
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
                    "application/json": components["schemas"]["MemberReply"];
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
    beginSecondFactor: {
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
                    "application/json": components["schemas"]["BeginSecondFactorReply"];
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
            /** @description csrf_error or not_allowed */
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
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmSecondFactorRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesReply"];
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
            /** @description csrf_error or not_allowed */
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
    switchOffSecondFactor: {
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
                    "application/json": components["schemas"]["AccountSecurityReply"];
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
            /** @description csrf_error or not_allowed */
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
    renewRecoveryCodes: {
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
                    "application/json": components["schemas"]["RecoveryCodesReply"];
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
            /** @description csrf_error or not_allowed */
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
    getAccountSecurity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["AccountSecurityReply"];
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
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["SessionsReply"];
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
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndSessionRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsReply"];
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
    getArticle: {
        parameters: {
            query: {
                /** @description Which article. */
                article_id: string;
            };
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["ArticleReply"];
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
    getArticleCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["ArticleCategoriesReply"];
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
    getArticleHistory: {
        parameters: {
            query?: {
                /** @description The `next` of the page before. */
                before?: string;
                /** @description How many entries a page holds, at least 1. Each list has its own maximum, 50, 100 or 200, and refuses more. */
                limit?: number;
            };
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["ArticleHistoryReply"];
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
    completeArticle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompleteArticleRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompleteArticleReply"];
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
    rateArticle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateArticleRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RateArticleReply"];
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
    startArticle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartArticleRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleEventReply"];
                };
            };
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleEventReply"];
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
    listQuizResults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["QuizResultsReply"];
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
    attachQuizResult: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttachQuizResultRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttachQuizResultReply"];
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
    beginOnboarding: {
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
                    "application/json": components["schemas"]["BeginOnboardingReply"];
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
    personalizeOnboarding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonalizeRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberReply"];
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
    rateAppExperience: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateAppExperienceRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberReply"];
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
    getBalanceSeries: {
        parameters: {
            query: {
                /** @description Which days: today; the last 7, 30 or 365 with today; or everything. */
                interval: components["schemas"]["Interval"];
            };
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["BalanceSeriesReply"];
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
    getCheckIn: {
        parameters: {
            query: {
                /** @description Which check-in. */
                check_in_id: string;
            };
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["CheckInReply"];
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
    listCheckIns: {
        parameters: {
            query?: {
                /** @description The `next` of the page before. */
                before?: string;
                /** @description How many entries a page holds, at least 1. Each list has its own maximum, 50, 100 or 200, and refuses more. */
                limit?: number;
            };
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["CheckInPage"];
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
    listExerciseResults: {
        parameters: {
            query?: {
                /** @description The `next` of the page before. */
                before?: string;
                /** @description Only results of this exercise. Left out: of all. */
                exercise_id?: string;
                /** @description How many results a page holds. Left out: 50. */
                limit?: number;
            };
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["ExerciseResultPage"];
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
    getPatterns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["PatternsReply"];
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
    getPracticeTime: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["PracticeTimeReply"];
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
    getReadingIntervals: {
        parameters: {
            query: {
                /** @description Which reading. */
                task_id: string;
            };
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["ReadingIntervalsReply"];
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
    listReadings: {
        parameters: {
            query?: {
                /** @description The `next` of the page before. */
                before?: string;
                /** @description How many entries a page holds, at least 1. Each list has its own maximum, 50, 100 or 200, and refuses more. */
                limit?: number;
            };
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["ReadingPage"];
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
    getRecovery: {
        parameters: {
            query?: {
                /** @description The member's age in years, for the comparison with others; it is kept nowhere. Left out: no comparison. */
                age?: number;
                /** @description The member's sex, for tables that tell the sexes apart; it is kept nowhere. */
                sex?: components["schemas"]["Sex"];
            };
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["RecoveryReply"];
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
    getStateShares: {
        parameters: {
            query: {
                /** @description Which days: today; the last 7, 30 or 365 with today; or everything. */
                interval: components["schemas"]["Interval"];
            };
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["StateSharesReply"];
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
    getYear: {
        parameters: {
            query: {
                /** @description Which calendar year. */
                year: number;
            };
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["YearReply"];
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
    getGuideNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["GuideNoticesReply"];
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
    acknowledgeGuideNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcknowledgeGuideRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuideNoticesReply"];
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
    listDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["DeliveriesReply"];
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
    getNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["NotificationSettingsReply"];
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
    changeNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeNotificationSettingsRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettingsReply"];
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
    sendTestNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendTestNotificationRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendTestNotificationReply"];
                };
            };
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendTestNotificationReply"];
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
    registerNotificationToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterTokenRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterTokenReply"];
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
    getResonancePace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["ResonancePaceReply"];
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
    redeemAccessCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedeemAccessCodeRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedeemAccessCodeReply"];
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
            /** @description code_unknown */
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
            /** @description code_used */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description code_expired */
            410: {
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
    completeInAppPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompleteInAppPurchaseRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompleteInAppPurchaseReply"];
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
    recommendArticle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecommendArticleRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecommendArticleReply"];
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
    incrementReviewRequestCount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IncrementReviewRequestCountRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncrementReviewRequestCountReply"];
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
    getSafetyProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["GetSafetyProfileReply"];
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
    keepSafetyProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeepSafetyProfileRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeepSafetyProfileReply"];
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
    getConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfigRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfigReply"];
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
    getArticleFile: {
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
                    "application/json": components["schemas"]["ArticleFileView"] | components["schemas"]["ArticleListFileView"];
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
    getQuizFile: {
        parameters: {
            query?: {
                /** @description The language of the file, a BCP 47 tag. Left out: as Accept-Language says. */
                language_code?: string;
            };
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["QuizFileView"];
                };
            };
            /** @description The client has it already (If-None-Match). */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    getHelplinesFile: {
        parameters: {
            query?: {
                /** @description The language of the file, a BCP 47 tag. Left out: as Accept-Language says. */
                language_code?: string;
            };
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["HelplinesFileView"];
                };
            };
            /** @description The client has it already (If-None-Match). */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    editCheckIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditCheckInRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditCheckInReply"];
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
            /** @description premium_required */
            402: {
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
    recordCheckIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordCheckInRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordCheckInReply"];
                };
            };
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordCheckInReply"];
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
            /** @description premium_required */
            402: {
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
    removeCheckIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveCheckInRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberReply"];
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
            /** @description premium_required */
            402: {
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
    recordExercise: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordExerciseRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordExerciseReply"];
                };
            };
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordExerciseReply"];
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
            /** @description premium_required */
            402: {
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
    getExercise: {
        parameters: {
            query: {
                /** @description Which exercise. */
                exercise_id: string;
            };
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["GetExerciseReply"];
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
            /** @description premium_required */
            402: {
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
    listExercises: {
        parameters: {
            query?: {
                /** @description Only exercises that lead out of this state, or of any. */
                from?: "stillness" | "parasympathetic" | "play" | "sympathetic" | "overwhelm" | "dorsal_vagal";
                /** @description Only exercises of this kind. */
                kind?: components["schemas"]["Kind"];
                /** @description Only exercises that can be done in so many minutes. */
                minutes?: number;
                /** @description Only exercises that fill this part of the day's plan. */
                plan_part?: components["schemas"]["PlanPart"];
                /** @description Only exercises that lead to this state. */
                to?: "stillness" | "parasympathetic" | "play" | "sympathetic" | "overwhelm" | "dorsal_vagal";
                /** @description True also shows, marked, what the safety profile rules out. Left out: false. */
                with_unsafe?: boolean;
            };
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["ListExercisesReply"];
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
            /** @description premium_required */
            402: {
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
    listExerciseEffects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["ListExerciseEffectsReply"];
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
            /** @description premium_required */
            402: {
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
    searchJournal: {
        parameters: {
            query: {
                /** @description The `next` of the page before; left out, the list begins at its newest entry. */
                before?: string;
                /** @description How many hits a page holds. Left out: 20. */
                limit?: number;
                /** @description The words to look for, at most 200 bytes: every one must begin a word of the message. */
                query_text: string;
            };
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["SearchJournalReply"];
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
            /** @description premium_required */
            402: {
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
    getJournalThread: {
        parameters: {
            query: {
                /** @description The `next` of the page before; left out, the list begins at its newest entry. */
                before?: string;
                /** @description Which conversation. */
                journal_thread_id: string;
                /** @description How many messages a page holds. Left out: 100. */
                limit?: number;
            };
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["GetJournalThreadReply"];
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
            /** @description premium_required */
            402: {
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
    openJournalThread: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenJournalThreadRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenJournalThreadReply"];
                };
            };
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenJournalThreadReply"];
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
            /** @description premium_required */
            402: {
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
    reactToJournalMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReactRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReactReply"];
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
            /** @description premium_required */
            402: {
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
    markJournalThreadRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkReadRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberReply"];
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
            /** @description premium_required */
            402: {
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
    listJournalThreads: {
        parameters: {
            query?: {
                /** @description The `next` of the page before. */
                before?: string;
                /** @description How many entries a page holds, at least 1. Each list has its own maximum, 50, 100 or 200, and refuses more. */
                limit?: number;
            };
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["ListJournalThreadsReply"];
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
            /** @description premium_required */
            402: {
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
    getPractice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["GetPracticeReply"];
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
            /** @description premium_required */
            402: {
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
    keepResonancePace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KeepResonancePaceRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptResonancePaceReply"];
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
            /** @description premium_required */
            402: {
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
    chooseRest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChooseRestRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberReply"];
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
            /** @description premium_required */
            402: {
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
    getProgram: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["GetProgramReply"];
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
            /** @description premium_required */
            402: {
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
    getProgramDay: {
        parameters: {
            query: {
                /** @description Which day of the program. */
                day: number;
            };
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["GetProgramDayReply"];
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
            /** @description premium_required */
            402: {
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
    pauseProgram: {
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
                    "application/json": components["schemas"]["MemberReply"];
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
            /** @description premium_required */
            402: {
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
    tickPlanItem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TickPlanItemRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberReply"];
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
            /** @description premium_required */
            402: {
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
    writeReflection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteReflectionRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WriteReflectionReply"];
                };
            };
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WriteReflectionReply"];
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
            /** @description premium_required */
            402: {
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
    restartProgram: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestartProgramRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberReply"];
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
            /** @description premium_required */
            402: {
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
    resumeProgram: {
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
                    "application/json": components["schemas"]["MemberReply"];
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
            /** @description premium_required */
            402: {
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
    recommendExercise: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecommendExerciseRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecommendExerciseReply"];
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
            /** @description premium_required */
            402: {
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
    getTrainerStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["TrainerStatusReply"];
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
            /** @description premium_required */
            402: {
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
    changeTrainerStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeTrainerStatusRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrainerStatusReply"];
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
            /** @description premium_required */
            402: {
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
            /** @description code_unknown or not_found */
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
            /** @description already_linked */
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
    recordSiteEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteEventsRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteEventsReply"];
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
    getExperiments: {
        parameters: {
            query: {
                /** @description The number that this browser drew for itself. */
                lot: number;
            };
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["ExperimentsReply"];
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
}
