import { POST } from '@/app/api/organization/keys/route';
import type { KeyView, MadeKey } from '@/lib/programs/schema/keys';
import type { Person } from './actors';
import { callRoute } from './http';

export const keyInput = (of: object = {}) => ({
  name: 'Closing desk',
  mode: 'test',
  scopes: ['properties:read', 'properties:write'],
  expiresInDays: null,
  ...of,
});

export const askForKey = (as: Person | null, of: object = {}) =>
  callRoute(POST, { method: 'POST', url: '/api/organization/keys', as, body: keyInput(of) });

/** A key that an owner made, as it was shown once. */
export async function makeKey(
  as: Person,
  of: object = {},
): Promise<MadeKey & { headers: { authorization: string } }> {
  const made = (await askForKey(as, of)).body as MadeKey;
  return { ...made, headers: { authorization: `Bearer ${made.secret}` } };
}

/** What members are shown of it, where it was made just now and never used. */
export const newKeyView = (of: Partial<KeyView> = {}): object => ({
  id: expect.any(String) as string,
  name: 'Closing desk',
  mode: 'test',
  scopes: ['properties:read', 'properties:write'],
  prefix: expect.stringMatching(/^dg_test_[0-9A-Za-z]{4}$/) as string,
  state: 'active',
  madeBy: 'Ada Lovelace',
  createdAt: expect.any(String) as string,
  lastUsedAt: null,
  expiresAt: null,
  revokedAt: null,
  ...of,
});
