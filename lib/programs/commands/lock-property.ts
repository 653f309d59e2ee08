import 'server-only';
import { randomBytes } from 'node:crypto';
import { bytesToHex } from '@noble/hashes/utils.js';
import { lockDeedWithin } from '@/lib/deeds/commands/lock';
import { settleAddress } from '@/lib/deeds/commands/property-address';
import { sealRecord } from '@/lib/evidence/rules/commitment';
import { hashLeaf } from '@/lib/evidence/rules/merkle';
import { findAppOfGrant } from '@/lib/oauth/queries/app-of-grant';
import type { ApiCaller } from '@/lib/platform/v1/api-caller';
import { newId, now } from '@/lib/platform/clock';
import type { Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { publishEvent } from '@/lib/webhooks/commands/publish-event';
import { readProperty } from '../queries/properties';
import { eventOfProperty } from '../rules/property-event';
import type { ApiProperty, LockPropertyInput } from '../schema/properties';
import { askOwner } from './ask-owner';
import { addSandboxObject } from './sandbox';
import { tellOrdered } from './tell-ordered';

/**
 * POST /v1/properties/lock. A live key asks the owner by email, and the lock is made once they agree; an access token locks
 * for the account that gave it, at once; a test key makes something that is nowhere but in its own sandbox. Throws
 * `validation_failed` for an address that is no place.
 */
export function lockProperty(caller: ApiCaller, input: LockPropertyInput): (tx: Tx) => Promise<ApiProperty> {
  const { line, property } = settle(input.property_address);
  if (caller.mode === 'test') return (tx) => lockInSandbox(tx, caller, line);
  const { organizationId } = caller;
  if (organizationId === null) return (tx) => lockOwn(tx, caller, { ...input, property_address: line });
  return async (tx) => {
    const asked = { ...input, property_address: line, propertyKey: property.propertyKey };
    const id = await askOwner(tx, { ...caller, organizationId }, asked);
    return readProperty(tx, caller, id);
  };
}

/** As the lock form does; what is wrong is said of the field of this call. */
function settle(line: string) {
  try {
    return settleAddress(line);
  } catch (error) {
    const said = error instanceof AppError ? error.fields?.propertyAddress : undefined;
    if (!said) throw error;
    throw new AppError('validation_failed', said, { fields: { property_address: said } });
  }
}

/** The hash is made as that of an entry of the log is, of a record that nobody keeps. */
async function lockInSandbox(tx: Tx, caller: ApiCaller, address: string): Promise<ApiProperty> {
  const id = newId();
  const at = now();
  const record = { type: 'deed.locked', lockId: id };
  const { leaf } = sealRecord({ record, salt: randomBytes(32), now: at, previousLeaf: null });
  const property: ApiProperty = {
    property_id: id,
    status: 'locked',
    property_address: address,
    blockchain_hash: bytesToHex(hashLeaf(Buffer.from(leaf))),
    log_index: null,
    last_verified: at.toISOString(),
    created_at: at.toISOString(),
    mode: 'test',
  };
  const { ownerId, organizationId } = caller;
  await addSandboxObject(tx, { id, organizationId: ownerId, kind: 'property', data: property });
  if (organizationId) {
    const data = eventOfProperty(property);
    await publishEvent(tx, { organizationId, mode: 'test', type: 'property.locked', data });
  }
  return property;
}

const OTHER_OWNER =
  'An access token locks for the account that gave it. Please send the email address of that account, or use an API key.';

async function lockOwn(
  tx: Tx,
  caller: ApiCaller,
  { property_address, owner_verification, lock_duration }: LockPropertyInput,
): Promise<ApiProperty> {
  const { owner_name, owner_email } = owner_verification;
  const own = await tx.user.count({ where: { id: caller.actor.id, email: owner_email } });
  if (own === 0) {
    const fields = { 'owner_verification.owner_email': OTHER_OWNER };
    throw new AppError('validation_failed', OTHER_OWNER, { fields });
  }
  const by = await findAppOfGrant(tx, caller.id);
  const { id, message } = await lockDeedWithin(tx, caller.actor, {
    propertyAddress: property_address,
    ownerName: owner_name,
    lockType: lock_duration === null ? 'permanent' : 'temporary',
    expiryDays: lock_duration,
    reason: `Asked for by ${by}`,
  });
  await tellOrdered(tx, {
    userId: caller.actor.id,
    lockId: id,
    propertyAddress: property_address,
    by,
    message,
  });
  return readProperty(tx, caller, id);
}
