import { raiseAlert } from '@/lib/alerts/commands/raise';
import { transaction } from '@/lib/platform/db';
import type { Person } from './actors';
import { buildLock } from './builders';
import { query } from './database';
import { recordedDeed } from './recorded-deed';

/** What somebody writes who reports fraud. */
export const fraudInput = (overrides: Record<string, unknown> = {}) => ({
  eventId: 'sample-1',
  severity: 'HIGH',
  state: 'Texas',
  county: 'Travis County',
  propertyAddress: '12 Main St, Austin, TX 78701',
  summary: 'A deed that I did not sign',
  details: 'It names a company that I do not know.\nI was abroad.',
  reporter: { name: 'Grace Hopper', email: 'grace@example.com' },
  ...overrides,
});

/** A property of this owner, locked and, unless it is said otherwise, paid. */
export async function lockedProperty(owner: Person, status: 'due' | 'paid' = 'paid'): Promise<string> {
  const { id } = await buildLock(owner);
  if (status === 'paid') {
    await query(`UPDATE deed_locks SET status = 'paid', paid_at = now() WHERE id = $1`, [id]);
  }
  return id;
}

/** An alert that something was recorded. */
export async function recordedAlert(owner: Person, lockId?: string): Promise<string> {
  const alert = await transaction((tx) =>
    raiseAlert(tx, {
      userId: owner.actor.id,
      kind: 'recording.matched',
      subject: 'match-1',
      level: 'CRITICAL',
      title: 'A quitclaim deed was recorded',
      reasons: ['same parcel'],
      facts: { recording: recordedDeed, isAnnounced: false },
      lockId,
    }),
  );
  return alert!.id;
}
