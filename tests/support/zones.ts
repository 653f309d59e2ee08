import { offsetMs } from '@/lib/values/local-clock';

/** Draws as for a reader in that zone: what names none of its own is told there. */
export function inZone(zone: string, draw: () => void): void {
  const { DateTimeFormat } = Intl;
  const formats = jest
    .spyOn(Intl, 'DateTimeFormat')
    .mockImplementation(
      (locales, options) => new DateTimeFormat(locales, { timeZone: zone, ...defined(options) }),
    );
  const offset = jest
    .spyOn(Date.prototype, 'getTimezoneOffset')
    .mockReturnValue(-offsetMs(zone, Date.now()) / 60_000);
  try {
    draw();
  } finally {
    formats.mockRestore();
    offset.mockRestore();
  }
}

/** Without a zone that is `undefined`, which would take the place of ours. */
function defined({ timeZone, ...options }: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormatOptions {
  return timeZone ? { ...options, timeZone } : options;
}
