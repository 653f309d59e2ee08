import 'server-only';
import { generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import { newId, now } from '@/lib/platform/clock';
import { db, transaction, type Tx } from '@/lib/platform/db';
import { rotateColumn, type Rotation } from '@/lib/platform/secrets/key-rotation';
import { openText, sealText } from '@/lib/platform/secrets/secret-box';

/** The private keys of the OAuth server, the newest first. The first of all is made here, once, whichever process asks first. */
export async function getSigningKeys(): Promise<JsonWebKey[]> {
  const keys = await readKeys(db);
  return keys.length > 0 ? keys : makeFirstKey();
}

function makeFirstKey(): Promise<JsonWebKey[]> {
  return transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('oauth signing keys', 0))`;
    const made = await readKeys(tx);
    if (made.length > 0) return made;
    const id = newId();
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const key = { ...privateKey.export({ format: 'jwk' }), kid: id, use: 'sig', alg: 'ES256' };
    const jwkCiphertext = sealText(JSON.stringify(key), contextOf(id));
    await tx.oauthSigningKey.create({ data: { id, jwkCiphertext, createdAt: now() }, select: { id: true } });
    return [key];
  });
}

async function readKeys(tx: Tx): Promise<JsonWebKey[]> {
  const rows = await tx.oauthSigningKey.findMany({ orderBy: { createdAt: 'desc' } });
  return rows.map(
    ({ id, jwkCiphertext }) => JSON.parse(openText(jwkCiphertext, contextOf(id))) as JsonWebKey,
  );
}

/** Seals them under the master key of today. */
export function rotateSigningKeys(): Promise<Rotation> {
  return rotateColumn({
    kind: 'signing keys of the OAuth server',
    context: contextOf,
    list: async ({ prefix, after, take }) => {
      const rows = await db.oauthSigningKey.findMany({
        where: { id: { gt: after }, NOT: { jwkCiphertext: { startsWith: prefix } } },
        orderBy: { id: 'asc' },
        take,
      });
      return rows.map(({ id, jwkCiphertext }) => ({ id, sealed: jwkCiphertext }));
    },
    replace: async ({ id, sealed }, jwkCiphertext) => {
      const { count } = await db.oauthSigningKey.updateMany({
        where: { id, jwkCiphertext: sealed },
        data: { jwkCiphertext },
      });
      return count === 1;
    },
  });
}

function contextOf(id: string): string {
  return `oauth signing key\n${id}`;
}
