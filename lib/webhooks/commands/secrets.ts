import 'server-only';
import { randomBytes } from 'node:crypto';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { rotateColumn, type Rotation } from '@/lib/platform/secrets/key-rotation';
import { openText, sealText } from '@/lib/platform/secrets/secret-box';
import { SECRET_BYTES, secretFrom } from '../rules/signature';

/** An endpoint's secret does not open in the row of another one. */
const contextOf = (endpointId: string) => `webhook ${endpointId}`;

export function newSecret(): string {
  return secretFrom(randomBytes(SECRET_BYTES));
}

export function sealSecret(endpointId: string, secret: string): string {
  return sealText(secret, contextOf(endpointId));
}

type Sealed = {
  id: string;
  secretCiphertext: string;
  previousSecretCiphertext: string | null;
  previousSecretUntil: Date | null;
};

export function openSecret({ id, secretCiphertext }: Pick<Sealed, 'id' | 'secretCiphertext'>): string {
  return openText(secretCiphertext, contextOf(id));
}

/** Those that sign now, the newest first. */
export function openSecrets(endpoint: Sealed): string[] {
  const { id, previousSecretCiphertext: previous, previousSecretUntil: until } = endpoint;
  const isInForce = previous !== null && until !== null && until > now();
  return [openSecret(endpoint), ...(isInForce ? [openText(previous, contextOf(id))] : [])];
}

/** Seals the secrets of webhooks under the master key of today. */
export function rotateWebhookSecrets(): Promise<Rotation> {
  return rotateColumn({
    kind: 'secrets of webhooks',
    context: contextOf,
    list: async ({ prefix, after, take }) => {
      const rows = await db.webhookEndpoint.findMany({
        where: { id: { gt: after }, NOT: { secretCiphertext: { startsWith: prefix } } },
        orderBy: { id: 'asc' },
        take,
        select: { id: true, secretCiphertext: true },
      });
      return rows.map(({ id, secretCiphertext }) => ({ id, sealed: secretCiphertext }));
    },
    replace: async ({ id, sealed }, resealed) => {
      const { count } = await db.webhookEndpoint.updateMany({
        where: { id, secretCiphertext: sealed },
        data: { secretCiphertext: resealed },
      });
      return count === 1;
    },
  });
}

/** The same for those of before, which sign for a day more. */
export function rotatePreviousWebhookSecrets(): Promise<Rotation> {
  return rotateColumn({
    kind: 'secrets of webhooks that were rotated',
    context: contextOf,
    list: async ({ prefix, after, take }) => {
      const rows = await db.webhookEndpoint.findMany({
        where: {
          id: { gt: after },
          previousSecretCiphertext: { not: null },
          NOT: { previousSecretCiphertext: { startsWith: prefix } },
        },
        orderBy: { id: 'asc' },
        take,
        select: { id: true, previousSecretCiphertext: true },
      });
      return rows.map(({ id, previousSecretCiphertext }) => ({ id, sealed: previousSecretCiphertext ?? '' }));
    },
    replace: async ({ id, sealed }, resealed) => {
      const { count } = await db.webhookEndpoint.updateMany({
        where: { id, previousSecretCiphertext: sealed },
        data: { previousSecretCiphertext: resealed },
      });
      return count === 1;
    },
  });
}
