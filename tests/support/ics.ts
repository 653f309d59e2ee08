/** The properties of one component, in their own spelling; values as people read them. */
export type IcsEvent = Record<string, string>;

/** Reads an iCalendar text by RFC 5545, and fails where a line is too long, ends otherwise or has no name. */
export function parseCalendar(text: string): { properties: IcsEvent; events: IcsEvent[] } {
  if (!text.endsWith('\r\n')) throw new Error('The last line has no end.');
  const raw = text.slice(0, -2).split('\r\n');
  for (const line of raw) {
    if (/[\r\n]/.test(line)) throw new Error(`A line ends without CRLF: ${line}`);
    if (Buffer.byteLength(line) > 75) throw new Error(`A line has more than 75 octets: ${line}`);
  }
  const lines = raw
    .join('\r\n')
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n');
  const properties: IcsEvent = {};
  const events: IcsEvent[] = [];
  let current = properties;
  for (const line of lines) {
    const [, name, value] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/s.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`A line without a name: ${line}`);
    if (name === 'BEGIN' && value === 'VEVENT') events.push((current = {}));
    else if (name === 'END' && value === 'VEVENT') current = properties;
    else current[name] = unescape(value);
  }
  return { properties, events };
}

function unescape(value: string): string {
  return value.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));
}
