/** `2026-11-21`, where the reader is. */
export function today(): string {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** `Central Standard Time (America/Chicago)`: the reader's zone, as it is called at that moment. */
export function zoneName(moment: Date): string {
  const format = new Intl.DateTimeFormat(undefined, { timeZoneName: 'long' });
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const { timeZone } = format.resolvedOptions();
  return timeZone === name ? name : `${name} (${timeZone})`;
}
