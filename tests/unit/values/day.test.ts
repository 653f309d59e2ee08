import { calendarDay, moment } from '@/lib/values/day';

const WRONG = 'Please enter a day.';

describe('a day that somebody sends', () => {
  it.each(['1000-01-01', '1899-12-31', '2026-11-27', '9998-12-31'])('is taken: %s', (text) => {
    expect(calendarDay(WRONG).parse(text)).toBe(text);
  });

  it.each(['0000-01-01', '0999-12-31', '9999-12-31', '10000-01-01', '2026-02-30', 'tomorrow', ''])(
    'is refused once, in our words: %s',
    (text) => {
      const { error } = calendarDay(WRONG).safeParse(text);
      expect(error?.issues.map(({ message }) => message)).toEqual([WRONG]);
    },
  );
});

describe('a moment that somebody sends', () => {
  it.each(['2026-11-27T09:00:00Z', '2026-11-27T09:00:00.123-06:00'])('is taken: %s', (text) => {
    expect(moment(WRONG).parse(text)).toBe(text);
  });

  it.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-12:00', '2026-11-27T09:00:00', '2026-11-27'])(
    'is refused once, in our words: %s',
    (text) => {
      const { error } = moment(WRONG).safeParse(text);
      expect(error?.issues.map(({ message }) => message)).toEqual([WRONG]);
    },
  );
});
