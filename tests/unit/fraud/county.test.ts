import { decideCounty } from '@/lib/fraud/rules/county';
import { withoutWebAddresses } from '@/lib/fraud/rules/letters';

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

describe('words for somebody else’s mailbox', () => {
  it.each([
    ['see https://evil.example/a?b=c now', 'see [web address left out] now'],
    ['see www.evil.example', 'see [web address left out]'],
    ['see Evil.Example/x', 'see [web address left out]'],
    ['javascript://alert(1)', '[web address left out]'],
    ['write to ada@example.com', 'write to ada@example.com'],
    ['It cost $1,000.50. I was abroad.', 'It cost $1,000.50. I was abroad.'],
  ])('%s', (text, expected) => {
    expect(withoutWebAddresses(text)).toBe(expected);
  });

  it('are read in a time that grows with their length', () => {
    const started = performance.now();
    withoutWebAddresses('a-'.repeat(2000));
    withoutWebAddresses('a.'.repeat(2000));
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
