import 'server-only';
import type { ApiCaller } from '@/lib/platform/v1/api-caller';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import type { Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { enqueue } from '@/lib/platform/jobs';
import { CONSENT_DAYS } from '@/lib/platform/link-times';
import { makeLink } from '@/lib/platform/mailed-link';
import { countTry, limits } from '@/lib/platform/rate-limit';
import { mailboxOf } from '@/lib/values/mailbox';
import type { LockPropertyInput } from '../schema/properties';
import { expireConsent } from './expire-consents';

const DAY_MS = 24 * 60 * 60 * 1000;
const OFTEN = 'This owner was not asked: we mailed several links to this email address lately.';

type Asked = LockPropertyInput & { propertyKey: string };

/**
 * Asks an owner by email whether an organization may have their property locked. Whether they have an account, or a lock, is
 * told to nobody before they answer. Returns the id. Throws `conflict` while this organization waits for an answer or has the
 * property locked, and `rate_limited`.
 */
export async function askOwner(
  tx: Tx,
  caller: ApiCaller & { organizationId: string },
  { property_address, propertyKey, owner_verification, lock_duration }: Asked,
): Promise<string> {
  const { organizationId } = caller;
  const { owner_name, owner_email, reference } = owner_verification;
  await assertNotAsked(tx, { organizationId, propertyKey });
  await assertMayMail(tx, { organizationId, address: owner_email });
  const id = newId();
  const createdAt = now();
  await tx.partnerLock.create({
    data: {
      id,
      organizationId,
      apiKeyId: caller.id,
      propertyAddress: property_address,
      propertyKey,
      ownerName: owner_name,
      ownerEmail: owner_email,
      reference,
      lockDays: lock_duration,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + CONSENT_DAYS * DAY_MS),
    },
    select: { id: true },
  });
  // The link has the same id.
  await makeLink(tx, { id, purpose: 'consent_to_lock', address: owner_email });
  await audit(tx, { type: 'partner_lock.asked', actorId: caller.actor.id, subjectId: id });
  await enqueue(tx, 'consent-mail', id);
  return id;
}

async function assertNotAsked(
  tx: Tx,
  property: { organizationId: string; propertyKey: string },
): Promise<void> {
  const open = await tx.partnerLock.findMany({
    where: {
      ...property,
      accessEndedAt: null,
      OR: [{ status: 'pending_consent' }, { status: 'locked', lock: { status: { not: 'released' } } }],
    },
    select: { id: true, organizationId: true, status: true, expiresAt: true },
  });
  for (const { id, status, expiresAt } of open) {
    if (status === 'locked') {
      throw new AppError('conflict', `This property is locked already: it is property ${id}.`);
    }
    if (expiresAt > now()) {
      throw new AppError('conflict', `The owner was asked about this property: it is property ${id}.`);
    }
    await expireConsent(tx, id);
  }
}

/** One mailbox is not flooded: neither by one organization, nor by all of them and the forms of visitors together. */
async function assertMayMail(
  tx: Tx,
  { organizationId, address }: { organizationId: string; address: string },
): Promise<void> {
  const mailbox = mailboxOf(address);
  await countTry({ ...limits.mailLink, reason: OFTEN }, `${mailbox}\n${organizationId}`, tx);
  await countTry(limits.mailLinkTo, mailbox, tx);
}
