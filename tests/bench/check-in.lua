-- Check-ins of several members, each with an event id of its own, so that every one is a new row.
-- wrk … -- MEMBERS: a file with a line "cookies<TAB>csrf token" for each member.
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
    sent = 0
    -- Another number for each run on the same data.
    run = os.time()
end

function request()
    sent = sent + 1
    local event = string.format("bench-%d-%d-%d", run, thread_number, sent)
    local body = string.format('{"event_uuid":"%s","arousal":0.7,"comfort":0.7}', event)
    local path = "/api/premium/authorized/assessment/check-in"
    return wrk.format("POST", path, members[sent % #members + 1], body)
end
