import { GET as LIST, POST } from '@/app/api/organization/webhooks/route';
import { DELETE, GET, PATCH } from '@/app/api/organization/webhooks/[id]/route';
import { POST as ROTATE } from '@/app/api/organization/webhooks/[id]/rotate/route';
import { POST as TEST } from '@/app/api/organization/webhooks/[id]/test/route';
import { POST as SECRET } from '@/app/api/organization/webhooks/[id]/secret/route';
import type { EndpointWithSecret, WebhookEndpoint } from '@/lib/webhooks/schema/endpoints';
import { createOwner, visitor, type Person } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { guardWithPin, stepUpRequired } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { addMember, createPartner, openOnPlan } from '@/tests/support/organizations';
import { endPlan } from '@/tests/support/plans';
import { countRows, listAudit } from '@/tests/support/rows';
import { buildEndpoint, happen, hookSecret, listDeliveryRows, readEndpoint } from '@/tests/support/webhooks';

const input = { mode: 'live', url: 'https://partner.example/hook', eventTypes: ['request.*'] };
type Handler = Parameters<typeof callRoute>[0];

const make = (as: Person | null, body: object = input) =>
  callRoute(POST, { method: 'POST', as, body, url: '/api/organization/webhooks' });
const change = (as: Person, id: string, body: object) =>
  callRoute(PATCH, { method: 'PATCH', as, params: { id }, body });
const list = async (as: Person) => (await callRoute(LIST, { as })).body as WebhookEndpoint[];
const post = (handler: Handler, as: Person | null, id: string) =>
  callRoute(handler, { method: 'POST', as, params: { id } });

afterEach(releaseClock);

describe('POST /api/organization/webhooks', () => {
  it('makes a webhook for an owner, shows its secret, and keeps that sealed', async () => {
    holdClock();
    const { owner, id: organizationId } = await createPartner();
    const answer = await make(owner, { ...input, description: 'Our CRM' });
    const made = answer.body as EndpointWithSecret;
    expect(answer.status).toBe(201);
    const seen = {
      id: made.id,
      mode: 'live',
      url: input.url,
      description: 'Our CRM',
      eventTypes: ['request.*'],
      isOn: true,
      disabledReason: null,
      failingSince: null,
      previousSecretUntil: null,
      createdAt: new Date().toISOString(),
      waiting: 0,
    };
    expect(made).toEqual({ ...seen, secret: expect.stringMatching(/^whsec_[\w+/]{43}=$/) as string });
    const [row] = await query('SELECT * FROM webhook_endpoints');
    expect(JSON.stringify(row)).not.toContain(made.secret.slice(6));
    expect(await list(owner)).toEqual([seen]);
    expect(await listAudit(made.id)).toEqual([
      {
        type: 'webhook.created',
        actor_id: owner.user.id,
        subject_id: made.id,
        data: { organizationId, mode: 'live' },
      },
    ]);
  });

  it('needs the plan that the organization stands on, as a test event does', async () => {
    const { owner } = await openOnPlan(await createOwner());
    const { id } = (await make(owner)).body as EndpointWithSecret;
    await endPlan(owner);

    expect((await make(owner, { ...input, url: 'https://other.example/' })).status).toBe(402);
    expect((await post(TEST, owner, id)).status).toBe(402);
  });

  it('is there once for an address and a mode', async () => {
    const { owner } = await createPartner();
    const answers = await Promise.all([make(owner), make(owner)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await make(owner, { ...input, mode: 'test' })).status).toBe(201);
  });

  it('is confirmed where the account is guarded, as a change is', async () => {
    const { owner } = await createPartner();
    const { id } = (await make(owner)).body as EndpointWithSecret;
    await guardWithPin(owner);

    for (const refused of [await make(owner), await change(owner, id, { url: 'https://other.example/' })])
      expect([refused.status, refused.body]).toEqual([402, stepUpRequired]);
  });

  it.each([
    [{ url: 'http://partner.example/hook' }, 'url'],
    [{ url: 'https://10.0.0.1/hook' }, 'url'],
    [{ url: 'https://me:secret@partner.example/hook' }, 'url'],
    [{ url: 'somewhere' }, 'url'],
    [{ eventTypes: [] }, 'eventTypes'],
    [{ mode: 'both' }, 'mode'],
  ])('refuses %j', async (wrong, field) => {
    const { owner } = await createPartner();
    const answer = await make(owner, { ...input, ...wrong });
    expect(answer.status).toBe(422);
    expect((answer.body as { fields: object }).fields).toHaveProperty([field]);
    expect(await countRows('webhook_endpoints')).toBe(0);
  });

  it('is for owners of an organization alone', async () => {
    const partner = await createPartner();
    const member = await createOwner();
    await addMember(partner, member);
    expect((await make(visitor)).status).toBe(401);
    expect((await make(await createOwner())).status).toBe(404);
    expect((await make(member)).status).toBe(403);
    expect(await countRows('webhook_endpoints')).toBe(0);
  });

  it('makes twenty for each mode, also when two are asked for at once, and one more once one is deleted', async () => {
    const partner = await createPartner();
    const ids = await Promise.all(Array.from({ length: 19 }, () => buildEndpoint(partner)));
    const at = (place: string, mode = 'live') =>
      make(partner.owner, { ...input, mode, url: `https://partner.example/${place}` });
    const answers = await Promise.all([at('one'), at('two')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await at('one', 'test')).status).toBe(201);
    await callRoute(DELETE, { method: 'DELETE', as: partner.owner, params: { id: ids[0]! } });
    expect((await at('three')).status).toBe(201);
  });
});

