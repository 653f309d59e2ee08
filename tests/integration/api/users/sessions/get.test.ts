import { GET as listSessions } from '@/app/api/users/sessions/route';
import { POST as login } from '@/app/api/users/login/route';
import { createOwner, signInAgain, visitor, type Person } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { testPassword } from '@/tests/support/environment';
import { callRoute, cookieOf } from '@/tests/support/http';

const list = (as: { cookie: string } | null) => callRoute(listSessions, { url: '/api/users/sessions', as });
const idsOf = (body: unknown) => (body as { id: string }[]).map(({ id }) => id);

const change = ({ actor }: Person, what: string) =>
  query(`UPDATE sessions SET ${what} WHERE id = $1`, [actor.sessionId]);

describe('GET /api/users/sessions, signed in', () => {
  afterEach(releaseClock);

  it('lists where the account is signed in, this session first, then as they were last used', async () => {
    const lastSeenAt = '2026-11-20T15:00:00.000Z';
    holdClock(lastSeenAt);
    const owner = await createOwner();
    const [older, newer] = [await signInAgain(owner), await signInAgain(owner)];
    await createOwner();
    await change(older, `last_seen_at = '2026-11-20T12:00:00Z'`);
    await change(newer, `last_seen_at = '2026-11-20T14:00:00Z', place = 'Austin, Texas', user_agent = NULL`);

    const answer = await list(owner);

    expect(answer.status).toBe(200);
    const [device, createdAt] = ['An unknown browser', lastSeenAt];
    expect(answer.body).toEqual([
      { id: owner.actor.sessionId, device, createdAt, lastSeenAt, current: true },
      {
        id: newer.actor.sessionId,
        device,
        place: 'Austin, Texas',
        createdAt,
        lastSeenAt: '2026-11-20T14:00:00.000Z',
        current: false,
      },
      {
        id: older.actor.sessionId,
        device,
        createdAt,
        lastSeenAt: '2026-11-20T12:00:00.000Z',
        current: false,
      },
    ]);
  });

  it('leaves out what has ended, in whichever way', async () => {
    const owner = await createOwner();
    const [ended, idle, over] = [
      await signInAgain(owner),
      await signInAgain(owner),
      await signInAgain(owner),
    ];
    await change(ended, 'revoked_at = now()');
    await change(idle, `last_seen_at = now() - interval '8 days'`);
    await change(over, `expires_at = now() - interval '1 minute'`);

    expect(idsOf((await list(owner)).body)).toEqual([owner.actor.sessionId]);
  });

  it('names a browser as its owner would', async () => {
    const owner = await createOwner();
    const answer = await callRoute(login, {
      method: 'POST',
      body: { email: owner.user.email, password: testPassword },
      headers: {
        'user-agent':
          'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
      },
    });
    expect((await list(cookieOf(answer))).body).toContainEqual(
      expect.objectContaining({ device: 'Safari on iPhone', current: true }),
    );
  });
});

describe('GET /api/users/sessions, as a visitor', () => {
  it('answers 401', async () => {
    expect((await list(visitor)).status).toBe(401);
  });
});
