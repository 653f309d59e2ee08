import { createHash } from 'node:crypto';
import type { ShareLink } from '../schema/links';

const HOUR_MS = 60 * 60 * 1000;
const TOKEN_BYTES = 32;

/** What makes the address of a link unguessable. Takes exactly 32 random bytes. */
export function shareTokenFrom(randomBytes: Uint8Array): string {
  if (randomBytes.length !== TOKEN_BYTES) throw new RangeError(`A token is made of ${TOKEN_BYTES} bytes`);
  return Buffer.from(randomBytes).toString('base64url');
}

/** Only this is kept: anyone who reads the database cannot open a link with it. The token is random enough for a plain hash. */
export function hashShareToken(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(token).digest());
}

export function linkExpiresAt(createdAt: Date, hours: number): Date {
  return new Date(createdAt.getTime() + hours * HOUR_MS);
}

type LinkTimes = { expiresAt: Date; revokedAt: Date | null };

/** A link has expired from its last moment on; one that was revoked says so, also after it would have expired. */
export function linkStatus(link: LinkTimes, now: Date): ShareLink['status'] {
  if (link.revokedAt) return 'revoked';
  return link.expiresAt <= now ? 'expired' : 'open';
}

/** What the links of a document or of a redacted copy say about it. Times ISO 8601 UTC. */
export function describeAccess(
  links: (LinkTimes & { viewCount: number })[],
  now: Date,
): {
  /** when the last of the open links ends */
  expiresAt: string | null;
  accessLevel: 'owner_only' | 'shared_link';
  accessAttempts: number;
} {
  const ends = links
    .filter((link) => linkStatus(link, now) === 'open')
    .map((link) => link.expiresAt.getTime());
  return {
    expiresAt: ends.length > 0 ? new Date(Math.max(...ends)).toISOString() : null,
    accessLevel: ends.length > 0 ? 'shared_link' : 'owner_only',
    accessAttempts: links.reduce((sum, link) => sum + link.viewCount, 0),
  };
}

type View = { viewer: string; viewedAt: Date; site: string };

/** What is stamped on every page that a link shows, so that a copy that goes around says who let it go. */
export function stampTexts({ viewer, viewedAt, site }: View): { across: string; footer: string } {
  const time = `${viewedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return { across: `${viewer} · ${time}`, footer: `Shared with ${viewer} · ${time} · ${site}` };
}
