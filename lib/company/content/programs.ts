/* Programs that a reader copies. The tests run them as they are. */

/** Node 20, no packages: `SITE=… node check-inclusion.mjs INDEX` */
export const checkInclusion = `import { createHash, createPublicKey, verify } from 'node:crypto';

const index = Number(process.argv[2] ?? 0);

async function get(path) {
  const answer = await fetch(new URL(path, process.env.SITE));
  const text = await answer.text();
  if (!answer.ok) throw new Error(\`\${answer.status} \${text}\`);
  return text;
}
async function getJson(path) {
  return JSON.parse(await get(path));
}
function sha256(...parts) {
  return createHash('sha256').update(Buffer.concat(parts)).digest();
}
const hashLeaf = (leaf) => sha256(Buffer.of(0), Buffer.from(leaf));
const hashNode = (left, right) => sha256(Buffer.of(1), left, right);

// The checkpoint, and its signature under the published key.
const [body, signed] = (await get('/api/log/checkpoint')).split('\\n\\n');
const [origin, size, root] = body.split('\\n');
const signature = Buffer.from(signed.trim().split(' ')[2], 'base64').subarray(4);
const [, , ...encoded] = (await get('/api/log/key')).trim().split('+');
const key = Buffer.from(encoded.join('+'), 'base64').subarray(1);
const publicKey = createPublicKey({
  key: { kty: 'OKP', crv: 'Ed25519', x: key.toString('base64url') },
  format: 'jwk',
});
const isSigned = verify(null, Buffer.from(body + '\\n'), publicKey, signature);

// The path from the leaf to the root (RFC 9162, section 2.1.3.2).
const range = \`start=\${index}&end=\${index + 1}\`;
const { entries } = await getJson(\`/api/log/entries?\${range}\`);
const place = \`index=\${index}&size=\${size}\`;
const { hashes } = await getJson(\`/api/log/inclusion?\${place}\`);
const { leaf } = entries[0];
let hash = hashLeaf(leaf);
let position = index;
let last = Number(size) - 1;
function climb() {
  position = Math.floor(position / 2);
  last = Math.floor(last / 2);
}
for (const hex of hashes) {
  const sibling = Buffer.from(hex, 'hex');
  if (position % 2 === 1 || position === last) {
    hash = hashNode(sibling, hash);
    while (position % 2 === 0 && position !== 0) climb();
  } else {
    hash = hashNode(hash, sibling);
  }
  climb();
}
const isIncluded = last === 0 && hash.toString('base64') === root;

console.log({ origin, size: Number(size), isSigned, isIncluded, leaf });
process.exitCode = isSigned && isIncluded ? 0 : 1;`;

export const checkSignature = `import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_SECONDS = 300;

/** True when the raw body was signed with our secret in the last 5 minutes. */
export function isSigned(rawBody, header, secret, now = Date.now()) {
  const match = /^t=(\\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  if (!match) return false;
  const [, time, given] = match;
  if (Math.abs(now / 1000 - Number(time)) > TOLERANCE_SECONDS) return false;
  const hmac = createHmac('sha256', secret).update(\`\${time}.\`).update(rawBody);
  // Both are 32 bytes, so timingSafeEqual does not throw.
  return timingSafeEqual(hmac.digest(), Buffer.from(given, 'hex'));
}`;

export const webhookReceiver = `import { createServer } from 'node:http';
import { isSigned } from './is-signed.mjs';

createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const rawBody = Buffer.concat(chunks); // as it came, not parsed
  const header = request.headers['deedguard-signature'];
  if (!isSigned(rawBody, header, process.env.WEBHOOK_SECRET)) {
    response.writeHead(400).end();
    return;
  }
  const event = JSON.parse(rawBody.toString('utf8'));
  // Remember event.id and work on it once: the same event may come again.
  response.writeHead(200).end();
}).listen(4000);`;
