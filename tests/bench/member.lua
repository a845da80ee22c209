-- One call as several members, again and again.
-- wrk … -- MEMBERS CALL: a file with a line "cookies<TAB>csrf token" for each member, and what they ask.
local calls = {
    snapshot = { path = "/api/config", body = '{}' },
    exercise = {
        path = "/api/premium/authorized/recommendation/exercise",
        body = '{"current_mood":"worried","desired_mood":"calm"}',
    },
    search = {
        path = "/api/authorized/recommendation/article",
        body = '{"category_tag":"","query_text":"slow breathng","is_search":true}',
    },
}
local threads = 0

function setup(thread)
    thread:set("thread_number", threads)
    threads = threads + 1
end

function init(arguments)
    members = {}
    for line in io.lines(arguments[1]) do
        local cookies, token = line:match("^(.-)\t(.+)$")
        members[#members + 1] = {
            ["Content-Type"] = "application/json",
            ["Cookie"] = cookies,
            ["X-CSRF-Token"] = token,
        }
    end
    call = calls[arguments[2]]
    sent = thread_number
end

function request()
    sent = sent + 1
    return wrk.format("POST", call.path, members[sent % #members + 1], call.body)
end
