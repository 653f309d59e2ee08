import { render } from '@testing-library/react';
import { RelativeTime } from '@/components/kit/relative-time';

const now = '2026-11-20T12:00:00.000Z';

function said(value: string, isDay = false): string {
  const { container } = render(<RelativeTime value={value} now={now} isDay={isDay} />);
  return container.querySelector('time')!.firstChild!.textContent!;
}

describe('a time beside now', () => {
  it.each([
    ['2026-11-20T12:02:00.000Z', 'in 2 minutes'],
    ['2026-11-20T11:58:00.000Z', '2 minutes ago'],
    ['2026-11-20T11:59:50.000Z', 'just now'],
    ['2026-11-20T12:00:10.000Z', 'now'],
    ['2026-11-20T15:00:00.000Z', 'in 3 hours'],
    ['2026-11-21T13:00:00.000Z', 'tomorrow'],
    ['2026-11-23T01:00:00.000Z', 'in 3 days'],
    ['2026-11-17T23:00:00.000Z', '3 days ago'],
  ])('%s is %s', (value, words) => {
    expect(said(value)).toBe(words);
  });

  it('of a day counts days alone', () => {
    expect(said('2026-11-20T00:00:00.000Z', true)).toBe('today');
    expect(said('2026-11-22T00:00:00.000Z', true)).toBe('in 2 days');
  });

  it('that is far away is a date', () => {
    expect(said('2027-03-01T00:00:00.000Z', true)).toBe('Mar 1, 2027');
  });

  it('has its full text on hover and for screen readers', () => {
    const { container } = render(<RelativeTime value="2026-11-22T00:00:00.000Z" now={now} isDay />);
    expect(container.querySelector('time')).toHaveAttribute('title', 'Nov 22, 2026');
    expect(container).toHaveTextContent('in 2 days, Nov 22, 2026');
  });

  it('is told by the clock of the browser where no other is given', () => {
    const { container } = render(<RelativeTime value={new Date(Date.now() - 125_000).toISOString()} />);
    expect(container.querySelector('time')!.firstChild!.textContent).toBe('2 minutes ago');
  });
});
