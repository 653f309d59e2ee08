-- Sends the requests of a file in turn, and prints as one line of JSON what `wrk.ts` reads.
local requests = {}
local at = 0

function init(args)
  local file = assert(io.open(args[1], "rb"))
  -- Requests are kept apart by a byte that none of them has.
  for text in file:read("*a"):gmatch("[^%z]+") do
    requests[#requests + 1] = text
  end
  file:close()
end

function request()
  at = at % #requests + 1
  return requests[at]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"answers":%d,"microseconds":%d,"p50":%d,"p99":%d,"refused":%d,"errors":%d}\n',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99),
    errors.status, errors.connect + errors.read + errors.write + errors.timeout))
end
