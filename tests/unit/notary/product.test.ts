import {
  guardsignComing,
  guardsignToday,
  notaryChecks,
  notaryQuestions,
  quotedNotaryFigures,
  trackingRules,
  visitSteps,
  waysToSign,
} from '@/lib/notary/content/product';
import { CANCELLATION_RULE } from '@/lib/pricing/rules/cancellation';

const wayOf = (name: string) => waysToSign.find((way) => way.name === name);

describe('the three ways to sign', () => {
  it('cost what the calculator starts from', () => {
    expect(wayOf('Remote')?.basePrice).toBe('$125');
    expect(wayOf('In person')?.basePrice).toBe('$150');
    expect(wayOf('Mobile')?.basePrice).toBe('$175');
  });

  it('charge travel for the mobile visit alone, by the mile', () => {
    expect(waysToSign.filter(({ travel }) => travel !== 'None')).toEqual([wayOf('Mobile')]);
    expect(wayOf('Mobile')?.travel).toContain('$0.65 a mile');
  });

  it('leave the remote one to the law of the state', () => {
    expect(wayOf('Remote')?.law).toContain('state');
  });
});

describe('the words of the GuardSign page', () => {
  it('say what can be done today, and that the room for a remote session is being built', () => {
    expect(guardsignToday.join(' ')).toMatch(/Booking.*tracking/);
    expect(guardsignComing.join(' ')).toMatch(
      /Our own room for a remote session, .* today the notary’s own platform has these/,
    );
    expect(notaryQuestions[0]?.answer).toMatch(/^Yes, wherever a verified notary covers your area\./);
  });

  it('quote the figures of earlier texts to the word', () => {
    expect(quotedNotaryFigures).toEqual(
      expect.arrayContaining([
        '$1M+ errors-and-omissions insurance, carried by each notary',
        '4.9 average rating',
      ]),
    );
  });

  it('check commission, bond and insurance on the day of the visit', () => {
    const names = notaryChecks.map(({ what }) => what);
    expect(names).toEqual(expect.arrayContaining(['Commission', 'Bond', 'Errors-and-omissions insurance']));
    expect(notaryChecks[0]?.how).toContain('on the day of the visit');
  });

  it('separate the notarial fee from the number of pages', () => {
    const pages = notaryQuestions.find(({ question }) => question === 'Do pages cost extra?');
    expect(pages?.answer).toContain('never depends on the number of pages');
    expect(pages?.answer).toContain('$15 for each page beyond the first, as a service fee');
  });

  it('say what cancelling costs in the sentence of the rule', () => {
    const answer = notaryQuestions.find(({ question }) => question === 'What if I cancel?')?.answer;
    expect(answer).toContain(CANCELLATION_RULE);
    expect(answer).toContain('You pay nothing if the notary cancels, if nobody is found');
  });

  it('price the evidence for a deed at $25', () => {
    expect(visitSteps.at(-1)?.text).toContain('$25');
  });

  it('delete positions 30 days after the visit', () => {
    expect(trackingRules.map(({ text }) => text).join(' ')).toContain('deleted 30 days after the visit');
  });
});
