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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        apple_authorization_code?: string;
                        device_uuid?: string;
                        email_address: string;
                        first_name?: string;
                        language_code?: string;
                        tz?: string;
                    };
                };
            };
            responses: {
                /** @description ok */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            member: components["schemas"]["Member"];
                        };
                    };
                };
                /** @description refused */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        apple_authorization_code?: string;
                        device_uuid?: string;
                        email_address: string;
                        password?: string;
                    };
                };
            };
            responses: {
                /** @description ok */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            member: components["schemas"]["Member"];
                        };
                    };
                };
                /** @description refused */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email_address: string;
                    };
                };
            };
            responses: {
                /** @description ok */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            account_exists: boolean;
                            email_address: string;
                            is_valid: boolean;
                            sign_in_methods: string[];
                        };
                    };
                };
                /** @description refused */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        current_password?: string;
                        email_address?: string;
                        first_name?: string;
                        password?: string;
                    };
                };
            };
            responses: {
                /** @description ok */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            member: components["schemas"]["Member"];
                        };
                    };
                };
                /** @description refused */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
            responses: {
                /** @description ok */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                /** @description refused */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
            responses: {
                /** @description ok */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            member: components["schemas"]["Member"];
                            onboarding: {
                                goals: {
                                    key: string;
                                    title: string;
                                }[];
                                life_aspects: {
                                    key: string;
                                    title: string;
                                }[];
                            };
                        };
                    };
                };
                /** @description refused */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        life_aspect_current_state: string;
                        life_aspect_preferred_state: string;
                        selected_goal: string;
                        selected_life_aspect: string;
                    };
                };
            };
            responses: {
                /** @description ok */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            member: components["schemas"]["Member"];
                        };
                    };
                };
                /** @description refused */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        language_code?: string;
                        tz?: string;
                    };
                };
            };
            responses: {
                /** @description ok */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Config"];
                    };
                };
                /** @description refused */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        arousal: number;
                        body_signs?: string[];
                        checked_in_at?: string;
                        comfort: number;
                        event_uuid: string;
                        note?: string;
                    };
                };
            };
            responses: {
                /** @description ok */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            check_in: {
                                angle: number;
                                body_signs: string[];
                                check_in_id: string;
                                checked_in_at: string;
                                event_uuid: string;
                                felt_angle: number;
                                note: string;
                                state: string;
                            };
                            member: components["schemas"]["Member"];
                        };
                    };
                };
                /** @description ok */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            check_in: {
                                angle: number;
                                body_signs: string[];
                                check_in_id: string;
                                checked_in_at: string;
                                event_uuid: string;
                                felt_angle: number;
                                note: string;
                                state: string;
                            };
                            member: components["schemas"]["Member"];
                        };
                    };
                };
                /** @description refused */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Error"];
                    };
                };
            };
        };
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
        Config: {
            body_signs: {
                key: string;
                title: string;
            }[];
            brand: {
                legal_url: string;
                name: string;
                store_links: {
                    android: string;
                    ios: string;
                    universal: string;
                };
                support_email: string;
                tagline: string;
            };
            dashboard_url: string;
            experiments: {
                [key: string]: string;
            };
            language_code: string;
            member: components["schemas"]["Member"] | null;
            notices: string[];
            onboarding: {
                goals: {
                    key: string;
                    title: string;
                }[];
                life_aspects: {
                    key: string;
                    title: string;
                }[];
            };
            prices: {
                currency: string;
                three_months_cents: number;
                trial_days: number;
                yearly_cents: number;
            };
            publishable_keys: {
                push?: string;
                sentry?: string;
                stripe?: string;
            };
            sandboxed: string[];
            server_time: string;
            service_url: string;
            states: {
                color: string;
                color_dark: string;
                description: string;
                display_name: string;
                from: number;
                name: string;
                regulated: boolean;
                text_color: string;
                text_color_dark: string;
                title_name: string;
                to: number;
            }[];
            tz: string;
        };
        Error: {
            error_code: string;
            error_message: string;
            field?: string;
            request_id: string;
        };
        Member: {
            balance: {
                angle: number | null;
                certainty: number;
                check_ins_counted: number;
                last_changed_at: string | null;
                reasons: {
                    name: string;
                    text: string;
                    value: number;
                    weight: number;
                }[];
                score: number | null;
                state: string | null;
                /** @enum {string} */
                status: "PENDING" | "READY";
            };
            created_at: string;
            email_address: string;
            first_name: string;
            has_password: boolean;
            is_admin: boolean;
            language_code: string;
            latest_reading: components["schemas"]["Reading"] | null;
            member_id: string;
            onboarded: boolean;
            plan: {
                current_state: string;
                goal: string;
                life_aspect: string;
                preferred_state: string;
                stage_text: string;
                target_state: string;
            } | null;
            practice: {
                days_practised: number;
                of_days: number;
            };
            premium: {
                ends_at: string | null;
                is_premium: boolean;
                source: string;
            };
            program: {
                day: number;
                week: number;
            };
            recent_check_ins: {
                angle: number;
                check_in_id: string;
                checked_in_at: string;
                state: string;
            }[];
            today: {
                date: string;
                items: {
                    done: boolean;
                    minutes: number;
                    name: string;
                    title: string;
                }[];
                minutes_left: number;
            };
            tz: string;
            unread_journal: number;
        };
        Reading: {
            beats: number;
            context: string;
            duration_s: number;
            hr_bpm: number;
            measured_at: string;
            pnn50: number;
            quality: number;
            quality_reason: string;
            rmssd_ms: number;
            sdnn_ms: number;
            task_id: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
