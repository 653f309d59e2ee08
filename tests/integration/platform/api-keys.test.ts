import { GET, POST } from '@/tests/support/api-calls';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { createOwner } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { addMember, createApiKey, createPartner } from '@/tests/support/organizations';
import { endPlan, givePlan } from '@/tests/support/plans';
import { isKey } from '@/lib/programs/rules/key-format';
import { countRows } from '@/tests/support/rows';

const read = (headers: Record<string, string> = {}) => callRoute(GET, { url: '/api/v1/tried', headers });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

beforeEach(() => holdClock('2026-11-20T15:04:05.678Z'));
afterEach(releaseClock);

describe('a call of /v1 without a key that opens it', () => {
  it.each([
    ['no key', {}],
    ['another scheme', { authorization: 'Basic dXNlcjpwYXNz' }],
    ['nothing behind it', { authorization: 'Bearer ' }],
    ['two words', { authorization: 'Bearer dg_live_a b' }],
    ['what is no key', bearer('sk_live_4eC39HqLyjWDarjtT1zdp7dc')],
    ['a key that nobody made', bearer('dg_test_111111111111111111111111111111abcdef')],
    ['a text that is too long', bearer('x'.repeat(5_000))],
  ])('is refused with %s, and counted for nobody', async (_what, headers) => {
    const answer = await read(headers);

    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toMatch(
      /^Bearer (?:error="invalid_token", )?resource_metadata="http:\/\/localhost:3000\/\.well-known\/oauth-protected-resource\/v1"$/,
    );
    expect(answer.headers.get('ratelimit-limit')).toBeNull();
    expect(answer.body).toMatchObject({ code: 'not_signed_in', message: expect.any(String) as string });
    expect(await countRows('api_usage')).toBe(0);
  });

  it('is refused with a key in which one letter is another', async () => {
    const { key } = await createApiKey(await createPartner());
    const other = key.slice(0, -1) + (key.endsWith('a') ? 'b' : 'a');

    expect(isKey(other)).toBe(false);
    expect((await read(bearer(other))).status).toBe(401);
  });

  it('is told to wait after a hundred wrong keys and tokens from one address, where a good key works on', async () => {
    const { headers } = await createApiKey(await createPartner());
    const from = (address: string, token: string) => read({ ...bearer(token), 'x-socket-address': address });
    for (let tried = 0; tried < 100; tried += 1) {
      const token = tried % 2 ? 'no-token-of-ours' : 'dg_test_111111111111111111111111111111abcdef';
      expect((await from('203.0.113.7', token)).status).toBe(401);
    }

    const answer = await from('203.0.113.7', 'no-token-of-ours');

    expect(answer).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(answer.headers.get('retry-after')).toBe('355');
    expect((await from('203.0.113.8', 'no-token-of-ours')).status).toBe(401);
    expect((await read({ ...headers, 'x-socket-address': '203.0.113.7' })).status).toBe(200);
    expect((await read({ 'x-socket-address': '203.0.113.7' })).status).toBe(401);
  });

  it('is refused from the moment in which the key expires, and was revoked', async () => {
    const partner = await createPartner();
    const expiring = await createApiKey(partner, { expiresAt: new Date('2026-11-20T15:05:05.678Z') });
    const revoked = await createApiKey(partner);
    expect((await read(expiring.headers)).status).toBe(200);
    advanceClock({ minutes: 1 });
    await query('UPDATE api_keys SET revoked_at = $2 WHERE id = $1', [revoked.id, new Date()]);

    expect((await read(expiring.headers)).status).toBe(401);
    expect((await read(revoked.headers)).status).toBe(401);
  });

  it('is refused for an organization that has ended', async () => {
    const partner = await createPartner();
    const { headers } = await createApiKey(partner);
    await query('UPDATE organizations SET ended_at = now() WHERE id = $1', [partner.id]);

    expect((await read(headers)).status).toBe(401);
  });

  it('is refused for an organization of a plan that has lapsed', async () => {
    const holder = await createOwner();
    const partner = await createPartner();
    await query('UPDATE organizations SET application_id = NULL, plan_holder_id = $2 WHERE id = $1', [
      partner.id,
      holder.user.id,
    ]);
    const { headers } = await createApiKey(partner);
    expect((await read(headers)).status).toBe(401);
    await givePlan(holder);
    expect((await read(headers)).status).toBe(200);
    await endPlan(holder);

    expect((await read(headers)).status).toBe(401);
  });
});

describe('a call of /v1 with a key', () => {
  it('acts as the member who made it, and as nobody once they are no member', async () => {
    const partner = await createPartner();
    const member = await createOwner();
    await addMember(partner, member);
    const { headers } = await createApiKey(partner, { maker: member });

    expect((await read(headers)).body).toMatchObject({ as: member.user.id });
    await query('DELETE FROM organization_members WHERE user_id = $1', [member.user.id]);
    expect((await read(headers)).status).toBe(401);
  });

  it('needs the scope of the call, and says which', async () => {
    const { headers } = await createApiKey(await createPartner(), { scopes: ['fraud:read'] });
    const answer = await read(headers);

    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ message: 'This key or token has no scope properties:read.' });
  });

  it('says what is left of the hour, whatever comes of it', async () => {
    const { headers } = await createApiKey(await createPartner());
    const answers = [
      await read(headers),
      await callRoute(GET, { url: '/api/v1/tried?unknown=1', headers }),
      await callRoute(POST, { method: 'POST', url: '/api/v1/tried', headers, body: { does: 'fail' } }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([200, 422, 500]);
    for (const [at, answer] of answers.entries()) {
      expect(answer.headers.get('ratelimit-limit')).toBe('1000');
      expect(answer.headers.get('ratelimit-remaining')).toBe(String(999 - at));
      expect(answer.headers.get('ratelimit-reset')).toBe(String(55 * 60 + 55));
      expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(answer.headers.get('www-authenticate')).toBeNull();
    }
  });

  it('is the last of an hour at 1000; the next hour has as many again', async () => {
    const { id, headers } = await createApiKey(await createPartner());
    await read(headers);
    await query('UPDATE api_usage SET calls = 999 WHERE caller_id = $1', [id]);

    expect((await read(headers)).status).toBe(200);
    const refused = await read(headers);
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ code: 'rate_limited' });
    expect(refused.headers.get('retry-after')).toBe(String(55 * 60 + 55));
    expect(refused.headers.get('ratelimit-remaining')).toBe('0');
    advanceClock({ minutes: 56 });
    expect((await read(headers)).headers.get('ratelimit-remaining')).toBe('999');
  });
});
