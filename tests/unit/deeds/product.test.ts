import { moneyBack } from '@/lib/deeds/content/lock-promise';
import { deedQuestions, firstDays, lifeOfALock, recorderDuty } from '@/lib/deeds/content/product';
import { PAYMENT_DAYS } from '@/lib/deeds/rules/lock';

const everything = JSON.stringify([deedQuestions, firstDays, lifeOfALock]);

describe('the words of the DeedGuard page', () => {
  it('answer first that a lock stops no recording', () => {
    expect(deedQuestions[0]).toMatchObject({
      question: 'Does a lock stop somebody from recording a deed against my property?',
      answer: expect.stringMatching(/^No\./),
    });
  });

  it('never promise that fraud is prevented', () => {
    expect(everything).not.toMatch(/prevent/i);
  });

  it('say that alerts compare only the indexes that are delivered', () => {
    expect(lifeOfALock.find(({ title }) => title === 'Alerts')?.text).toContain(
      'Where a county’s recording index is delivered to us, we compare it',
    );
  });

  it('give the law behind them with its source', () => {
    expect(recorderDuty.source.url).toBe('https://www.flsenate.gov/Session/Bill/2024/285');
  });

  it('ask no question twice', () => {
    const questions = deedQuestions.map(({ question }) => question);
    expect(new Set(questions).size).toBe(questions.length);
  });
});

describe('the first days of a lock', () => {
  it('end when an unpaid lock ends', () => {
    expect(firstDays.at(-1)?.when).toBe(`After day ${PAYMENT_DAYS}, unpaid`);
    expect(firstDays.at(-1)?.what).toContain('ends by itself');
  });

  it('name the guarantee that begins with the payment', () => {
    expect(firstDays.find(({ when }) => when === 'Once you pay')?.what).toContain(moneyBack);
  });
});
