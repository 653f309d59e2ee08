import { randomUUID } from 'node:crypto';
import type { Person } from '../people';
import type { Act, Stage } from './stage';

type LockedDeed = { id: string; logIndex: number; status: string; metadata: { propertyAddress: string } };

const STREETS = ['Congress Ave', 'Main St', 'Guadalupe St', 'Lamar Blvd', 'Oltorf St'];

/** A house that nobody else has. */
export function newAddress({ random }: Stage): string {
  const number = parseInt(randomUUID().slice(0, 7), 16) % 9_000_000;
  return `${number + 1} ${random.pick(STREETS)}, Austin, TX 78701`;
}

/** Locks one property with two clicks at once: one lock comes of it. */
export const lockDeed: Act = async (stage) => {
  const owner = await stage.people.owner();
  const propertyAddress = newAddress(stage);
  const clicks = stage.random.chance(0.5) ? 2 : 1;
  await Promise.all(Array.from({ length: clicks }, () => lockOf(stage, owner, propertyAddress)));
  stage.ledger.checkpoints.push(await checkpoint(stage));
};

/** Locks a property for somebody, and keeps that it was said yes to. */
export async function lockOf(stage: Stage, owner: Person, propertyAddress: string): Promise<LockedDeed> {
  const json = {
    propertyAddress,
    ownerName: 'Ada Lovelace',
    lockType: 'permanent',
    reason: 'Protection',
    expiryDays: null,
  };
  const find = () => findLock(owner, propertyAddress);
  const lock = await owner.client.once('Locking a deed', {
    send: () => owner.client.try('/api/deedguard/lock-deed', { json }),
    find,
    made: (body) => body as LockedDeed,
  });
  stage.ledger.locks.push({ id: lock.id, ownerId: owner.id, logIndex: lock.logIndex });
  return lock;
}

async function findLock(owner: Person, propertyAddress: string): Promise<LockedDeed | null> {
  const locks = (await owner.client.repeat('/api/deedguard/locked-deeds')) as LockedDeed[];
  return locks.find(({ metadata }) => metadata.propertyAddress === propertyAddress) ?? null;
}

/** What anybody is shown of the log, and may hold against us for good. */
async function checkpoint({ people }: Stage): Promise<string> {
  return String(await people.visitor().repeat('/api/log/checkpoint'));
}
