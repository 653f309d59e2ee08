/* Programs that a reader copies, for curl, TypeScript and Python. The tests run them as they are, with a test key. */

export const lockCurl = `curl "$SITE/v1/properties/lock" \\
  -H "authorization: Bearer $DEEDGUARD_KEY" \\
  -H 'content-type: application/json' \\
  -H 'idempotency-key: closing-2031' \\
  -d '{
    "property_address": "12 Main St, Austin, TX 78701",
    "owner_verification": {
      "owner_name": "Dana Docs",
      "owner_email": "dana@example.com",
      "reference": "file 2031"
    },
    "lock_duration": 365
  }'`;

export const lockTypeScript = `import { DeedGuard } from 'deedguard';

const deedguard = new DeedGuard({
  key: process.env.DEEDGUARD_KEY ?? '',
  baseUrl: process.env.SITE ?? '',
});

const property = await deedguard.lockProperty(
  {
    property_address: '12 Main St, Austin, TX 78701',
    owner_verification: { owner_name: 'Dana Docs', owner_email: 'dana@example.com', reference: 'file 2031' },
    lock_duration: 365,
  },
  { idempotencyKey: 'closing-2031' },
);
console.log(property.property_id, property.status);

const { status, last_verified } = await deedguard.getPropertyStatus(property.property_id);
console.log(status, last_verified);`;

export const verifyCurl = `curl "$SITE/v1/documents/verify" \\
  -H "authorization: Bearer $DEEDGUARD_KEY" \\
  -F 'file=@deed.pdf' \\
  -F 'verification_type=integrity'`;

export const verifyTypeScript = `import { readFile } from 'node:fs/promises';
import { DeedGuard } from 'deedguard';

const deedguard = new DeedGuard({
  key: process.env.DEEDGUARD_KEY ?? '',
  baseUrl: process.env.SITE ?? '',
});

const file = new File([await readFile('deed.pdf')], 'deed.pdf');
const result = await deedguard.verifyDocument({ file, verification_type: 'integrity' });
console.log(result.sha256, result.confidence_score, result.issues_found);`;

/** What the other programs in Python begin with. */
export const callPython = `import json
import os
import urllib.error
import urllib.request


def call(method, path, body=None, idempotency_key=None):
    request = urllib.request.Request(
        os.environ["SITE"] + path,
        method=method,
        data=None if body is None else json.dumps(body).encode(),
        headers={"authorization": f"Bearer {os.environ['DEEDGUARD_KEY']}"},
    )
    if body is not None:
        request.add_header("content-type", "application/json")
    if idempotency_key is not None:
        request.add_header("idempotency-key", idempotency_key)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        problem = json.load(error)
        raise SystemExit(f"{error.code} {problem['code']}: {problem['message']}")`;

export const lockPython = `property = call(
    "POST",
    "/v1/properties/lock",
    {
        "property_address": "12 Main St, Austin, TX 78701",
        "owner_verification": {
            "owner_name": "Dana Docs",
            "owner_email": "dana@example.com",
            "reference": "file 2031",
        },
        "lock_duration": 365,
    },
    idempotency_key="closing-2031",
)
print(property["property_id"], property["status"])

state = call("GET", f"/v1/properties/{property['property_id']}/status")
print(state["status"], state["last_verified"])`;

export const bookCurl = `curl "$SITE/v1/bookings" \\
  -H "authorization: Bearer $DEEDGUARD_KEY" \\
  -H 'content-type: application/json' \\
  -H 'idempotency-key: signing-2031' \\
  -d "{
    \\"service_type\\": \\"mobile\\",
    \\"documents\\": [\\"grant deed\\"],
    \\"preferred_time\\": \\"$PREFERRED_TIME\\",
    \\"location\\": \\"12 Main St, Austin, TX 78701\\",
    \\"max_total\\": 500
  }"`;

export const bookTypeScript = `import { ApiError, DeedGuard } from 'deedguard';

const deedguard = new DeedGuard({
  key: process.env.DEEDGUARD_KEY ?? '',
  baseUrl: process.env.SITE ?? '',
});

try {
  const booking = await deedguard.createBooking(
    {
      service_type: 'mobile',
      documents: ['grant deed'],
      preferred_time: process.env.PREFERRED_TIME ?? '',
      location: '12 Main St, Austin, TX 78701',
      max_total: 500,
    },
    { idempotencyKey: 'signing-2031' },
  );
  console.log(booking.booking_id, booking.price.total);

  const tracking = await deedguard.getBookingTracking(booking.booking_id);
  console.log(tracking.status, tracking.eta);
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  console.error(error.code, error.message, error.fields);
  process.exitCode = 1;
}`;

export const bookPython = `booking = call(
    "POST",
    "/v1/bookings",
    {
        "service_type": "mobile",
        "documents": ["grant deed"],
        "preferred_time": os.environ["PREFERRED_TIME"],
        "location": "12 Main St, Austin, TX 78701",
        "max_total": 500,
    },
    idempotency_key="signing-2031",
)
print(booking["booking_id"], booking["price"]["total"])

tracking = call("GET", f"/v1/bookings/{booking['booking_id']}/tracking")
print(tracking["status"], tracking["eta"])`;

export const listCurl = `curl "$SITE/v1/properties?status=locked&limit=2" \\
  -H "authorization: Bearer $DEEDGUARD_KEY"`;

export const listTypeScript = `import { DeedGuard } from 'deedguard';

const deedguard = new DeedGuard({
  key: process.env.DEEDGUARD_KEY ?? '',
  baseUrl: process.env.SITE ?? '',
});

for await (const property of deedguard.allProperties({ status: 'locked', limit: 2 })) {
  console.log(property.property_id, property.property_address);
}`;

export const listPython = `cursor = ""
while cursor is not None:
    page = call("GET", f"/v1/properties?status=locked&limit=2{cursor and '&cursor=' + cursor}")
    for property in page["data"]:
        print(property["property_id"], property["property_address"])
    cursor = page["next_cursor"]`;

export const receiveTypeScript = `import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.WEBHOOK_SECRET ?? '');

createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString('utf8'); // as it came, not parsed
  try {
    const event = webhook.verify(body, request.headers as Record<string, string>);
    // Keep the event under its webhook-id first: the same one may come again.
    console.log(request.headers['webhook-id'], event);
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end();
  }
}).listen(Number(process.env.PORT ?? 4000));`;

export const receivePython = `import base64
import hashlib
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

TOLERANCE_SECONDS = 300
SECRET = base64.b64decode(os.environ["WEBHOOK_SECRET"].removeprefix("whsec_"))


def is_signed(body, headers):
    sent_at = headers.get("webhook-timestamp", "")
    if not sent_at.isdigit() or abs(time.time() - int(sent_at)) > TOLERANCE_SECONDS:
        return False
    signed = f"{headers.get('webhook-id')}.{sent_at}.".encode() + body
    digest = hmac.new(SECRET, signed, hashlib.sha256).digest()
    expected = "v1," + base64.b64encode(digest).decode()
    given = headers.get("webhook-signature", "").split(" ")
    return any(hmac.compare_digest(expected.encode(), one.encode()) for one in given)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))  # as it came, not parsed
        if is_signed(body, self.headers):
            # Keep the event under its webhook-id first: the same one may come again.
            print(self.headers["webhook-id"], json.loads(body)["type"], flush=True)
        self.send_response(204 if is_signed(body, self.headers) else 400)
        self.end_headers()


HTTPServer(("", int(os.environ.get("PORT", "4000"))), Receiver).serve_forever()`;
