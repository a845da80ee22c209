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
                        /** @enum {string} */
                        context?: "morning" | "after_practice" | "other";
                        upload_id?: string;
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
                            rejection: {
                                message: string;
                                reason: string;
                                second: number | null;
                            } | null;
                            result: components["schemas"]["Reading"] | null;
                            /** @enum {string} */
                            status: "queued" | "running" | "done" | "rejected";
                            task_id: string;
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
    "/hrv-task/status": {
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
                        task_id?: string;
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
                            member?: components["schemas"]["Member"] | null;
                            rejection: {
                                message: string;
                                reason: string;
                                second: number | null;
                            } | null;
                            result: components["schemas"]["Reading"] | null;
                            /** @enum {string} */
                            status: "queued" | "running" | "done" | "rejected";
                            task_id: string;
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
    "/hrv-task/upload-url": {
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
                            fields: {
                                [key: string]: string;
                            };
                            upload_id: string;
                            url: string;
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
