/** `2026-11-21`, where the reader is. */
export function today(): string {
  return dayOf(new Date());
}

/** `2026-11-21`: the day of a moment where the reader is, as a field of a form takes it. */
export function dayOf(moment: Date): string {
  return [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map(twoDigits).join('-');
}

/** `09:30`: the time of a moment where the reader is, as a field of a form takes it. */
export function clockOf(moment: Date): string {
  return [moment.getHours(), moment.getMinutes()].map(twoDigits).join(':');
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}

/** `Central Standard Time (America/Chicago)`: the reader's zone, as it is called at that moment, or now. */
export function zoneName(moment = new Date()): string {
  const format = new Intl.DateTimeFormat(undefined, { timeZoneName: 'long' });
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const { timeZone } = format.resolvedOptions();
  return timeZone === name ? name : `${name} (${timeZone})`;
}
