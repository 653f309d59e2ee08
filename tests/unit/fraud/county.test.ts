import { decideCounty } from '@/lib/fraud/rules/county';

const contact = { name: 'Clerk', email: 'clerk@county.example', source: 'its page', asOf: '2026-11' };
const owner = {
  isLoggedIn: true,
  hasConfirmedAddress: true,
  lock: { status: 'paid', isContested: false },
  contact,
  sendsMail: true,
} as const;

describe('whether a county is told', () => {
  it('is so for an owner with a paid lock that nobody contests', () => {
    expect(decideCounty(owner)).toEqual({ contact });
  });

  it.each([
    ['visitor', { isLoggedIn: false }],
    ['no_lock', { lock: null }],
    ['ended', { lock: { status: 'released', isContested: false } }],
    ['unpaid', { lock: { status: 'due', isContested: false } }],
    ['contested', { lock: { status: 'paid', isContested: true } }],
    ['unconfirmed', { hasConfirmedAddress: false }],
    ['no_contact', { contact: null }],
    ['no_mail', { sendsMail: false }],
  ] as const)('is not so: %s', (untold, part) => {
    expect(decideCounty({ ...owner, ...part })).toEqual({ untold });
  });
});
