import { GET as consistency } from '@/app/api/log/consistency/route';
import { POST as createLink } from '@/app/api/vault/documents/[id]/links/route';
import { POST as createRedaction } from '@/app/api/vault/documents/[id]/redactions/route';
import { POST as passkeyVerify } from '@/app/api/auth/webauthn/verify/route';
import { POST as stepUp } from '@/app/api/security/step-up/route';
import { POST as verify } from '@/app/api/vault/verify/route';
import { PATCH as changeDocument } from '@/app/api/vault/documents/[id]/route';
import { createOwner } from '@/tests/support/actors';
import { buildDocument } from '@/tests/support/documents';
import { callRoute } from '@/tests/support/http';

type Refusal = { message: string; fields?: Record<string, string> };

const zodEnglish = /invalid|expected|received|unrecognized|too (small|big):/i;

describe('a request of the wrong form', () => {
  it.each([
    ['a hash that is null', verify, { hash: null }],
    ['a hash that is a number', verify, { hash: 1 }],
    ['a proof that is a text', verify, { proof: 'x' }],
    ['a field too many', verify, { hash: 'ab'.repeat(32), extra: 1 }],
    ['no fields', verify, null],
    ['a link for half an hour', createLink, { hours: 0.5 }],
    ['a link to a copy that is a list', createLink, { hours: 1, redactionId: [] }],
    ['a level and rules that are numbers', createRedaction, { level: 1, rules: 2 }],
    ['a name that is an object', changeDocument, { name: {} }],
    ['a PIN that is a number', stepUp, { pin: 482915 }],
    ['a passkey without its parts', passkeyVerify, { id: 1, response: null }],
  ])('is refused in plain words: %s', async (_, handler, body) => {
    const owner = await createOwner();
    const { id } = await buildDocument(owner);
    const answer = await callRoute(handler, { method: 'POST', as: owner, params: { id }, body });
    expect([400, 422]).toContain(answer.status);
    const { message, fields = {} } = answer.body as Refusal;
    for (const text of [message, ...Object.values(fields)]) expect(text).not.toMatch(zodEnglish);
  });

  it('says what a hash is where one is asked for', async () => {
    const answer = await callRoute(verify, { method: 'POST', body: { hash: null } });
    expect((answer.body as Refusal).fields?.hash).toBe(
      'A SHA-256 hash has 64 characters: digits and the letters a to f.',
    );
  });

  it('says what is missing in an address', async () => {
    const answer = await callRoute(consistency, { url: '/api/log/consistency?from=1' });
    expect(answer.status).toBe(422);
    expect((answer.body as Refusal).fields).toEqual({ to: 'Give a whole number, 0 or more.' });
  });
});
