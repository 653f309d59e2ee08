import { dutyLabel, dutyMeaning } from '@/lib/notary/rules/on-duty';

describe('whether a notary is on duty', () => {
  it.each([
    [
      { isOnDuty: true, isDemo: false },
      'On duty: takes requests at this hour, has no visit right now, and was on this site in the last 12 hours.',
    ],
    [
      { isOnDuty: false, isDemo: false },
      'Off duty: away or at a visit right now, or not on this site in the last 12 hours. You can still ask.',
    ],
    [
      { isOnDuty: true, isDemo: true },
      'On duty: a demo notary is on duty whenever it has no visit, and answers by itself.',
    ],
  ])('is explained beside it: %p', (duty, meaning) => {
    expect(dutyMeaning(duty)).toBe(meaning);
    expect(meaning.startsWith(`${dutyLabel(duty)}: `)).toBe(true);
  });

  it('claims of nobody that they look at a page right now', () => {
    for (const isOnDuty of [true, false])
      for (const isDemo of [true, false]) expect(dutyMeaning({ isOnDuty, isDemo })).not.toMatch(/online/i);
  });
});
