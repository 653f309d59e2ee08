import { POST } from '@/app/api/v1/fraud/report/route';
import { GET } from '@/app/api/v1/fraud/reports/route';
import { GET as getOne } from '@/app/api/v1/fraud/reports/[case_id]/route';
import { reportsPageSchema, type AlertType, type ApiFraudReport } from '@/lib/programs/schema/fraud';
import type { ApiProperty } from '@/lib/programs/schema/properties';
import { createOwner } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { createApiKey, createPartner } from '@/tests/support/organizations';
import { agreedLock, askToLock, lockCall } from '@/tests/support/partner-locks';

type Page = { data: ApiFraudReport[]; next_cursor: string | null };

const list = async (headers: Record<string, string>, search = '') =>
  (await callRoute(GET, { url: `/api/v1/fraud/reports${search}`, headers })).body as Page;
const one = (headers: Record<string, string>, case_id: string) =>
  callRoute(getOne, { url: `/api/v1/fraud/reports/${case_id}`, params: { case_id }, headers });
const reportOf = async (headers: Record<string, string>, property_id: string, alert_type: AlertType) =>
  (
    await callRoute(POST, {
      method: 'POST',
      url: '/api/v1/fraud/report',
      headers,
      body: { property_id, alert_type, confidence: 0.3 },
    })
  ).body as ApiFraudReport;

describe.each(['live', 'test'] as const)('GET /v1/fraud/reports with a %s key', (mode) => {
  async function reported() {
    const partner = await createPartner();
    const { headers } = await createApiKey(partner, { mode });
    const owner = await createOwner();
    const property_id =
      mode === 'live'
        ? (await agreedLock(headers, owner)).id
        : ((await askToLock(headers, lockCall(owner))).body as ApiProperty).property_id;
    const made = [];
    for (const kind of ['other', 'title_dispute', 'unauthorized_loan'] as const)
      made.push(await reportOf(headers, property_id, kind));
    return { partner, headers, made };
  }

  it('lists what the organization reported, a page at a time, and reads one', async () => {
    const { headers, made } = await reported();
    const first = await list(headers, '?limit=2');
    const last = await list(headers, `?limit=2&cursor=${first.next_cursor}`);

    const ids = [...first.data, ...last.data].map(({ case_id }) => case_id);
    expect([...ids].sort()).toEqual(made.map(({ case_id }) => case_id).sort());
    expect(last.next_cursor).toBeNull();
    expect(reportsPageSchema.safeParse(first).success).toBe(true);
    expect((await one(headers, made[0]!.case_id)).body).toEqual(made[0]);
  });

  it('shows nothing to another organization', async () => {
    const { made } = await reported();
    const { headers } = await createApiKey(await createPartner({ name: 'Other' }), { mode });

    expect(await list(headers)).toEqual({ data: [], next_cursor: null });
    expect((await one(headers, made[0]!.case_id)).status).toBe(404);
    expect((await one(headers, 'none')).status).toBe(404);
  });

  it('lists those that are open alone', async () => {
    const { headers, made } = await reported();
    await query('UPDATE fraud_cases SET closed_at = now() WHERE id = $1', [made[0]!.case_id]);

    expect((await list(headers, '?status=open')).data).toHaveLength(mode === 'live' ? 2 : 3);
    expect((await list(headers, '?status=closed')).data).toHaveLength(mode === 'live' ? 1 : 0);
  });

  it('wants the scope fraud:read, and a query that it knows', async () => {
    const { headers } = await createApiKey(await createPartner(), { mode, scopes: ['fraud:write'] });
    const own = await createApiKey(await createPartner(), { mode });

    expect((await callRoute(GET, { url: '/api/v1/fraud/reports', headers })).status).toBe(403);
    const wrong = await callRoute(GET, { url: '/api/v1/fraud/reports?status=x', headers: own.headers });
    expect(wrong.status).toBe(422);
  });
});
