import { GET as readSecurityTxt } from '@/app/api/security-txt/route';
import { descriptions } from '@/lib/site/site-descriptions';
import { securityTxt } from '@/lib/site/security-txt';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { callRoute } from '@/tests/support/http';

const YEAR_MS = 365 * 86_400_000;

/** The fields of a file by RFC 9116, section 4: one for each line, a name, a colon, a space and a value. */
function fieldsOf(text: string): Map<string, string> {
  expect(text).toMatch(/^(?:[A-Z][A-Za-z-]*: [^\s][\x20-\x7e]*\n)+$/);
  const lines = text.trimEnd().split('\n');
  const fields = new Map(lines.map((line) => line.split(/: (.*)/s) as [string, string]));
  expect(fields.size).toBe(lines.length);
  return fields;
}

afterEach(releaseClock);

describe('security.txt', () => {
  it('has what RFC 9116 asks for: who to contact, over https, and until when', () => {
    const now = new Date('2026-11-27T12:00:00Z');
    const fields = fieldsOf(securityTxt({ address: 'https://deeds.example.com', now }));
    expect(fields.get('Contact')).toBe('https://deeds.example.com/contact');
    expect(fields.get('Canonical')).toBe('https://deeds.example.com/.well-known/security.txt');
    expect(fields.get('Expires')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const lasts = Date.parse(fields.get('Expires') ?? '') - now.getTime();
    expect([lasts > 0, lasts < YEAR_MS]).toEqual([true, true]);
  });

  it('names a page that is there', () => {
    expect(Object.keys(descriptions)).toContain('/contact');
  });

  it('is plain text that has not expired, whenever it is asked for', async () => {
    holdClock('2031-03-01T00:00:00Z');
    const answer = await callRoute(readSecurityTxt);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(fieldsOf(answer.text).get('Expires')).toMatch(/^2031-08-/);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
  });
});
