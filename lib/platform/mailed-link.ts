import 'server-only';
import { createHash, createHmac } from 'node:crypto';
import type { Prisma } from '@/prisma/generated/client';
import type { MailedLinkPurpose } from '@/prisma/generated/enums';
import { newId, now } from './clock';
import { db, type Tx } from './db';
import { deleteInBatches } from './database/delete-in-batches';
import { env } from './env';
import { AppError } from './errors';
import {
  CONSENT_DAYS,
  INVITATION_DAYS,
  LINK_HOURS,
  LINK_KEPT_HOURS,
  QUICK_MINUTES,
  SOON_MINUTES,
} from './link-times';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MINUTES = 24 * 60;
/** Of those that do not work for a day. */
const lastingMinutes: Partial<Record<MailedLinkPurpose, number>> = {
  know_device: SOON_MINUTES,
  reset_password: QUICK_MINUTES,
  change_address: QUICK_MINUTES,
  consent_to_lock: CONSENT_DAYS * DAY_MINUTES,
  join_organization: INVITATION_DAYS * DAY_MINUTES,
};

type NewLink = {
  purpose: MailedLinkPurpose;
  userId?: string;
  address: string;
  data?: Prisma.InputJsonObject;
  /** for what is sealed for this link */
  id?: string;
};

export type MailedLink = {
  id: string;
  purpose: MailedLinkPurpose;
  userId: string | null;
  address: string;
  data: Prisma.JsonValue;
  createdAt: Date;
  /** which came first, whatever the clocks of two servers say */
  sequence: bigint;
};

const fields = {
  id: true,
  purpose: true,
  userId: true,
  address: true,
  data: true,
  createdAt: true,
  sequence: true,
} as const;

/** Makes a link that works once, within 24 hours or as long as its purpose says. Whoever mails it asks `tokenOf`: it is written down nowhere. */
export async function makeLink(
  tx: Tx,
  { purpose, userId, address, data = {}, id = newId() }: NewLink,
): Promise<string> {
  const createdAt = now();
  const minutes = lastingMinutes[purpose];
  const lastsMs = minutes ? minutes * MINUTE_MS : LINK_HOURS * HOUR_MS;
  const expiresAt = new Date(createdAt.getTime() + lastsMs);
  const tokenHash = hashOf(tokenOf(id));
  await tx.mailedLink.create({
    data: { id, purpose, tokenHash, userId, address, data, createdAt, expiresAt },
    select: { id: true },
  });
  return id;
}

/** What the link carries: 32 bytes that follow from its id and the secret of the server, which no database holds. */
export function tokenOf(id: string): string {
  return createHmac('sha256', env().NEXTAUTH_SECRET).update(`mailed link\n${id}`).digest('base64url');
}

/** A link that can still be used, to be mailed; null once it was, or has expired. */
export function findOpenLink(id: string): Promise<MailedLink | null> {
  return db.mailedLink.findFirst({ where: { id, ...open() }, select: fields });
}

/** Whose a link is that can still be used. Throws `gone` for one that was used, has expired, or is none. */
export async function findLink(purpose: MailedLinkPurpose, token: string): Promise<MailedLink> {
  const link = await db.mailedLink.findFirst({
    where: { tokenHash: hashOf(token), purpose, ...open() },
    select: fields,
  });
  return link ?? explainMissing(db, purpose, token);
}

/** Uses a link up, in the transaction of what it does. Throws `gone` for one that was used, has expired, or is none. */
export async function takeLink(tx: Tx, purpose: MailedLinkPurpose, token: string): Promise<MailedLink> {
  const [link] = await tx.mailedLink.updateManyAndReturn({
    where: { tokenHash: hashOf(token), purpose, ...open() },
    data: { usedAt: now() },
    select: fields,
  });
  return link ?? explainMissing(tx, purpose, token);
}

/**
 * Uses a link of an account up, with every later one of the same purpose. Returns all of them, the newest first, also those
 * that were used before. Call it while the account is held. Throws `gone`.
 */
export async function takeLinkAndLater(
  tx: Tx,
  purpose: MailedLinkPurpose,
  token: string,
): Promise<MailedLink[]> {
  const { userId, sequence } = await takeLink(tx, purpose, token);
  const later = { userId, purpose, sequence: { gte: sequence } };
  await tx.mailedLink.updateMany({ where: { ...later, usedAt: null }, data: { usedAt: now() } });
  return tx.mailedLink.findMany({ where: later, orderBy: { sequence: 'desc' }, select: fields });
}

/** Uses up every open link to an address, oldest first: for an operator who vouches for it. */
export async function takeLinksOf(
  tx: Tx,
  purpose: MailedLinkPurpose,
  address: string,
): Promise<MailedLink[]> {
  const links = await tx.mailedLink.updateManyAndReturn({
    where: { address, purpose, ...open() },
    data: { usedAt: now() },
    select: fields,
  });
  return links.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

/** Links of an account that are not to work any more. */
export async function voidLinks(
  tx: Tx,
  userId: string,
  ...purposes: [MailedLinkPurpose, ...MailedLinkPurpose[]]
): Promise<void> {
  const where = { userId, purpose: { in: purposes }, ...open() };
  await tx.mailedLink.updateMany({ where, data: { usedAt: now() } });
}

/** Removes links a day after they expired. Returns how many. */
export async function deleteExpiredLinks(): Promise<{ deleted: number }> {
  const before = new Date(now().getTime() - LINK_KEPT_HOURS * HOUR_MS);
  const where = { expiresAt: { lt: before } };
  return deleteInBatches('links', (tx, limit) => tx.mailedLink.deleteMany({ where, limit }));
}

function open() {
  return { usedAt: null, expiresAt: { gt: now() } };
}

async function explainMissing(tx: Tx, purpose: MailedLinkPurpose, token: string): Promise<never> {
  const where = { tokenHash: hashOf(token), purpose };
  const over = await tx.mailedLink.findFirst({ where, select: { usedAt: true } });
  throw new AppError('gone', whyNot(over, purpose));
}

/** What is said of a link that was used, or that something else took the place of. */
const overWords: Partial<Record<MailedLinkPurpose, string>> = {
  consent_to_lock: 'This question was answered already.',
  confirm_address: 'This link has already been used. If you used it, your address is confirmed.',
  reset_password:
    'This link no longer works. It was used, or a newer one or a change of the account took its place.',
  change_address:
    'This link no longer works. It was used, or a newer one or a change of the account took its place. If you used it, the account has this address.',
  join_organization: 'This invitation no longer works: it was accepted, or taken back.',
};

function whyNot(over: { usedAt: Date | null } | null, purpose: MailedLinkPurpose): string {
  if (over?.usedAt) return overWords[purpose] ?? 'This link has already been used.';
  if (over) return `This link has expired. It worked for ${lastingWords(lastingMinutes[purpose])}.`;
  return 'This link is not valid. Please open it from the email once more.';
}

function lastingWords(minutes: number | undefined): string {
  if (!minutes) return `${LINK_HOURS} hours`;
  return minutes < DAY_MINUTES ? `${minutes} minutes` : `${minutes / DAY_MINUTES} days`;
}

function hashOf(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(token).digest());
}
