-- POST /config as a visitor's browser sends it.
wrk.method = "POST"
wrk.body = '{"tz":"Europe/Berlin","language_code":"en"}'
wrk.headers["Content-Type"] = "application/json"