describe('webhooks of an organization', () => {
  it('are seen by its members, and by nobody else', async () => {
    const [partner, other] = [await createPartner(), await createPartner({ name: 'Other Title' })];
    const member = await createOwner();
    await addMember(partner, member);
    const id = await buildEndpoint(partner);
    expect((await list(member)).map((endpoint) => endpoint.id)).toEqual([id]);
    expect(await list(other.owner)).toEqual([]);
    expect((await callRoute(GET, { as: member, params: { id } })).body).not.toHaveProperty('secret');
    for (const answer of [
      await callRoute(GET, { as: other.owner, params: { id } }),
      await change(other.owner, id, { isOn: false }),
      await callRoute(DELETE, { method: 'DELETE', as: other.owner, params: { id } }),
      await post(ROTATE, other.owner, id),
      await post(SECRET, other.owner, id),
    ]) {
      expect(answer.status).toBe(404);
    }
    for (const answer of [
      await change(member, id, { isOn: false }),
      await callRoute(DELETE, { method: 'DELETE', as: member, params: { id } }),
      await post(ROTATE, member, id),
      await post(SECRET, member, id),
    ]) {
      expect(answer.status).toBe(403);
    }
    expect(await readEndpoint(id)).toMatchObject({ disabled_at: null, deleted_at: null });
  });
});

describe('PATCH /api/organization/webhooks/{id}', () => {
  it('changes address, description and events', async () => {
    const partner = await createPartner();
    const id = await buildEndpoint(partner);
    const changes = { url: 'https://new.example/hook', description: 'New', eventTypes: ['invoice.paid'] };
    expect((await change(partner.owner, id, changes)).body).toMatchObject(changes);
    expect((await change(partner.owner, id, { description: null })).body).toMatchObject({
      ...changes,
      description: null,
    });
    expect((await change(partner.owner, id, { url: 'https://localhost/' })).status).toBe(422);
  });

  it('gives up what waits when it is turned off, and begins anew when it is turned on', async () => {
    const partner = await createPartner();
    const id = await buildEndpoint(partner);
    await query('UPDATE webhook_endpoints SET failing_since = now()');
    await happen(partner);
    const off = await change(partner.owner, id, { isOn: false });
    expect(off.body).toMatchObject({ isOn: false, disabledReason: 'by_member', waiting: 0 });
    expect(await listDeliveryRows()).toMatchObject([{ status: 'failed', next_attempt_at: null }]);
    await happen(partner);
    expect(await countRows('webhook_deliveries')).toBe(1);
    const on = await change(partner.owner, id, { isOn: true });
    expect(on.body).toMatchObject({ isOn: true, disabledReason: null, failingSince: null });
    await happen(partner);
    expect(await countRows('webhook_deliveries')).toBe(2);
  });
});

describe('DELETE /api/organization/webhooks/{id}', () => {
  it('ends it, with what waits', async () => {
    const partner = await createPartner();
    const id = await buildEndpoint(partner);
    await happen(partner);
    const answer = await callRoute(DELETE, { method: 'DELETE', as: partner.owner, params: { id } });
    expect(answer.status).toBe(204);
    expect(await list(partner.owner)).toEqual([]);
    expect(await listDeliveryRows()).toMatchObject([{ status: 'failed' }]);
    expect((await listAudit(id)).map(({ type }) => type)).toEqual(['webhook.deleted']);
  });
});

describe('the secret of a webhook', () => {
  it('is shown again to an owner, which is on record', async () => {
    const partner = await createPartner();
    const id = await buildEndpoint(partner);
    expect((await post(SECRET, partner.owner, id)).body).toEqual({ secret: hookSecret });
    expect((await listAudit(id)).map(({ type }) => type)).toEqual(['webhook.secret_shown']);
  });

  it('is another one once it was rotated', async () => {
    holdClock();
    const partner = await createPartner();
    const id = await buildEndpoint(partner);
    const rotated = (await post(ROTATE, partner.owner, id)).body as EndpointWithSecret;
    expect(rotated.secret).not.toBe(hookSecret);
    expect(Date.parse(rotated.previousSecretUntil!)).toBe(Date.now() + 24 * 60 * 60_000);
    expect((await post(SECRET, partner.owner, id)).body).toEqual({ secret: rotated.secret });
  });

  it.each([
    ['shown', SECRET],
    ['rotated', ROTATE],
  ])('is not %s before a guarded account has confirmed that it is its owner', async (_what, handler) => {
    const partner = await createPartner();
    const id = await buildEndpoint(partner);
    await guardWithPin(partner.owner);
    const answer = await post(handler, partner.owner, id);
    expect(answer).toMatchObject({ status: 402, body: stepUpRequired });
  });
});
