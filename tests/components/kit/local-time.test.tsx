import { render } from '@testing-library/react';
import { LocalTime } from '@/components/kit/local-time';
import { inZone } from '@/tests/support/zones';

const value = '2026-11-24T23:05:00Z';

function said(props: Partial<Parameters<typeof LocalTime>[0]> = {}) {
  let text: string | null = null;
  inZone('America/Chicago', () => {
    const { container } = render(<LocalTime value={value} {...props} />);
    text = container.textContent;
  });
  return text;
}

describe('a moment', () => {
  it.each([
    ['as it is where its reader is', {}, 'Nov 24, 2026, 5:05 PM CST'],
    ['without the time of the day', { isDay: true }, 'Nov 24, 2026'],
    ['the same for every reader', { zone: 'UTC' }, 'Nov 24, 2026, 11:05 PM UTC'],
    ['a day of the calendar', { value: '2026-11-24', isDay: true, zone: 'UTC' }, 'Nov 24, 2026'],
    ['a day as it is where its reader is', { value: '2026-11-24T01:00:00Z', isDay: true }, 'Nov 23, 2026'],
  ] as const)('is told %s', (_, props, words) => {
    expect(said(props)).toBe(words);
  });

  it('is told by hand to an American, as the first format of a page takes a phone a fifth of a second', () => {
    const formats = jest.spyOn(Intl, 'DateTimeFormat');
    render(<LocalTime value={value} />);
    render(<LocalTime value={value} isDay />);
    expect(formats).not.toHaveBeenCalled();
    formats.mockRestore();
  });

  it.each([
    [{ isDay: true }, '24. Nov. 2026'],
    [{}, '24. Nov. 2026, 23:05 UTC'],
  ] as const)('is told in the language of its reader: %j', (props, words) => {
    const language = jest.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
    const { DateTimeFormat } = Intl;
    const formats = jest
      .spyOn(Intl, 'DateTimeFormat')
      .mockImplementation((locale, options) => new DateTimeFormat(locale ?? 'de-DE', options));
    const { container } = render(<LocalTime value={value} zone="UTC" {...props} />);
    formats.mockRestore();
    language.mockRestore();
    expect(container.textContent).toBe(words);
  });
});
