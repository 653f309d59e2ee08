import { offsetMs } from '@/lib/values/local-clock';

const parts = ['FullYear', 'Month', 'Date', 'Hours', 'Minutes'] as const;

/** Draws as for a reader in that zone: what names none of its own is told there. */
export function inZone(zone: string, draw: () => void): void {
  const { DateTimeFormat } = Intl;
  const spies: jest.SpyInstance[] = [
    jest
      .spyOn(Intl, 'DateTimeFormat')
      .mockImplementation(
        (locales, options) => new DateTimeFormat(locales, { timeZone: zone, ...defined(options) }),
      ),
    jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-offsetMs(zone, Date.now()) / 60_000),
    jest.spyOn(Date.prototype, 'toString').mockImplementation(function toString(this: Date) {
      const style = { timeZone: zone, timeZoneName: 'long' } as const;
      const name = new DateTimeFormat('en-US', style).formatToParts(this).at(-1)?.value;
      return `${this.toISOString()} (${name})`;
    }),
    ...parts.map((part) =>
      jest.spyOn(Date.prototype, `get${part}`).mockImplementation(function get(this: Date) {
        return new Date(this.getTime() + offsetMs(zone, this.getTime()))[`getUTC${part}`]();
      }),
    ),
  ];
  try {
    draw();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** Without a zone that is `undefined`, which would take the place of ours. */
function defined({ timeZone, ...options }: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormatOptions {
  return timeZone ? { ...options, timeZone } : options;
}
