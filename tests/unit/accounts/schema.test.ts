import { loginSchema, registerSchema } from '@/lib/accounts/schema/users';

const person = { email: 'ada@example.com', password: 'long enough', firstName: 'Ada', lastName: 'King' };
const isTaken = (overrides: object) => registerSchema.safeParse({ ...person, ...overrides }).success;

describe('a registration', () => {
  it('is for an owner unless it says otherwise, and keeps nothing else', () => {
    expect(registerSchema.parse({ ...person, sessionVersion: 9, isAdmin: true })).toEqual({
      ...person,
      role: 'owner',
    });
  });

  it.each(['owner', 'notary'])('may be for a role of %s', (role) => {
    expect(isTaken({ role })).toBe(true);
  });

  it.each(['admin', 'partner', 'Owner', '', null])('may not be for a role of %p', (role) => {
    expect(isTaken({ role })).toBe(false);
  });

  it.each(['José', "O'Brien-Smith", 'Nguyễn', 'Иван', 'Dr. Com', 'Guard'])(
    'may be of a person named %s',
    (firstName) => {
      expect(isTaken({ firstName })).toBe(true);
    },
  );

  it.each([
    'DeedGuard',
    'D.e.e.d Guárd Team',
    'GuardSign Security',
    'DееdGuard',
    'http://evil.example',
    'www.evil',
    'evil.com',
  ])('may not take our name or a web address for one, as %s does', (firstName) => {
    expect(isTaken({ firstName })).toBe(false);
  });

  it('leaves the password as it is', () => {
    expect(registerSchema.parse({ ...person, password: '  <p4ss> \t ' }).password).toBe('  <p4ss> \t ');
  });

  it.each(['+1 512 555 0100', '(512) 555-0100', '512.555.0100', ''])('may have the phone %p', (phone) => {
    expect(isTaken({ phone })).toBe(true);
  });

  it.each(['12345', '+1 512 555 0100 ext. 7', 'call me', '1'.repeat(30)])(
    'may not have the phone %p',
    (phone) => {
      expect(isTaken({ phone })).toBe(false);
    },
  );

  it.each(['a@b', 'a b@example.com', '@example.com', 'a@example.com\nBcc: x@y.z', '<a@example.com>'])(
    'may not have the email %j',
    (email) => {
      expect(isTaken({ email })).toBe(false);
    },
  );
});

describe('a sign-in', () => {
  it('takes any password that an account may have', () => {
    for (const password of ['x', ' ', 'x'.repeat(128)]) {
      expect(loginSchema.safeParse({ email: person.email, password }).success).toBe(true);
    }
  });
});
