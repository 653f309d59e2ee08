import { canChangeUser, canViewUser } from '@/lib/accounts/policy';
import type { Actor } from '@/lib/platform/actor';

const actor = (role: Actor['role']): Actor => ({
  id: 'ada',
  role,
  sessionId: 'one',
  isGuarded: false,
});

describe('who may see and change an account', () => {
  it.each([
    ['owner', 'ada', true],
    ['owner', 'bob', false],
    ['notary', 'bob', false],
    ['partner', 'bob', false],
    ['admin', 'bob', true],
  ] as const)('as %s, that of %s: %p', (role, userId, expected) => {
    for (const can of [canViewUser, canChangeUser]) expect(can(actor(role), userId)).toBe(expected);
  });
});
