// Generated from contract/*.json by `npm run generate:api`. Do not edit.

export interface paths {
    "/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brand and addresses for the dashboard, and its CSRF cookie. */
        post: operations["getDashboardConfig"];
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
        DashboardConfigReply: {
            /** @description Name, links and address of the operator. */
            brand: components["schemas"]["BrandView"];
            /**
             * Format: uri
             * @description The address of the main listener, which serves app and site.
             */
            main_url: string;
            /**
             * Format: date-time
             * @description The server's clock, to tell a device's wrong one.
             */
            server_time: string;
            /** @description The time zone that counts: the one that was sent, or `UTC` where it is unknown. */
            tz: string;
        };
        DashboardConfigRequest: {
            /** @description The device's IANA time zone, such as `Europe/Vienna`. */
            tz?: string | null;
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
        StoreLinksView: {
            /** @description The app's page in Google Play; empty while there is none. */
            android: string;
            /** @description The app's page in the App Store; empty while there is none. */
            ios: string;
            /** @description A link that opens the right store; empty while there is none. */
            universal: string;
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
    getDashboardConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DashboardConfigRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardConfigReply"];
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
}
