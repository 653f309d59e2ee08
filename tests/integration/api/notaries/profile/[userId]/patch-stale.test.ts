import { PATCH } from '@/app/api/notaries/profile/[userId]/route';
import type { Person } from '@/tests/support/actors';
import { callRoute } from '@/tests/support/http';
import { buildNotary } from '@/tests/support/notary';
import { snapshot } from '@/tests/support/rows';

const patch = (as: Person, userId: string, body: unknown) =>
  callRoute(PATCH, {
    method: 'PATCH',
    url: `/api/notaries/profile/${userId}`,
    params: { userId },
    as,
    body,
  });

const commission = { kind: 'commission', state: 'TX', number: 'TX-123', expiresOn: '2028-03-31' };

describe('PATCH /api/notaries/profile/{userId}, from a page that may be old', () => {
  it('changes nothing where another page has changed the credentials meanwhile', async () => {
    const notary = await buildNotary();
    const held = [
      { kind: 'commission', state: 'TX', number: 'commission-TX-1', expiresOn: '2030-12-31' },
      { kind: 'insurance', state: 'US', number: 'insurance-US-1', expiresOn: '2030-12-31' },
      { kind: 'bond', state: 'TX', number: 'bond-TX-1', expiresOn: '2030-12-31' },
    ];
    const before = await snapshot();
    for (const credentialsBefore of [held.slice(1), [], [...held, { ...commission, state: 'CA' }]]) {
      const answer = await patch(notary, notary.actor.id, {
        available: false,
        credentials: [commission],
        credentialsBefore,
      });
      expect(answer.status).toBe(409);
      expect(answer.body).toEqual({
        code: 'conflict',
        message:
          'Your credentials were changed on another page since you loaded this one. Please reload the page.',
      });
    }
    expect(await snapshot()).toEqual(before);

    const answer = await patch(notary, notary.actor.id, {
      credentials: [commission],
      credentialsBefore: held,
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ credentials: [commission] });
  });

  it('keeps one of two changes that were made of the same credentials, and refuses the other', async () => {
    const notary = await buildNotary({ expiresOn: null });
    const add = (number: string) =>
      patch(notary, notary.actor.id, { credentials: [{ ...commission, number }], credentialsBefore: [] });
    const answers = await Promise.all([add('first'), add('second')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
