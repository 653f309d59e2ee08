/* A program that a reader copies. The tests run it as it is. */

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
