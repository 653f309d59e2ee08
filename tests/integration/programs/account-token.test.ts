import { transaction } from '@/lib/platform/db';
import { apiScopes, type ApiCaller } from '@/lib/platform/v1/api-caller';
import { lockProperty } from '@/lib/programs/commands/lock-property';
import { reportSuspicion } from '@/lib/programs/commands/report-fraud';
import { getReport, listReports } from '@/lib/programs/queries/fraud';
import { getProperty, listProperties } from '@/lib/programs/queries/properties';
import { reportSchema } from '@/lib/programs/schema/fraud';
import { lockPropertySchema } from '@/lib/programs/schema/properties';
import { createOwner, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { createApp } from '@/tests/support/oauth';
import { createGrant } from '@/tests/support/oauth-grants';
import { createPartner } from '@/tests/support/organizations';
import { lockCall } from '@/tests/support/partner-locks';
import { listJobs } from '@/tests/support/requests';
import { countRows } from '@/tests/support/rows';

/** As an access token calls that an account gave to an app. */
const callerOf = ({ actor }: Person, mode: 'live' | 'test' = 'live'): ApiCaller => ({
  id: actor.sessionId,
  mode,
  scopes: apiScopes,
  organizationId: null,
  ownerId: actor.id,
  actor,
});

const lock = (caller: ApiCaller, body: unknown) =>
  transaction(lockProperty(caller, lockPropertySchema.parse(body)));

describe('an access token of an account', () => {
  it('locks for that account at once, and asks nobody', async () => {
    const owner = await createOwner();
    const caller = callerOf(owner);
    const made = await lock(caller, lockCall(owner));

    expect(made).toMatchObject({ status: 'locked', log_index: 0, mode: 'live' });
    expect(await query('SELECT id, owner_id FROM deed_locks')).toEqual([
      { id: made.property_id, owner_id: owner.user.id },
    ]);
    expect(await countRows('partner_locks')).toBe(0);
    expect(await getProperty(caller, made.property_id)).toMatchObject({ property_id: made.property_id });
    const page = { limit: 20 };
    expect((await listProperties(caller, { ...page, status: 'locked' })).data).toHaveLength(1);
    expect((await listProperties(caller, { ...page, status: 'pending_consent' })).data).toEqual([]);
    expect((await listProperties(callerOf(await createOwner()), page)).data).toEqual([]);
  });

  it('tells the account of the lock and of what is to pay, by email too', async () => {
    const owner = await createOwner();
    const grantId = await createGrant(await createApp(await createPartner()), owner);
    const { property_id } = await lock({ ...callerOf(owner), id: grantId }, lockCall(owner));

    const [told] = await query<{ id: string; href: string; message: string }>('SELECT * FROM notifications');
    expect(told).toMatchObject({ type: 'deed.ordered', href: `/properties/${property_id}` });
    expect(told!.message).toMatch(
      /^The app Title Desk asked for a lock for 12 Main St.* Please pay within 7 days/,
    );
    expect(await listJobs('notification-mail')).toEqual([told!.id]);
    expect(await query('SELECT reason FROM deed_locks')).toEqual([
      { reason: 'Asked for by the app Title Desk' },
    ]);
  });

  it('does not lock for another address', async () => {
    const owner = await createOwner();

    await expect(lock(callerOf(owner), lockCall('other@example.com'))).rejects.toMatchObject({
      code: 'validation_failed',
      fields: { 'owner_verification.owner_email': expect.stringContaining('access token') as string },
    });
    expect(await countRows('deed_locks')).toBe(0);
  });

  it('reports about a lock of the account, and reads the case again', async () => {
    const owner = await createOwner();
    const caller = callerOf(owner);
    const { property_id } = await lock(caller, lockCall(owner));
    const said = reportSchema.parse({ property_id, alert_type: 'other', confidence: 0.5 });
    const made = await transaction(reportSuspicion(caller, said));

    expect(made).toMatchObject({ property_id, severity: 'MEDIUM', status: 'open', mode: 'live' });
    expect(await getReport(caller, made.case_id)).toEqual(made);
    expect((await listReports(caller, { limit: 20 })).data).toEqual([made]);
  });

  it('has a sandbox of its own in test mode', async () => {
    const owner = await createOwner();
    const caller = callerOf(owner, 'test');
    const { property_id } = await lock(caller, lockCall('anybody@example.com'));

    expect(await getProperty(caller, property_id)).toMatchObject({ status: 'locked', mode: 'test' });
    expect(await countRows('deed_locks')).toBe(0);
  });
});
