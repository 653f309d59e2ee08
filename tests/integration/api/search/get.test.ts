import { GET } from '@/app/api/search/route';
import { refreshEntries } from '@/lib/search/commands/refresh-entries';
import type { SearchAnswer } from '@/lib/search/schema';
import { createOwner, type Person } from '@/tests/support/actors';
import { callRoute } from '@/tests/support/http';

const ask = (q: string, as: Person | null = null) =>
  callRoute(GET, { url: `/api/search?q=${encodeURIComponent(q)}`, as });
const find = async (q: string, as: Person | null = null) => ((await ask(q, as)).body as SearchAnswer).results;
const titles = async (q: string, as: Person | null = null) => (await find(q, as)).map(({ title }) => title);

beforeEach(async () => {
  await refreshEntries();
});

describe('GET /api/search of what anybody may find', () => {
  it.each([
    ['a page by its title', 'Pricing', 'Pricing'],
    ['a page by the beginning of a word', 'pricin', 'Pricing'],
    ['a page by a word of its description', 'redaction', 'Document vault'],
    ['a page by a typing error', 'pricng', 'Pricing'],
    ['a state', 'texas', 'Texas recording requirements'],
    ['a county', 'travis', 'Travis County, TX'],
    ['a county by its state', 'travis county texas', 'Travis County, TX'],
    ['a county by its FIPS code', '48453', 'Travis County, TX'],
    ['a recordable document', 'grant deed los angeles', 'Grant deed, Los Angeles, CA'],
    ['a service by a typing error', 'mobile notry', 'Mobile notary'],
    ['a template', 'jurat', 'Jurat, short form'],
  ])('finds %s', async (_, q, title) => {
    expect(await titles(q)).toContain(title);
  });

  it.each([
    ['relase of my lokc', 'release'],
    ['notray requirments', 'Notary requirements'],
    ['valut', 'Document vault'],
    ['pricng calculatr', 'Pricing calculator'],
  ])('finds by %j what was meant', async (q, title) => {
    expect((await titles(q)).join('\n').toLowerCase()).toContain(title.toLowerCase());
  });

  it.each([
    ['How do I get my money back?', /money/i],
    ['What does cancelling a visit cost?', /cancel/i],
    ['Can I notarize online in California?', /California|online|remote/i],
  ])('finds pages for the question %j', async (q, title) => {
    expect((await find(q)).map((each) => `${each.title} ${each.subtitle}`).join('\n')).toMatch(title);
  });

  it('finds a template of the generator', async () => {
    expect(await titles('quitclaim deed texas')).toContain('Quitclaim deed, Texas');
  });

  it('finds a page by what else people call it', async () => {
    expect((await find('lawyer fingerprint')).length).toBe(0);
    expect(await titles('fingerprint', await createOwner())).toContain('Enroll biometrics');
  });

  it('answers with section, type, title, line and path of each', async () => {
    const [first] = await find('Pricing calculator');
    expect(first).toEqual({
      section: 'Pages',
      type: 'page',
      title: 'Pricing calculator',
      subtitle: expect.any(String),
      href: '/pricing/calculator',
    });
  });

  it('puts an exact title first', async () => {
    expect((await titles('contact'))[0]).toBe('Contact');
  });

  it('keeps pages of an account from visitors', async () => {
    expect(await titles('Sessions')).not.toContain('Sessions');
    expect(await titles('Sessions', await createOwner())).toContain('Sessions');
  });

  it('answers with at most 50, and room for each section', async () => {
    const found = await find('county');
    expect(found.length).toBeLessThanOrEqual(50);
    expect(new Set(found.map(({ section }) => section)).size).toBeGreaterThan(2);
  });
});

describe('GET /api/search of what is no search', () => {
  it.each(['', 'a', ' ', '!', '%'])('answers with nothing for %j', async (q) => {
    expect(await find(q)).toEqual([]);
  });

  it('answers with nothing without a question', async () => {
    expect((await callRoute(GET, { url: '/api/search' })).body).toEqual({ results: [] });
  });

  it('refuses 10,000 characters', async () => {
    const answer = await ask('a'.repeat(10_000));
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ message: expect.stringContaining('at most 1,000 characters') });
  });

  it.each([
    "'; DROP TABLE users; --",
    'deed & | ! ( ) :* <-> lock',
    '.*+?^${}()|[]\\',
    '%_%',
    'deed\u0000lock',
    '🏠 deed',
    'права собственности',
    "to_tsquery('x')",
    'the of and',
  ])('takes %j as words', async (q) => {
    expect((await ask(q)).status).toBe(200);
  });
});
