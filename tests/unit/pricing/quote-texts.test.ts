import type { NotaryLaw } from '@/lib/catalog/schema';
import { feeLimit, remoteRemark } from '@/lib/pricing/content/fee-law-texts';
import { quoteLines } from '@/lib/pricing/content/quote-lines';
import { quoteSubject, quoteSummary } from '@/lib/pricing/content/quote-texts';
import { feeLawOf } from '@/lib/pricing/rules/fee-law';
import { quoteFor, type QuoteRequest } from '@/lib/pricing/rules/quote';

const visit: QuoteRequest = { service: 'mobile', state: 'CA', pages: 3, miles: 12, isRush: true };
const session: QuoteRequest = { service: 'ron', state: 'TX', pages: 1, miles: 0, isRush: false };
const linesOf = (request: QuoteRequest, stateName: string) =>
  quoteLines(request, quoteFor(request), stateName).map(({ name, working, setBy, cents }) => [
    name,
    working,
    setBy,
    cents,
  ]);

describe('the lines of a quote', () => {
  it('say of each amount how it was worked out and who sets it', () => {
    expect(linesOf(visit, 'California')).toEqual([
      ['Mobile notary', 'Service fee, with the first page', 'Us', 175_00],
      ['Additional pages', '2 × $15.00', 'Us', 30_00],
      ['California rate', '× 1.20, which adds 20% of $205.00', 'Us', 41_00],
      ['Base price', 'Service, pages and state', '', 246_00],
      ['Travel', '12 miles × $0.65', 'Us', 7_80],
      ['Rush', '50% of $246.00', 'Us', 123_00],
      ['Subtotal', 'Base price, travel and rush', '', 376_80],
      ['Tax', '8% of $376.80', 'Flat rate', 30_14],
    ]);
  });

  it('leave out travel and rush where there are none', () => {
    expect(linesOf(session, 'Texas')).toEqual([
      ['Remote online notarization', 'Service fee, with the first page', 'Us', 125_00],
      ['Additional pages', 'The first page is in the service fee', 'Us', 0],
      ['Texas rate', '× 1.00, which adds nothing', 'Us', 0],
      ['Base price', 'Service, pages and state', '', 125_00],
      ['Subtotal', 'The base price', '', 125_00],
      ['Tax', '8% of $125.00', 'Flat rate', 10_00],
    ]);
  });
});

describe('a quote in words', () => {
  it('says what it is for', () => {
    expect(quoteSubject(visit, 'California')).toBe('Mobile notary in California, 3 pages, 12 miles, rush');
    expect(quoteSubject(session, 'Texas')).toBe('Remote online notarization in Texas, 1 page');
  });

  it('is summed up in one breath', () => {
    expect(quoteSummary(visit, quoteFor(visit))).toBe(
      'Your quote: $406.94 in total. It is made up of base price $246.00, travel $7.80, rush $123.00, tax $30.14.',
    );
  });
});

describe('what the law limits', () => {
  const source = { kind: 'statute', title: 'Some Code § 1' } as const;
  const fact = <T>(value: T) => ({ value, asOf: '2026-11', source });
  const law = (changes: Partial<NotaryLaw>) =>
    feeLawOf({
      code: 'ZZ',
      termYears: 'unknown',
      commissionFeeCents: 'unknown',
      bondCents: 'unknown',
      maxFeePerActCents: 'unknown',
      ron: fact('permanent'),
      ...changes,
    });
  const online =
    'Online, the notarial fee is limited by the law of the state where the notary is commissioned, wherever you are.';
  const limitOf = (changes: Partial<NotaryLaw>, isRemote = false) =>
    feeLimit({ law: law(changes), stateName: 'Somewhere', isRemote });

  it('is an amount for the act, however many pages', () => {
    const finding = fact(15_00);
    expect(limitOf({ maxFeePerActCents: finding })).toEqual({
      short: 'at most $15 for one act',
      says: 'In Somewhere a notary may charge at most $15 for one act on paper, such as an acknowledgment, however many pages the document has.',
      finding,
    });
  });

  it('may be nothing', () => {
    expect(limitOf({ maxFeePerActCents: fact('no_limit') }).says).toBe(
      'The law of Somewhere names no limit for one act on paper, such as an acknowledgment.',
    );
  });

  it('is said to be unread rather than guessed', () => {
    expect(limitOf({}).says).toBe(
      'We have not read the limit for one act on paper in Somewhere in a source yet.',
    );
    expect(limitOf({ maxFeePerActCents: fact(15_00) }, true)).toMatchObject({
      says: `${online} We have not read the limit for one online act of a notary commissioned in Somewhere in a source yet.`,
      finding: 'unknown',
    });
  });

  it.each([
    ['NY', fact('permanent' as const)],
    ['CA', fact('enacted' as const)],
    ['GA', fact('not_authorized' as const)],
  ])('is online that of the state where the notary is commissioned, for somebody in %s, too', (code, ron) => {
    const { short, says } = limitOf({ code, ron, maxFeePerActCents: fact(2_00) }, true);
    expect(short).toBe('limited by the law of the state where the notary is commissioned');
    expect(says.startsWith(online)).toBe(true);
  });

  it('states the rule of a state for acts online as one of its own notaries', () => {
    expect(limitOf({ code: 'NY' }, true).says).toBe(
      `${online} A notary commissioned in Somewhere may charge at most $25 online for each electronic act, including all of the notary’s costs, however many pages the document has.`,
    );
  });

  it('comes with a remark where remote acts are not in operation, and without one where they are', () => {
    expect(remoteRemark(law({}), 'Somewhere')).toBeNull();
    expect(remoteRemark(law({ ron: fact('not_authorized') }), 'Somewhere')).toBe(
      'The law of Somewhere does not let its own notaries notarize online.',
    );
    expect(remoteRemark(law({ ron: fact('enacted'), ronNote: 'From 2030.' }), 'Somewhere')).toBe(
      'Somewhere has a law on remote online notarization that is not in operation for its own notaries yet. From 2030.',
    );
    expect(remoteRemark(law({ ron: 'unknown' }), 'Somewhere')).toBe(
      'We have not read in a source how Somewhere treats remote online notarization.',
    );
  });
});
