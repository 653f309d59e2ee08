import { createHmac } from 'node:crypto';

/** Of Standard Webhooks: what comes behind is base64. */
const PREFIX = 'whsec_';
export const SECRET_BYTES = 32;
/** How long the secret of before signs too, after it was rotated. */
export const ROTATION_MS = 24 * 60 * 60 * 1000;

export function secretFrom(bytes: Buffer): string {
  return `${PREFIX}${bytes.toString('base64')}`;
}

type Message = {
  /** the event's: the same for each try and each endpoint */
  id: string;
  at: Date;
  body: string;
};

/** The headers of Standard Webhooks, with a signature for each secret that is in force, the newest first. */
export function signedHeaders({ id, at, body }: Message, secrets: readonly string[]): Record<string, string> {
  const timestamp = Math.floor(at.getTime() / 1000);
  const sign = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': secrets.map((secret) => `v1,${sign(secret)}`).join(' '),
  };
}
