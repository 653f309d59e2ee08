import { readDeveloperGuide } from '@/lib/company/content/developer-guide';
import { section } from '@/tests/support/paper-words';

/** What the developer page of a site at this address says about agents. */
function agentsAt(address: string): string {
  const kept = process.env.NEXTAUTH_URL;
  process.env.NEXTAUTH_URL = address;
  const words = section(readDeveloperGuide(), 'agents');
  if (kept === undefined) delete process.env.NEXTAUTH_URL;
  else process.env.NEXTAUTH_URL = kept;
  return words;
}

it('tells agents the address of the site that it is read on', () => {
  expect(agentsAt('https://deeds.example.com')).toContain('"url": "https://deeds.example.com/mcp"');
});
