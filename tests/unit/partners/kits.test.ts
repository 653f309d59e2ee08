import { lockPromise } from '@/lib/deeds/content/lock-promise';
import { PAYMENT_DAYS } from '@/lib/deeds/rules/lock';
import { noticeLaws } from '@/lib/catalog/content/recording/notices';
import { builderKit, countyKit } from '@/lib/partners/content/kits';
import { quotedBuilderShare } from '@/lib/partners/content/enterprise';
import { DEED_PROTECTION_CENTS } from '@/lib/payments/rules';
import { formatPrice } from '@/lib/values/money';
import { paperText } from '@/lib/paper/paper-text';
import { getSitePage } from '@/lib/site/site';
import { blocksOf, marked, textsOfBlock } from '@/tests/support/paper-words';

const kits = { 'county kit': countyKit, 'builder kit': builderKit };
const price = formatPrice(DEED_PROTECTION_CENTS);

describe.each(Object.entries(kits))('the %s', (_, { paper, templates }) => {
  const text = paperText(paper);
  const words = inOneLine(text);

  it('says in the words of every lock what a lock does and does not do', () => {
    expect(words).toContain(lockPromise);
  });

  it('gives each of its sections its own anchor', () => {
    const anchors = paper.sections.map(({ id }) => id);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it('has each text that can be copied in the paper, word for word', () => {
    for (const template of templates) {
      const section = paper.sections.find(({ id }) => id === template.id);
      expect(section?.title).toBe(template.title);
      expect(section?.blocks).toContainEqual({ kind: 'letter', text: template.text });
    }
  });

  it('names the price as it is', () => {
    expect(words.match(/\$\d+/g)).toEqual(expect.arrayContaining([price]));
    expect(words.match(/\$\d+/g)?.filter((amount) => amount !== price)).toEqual([]);
  });

  it('leads to a person, and to the application of a partner', () => {
    expect(text).toContain('(/contact)');
    expect(text).toContain('(/partnerships)');
  });

  it('leads only to pages that exist', () => {
    const written = blocksOf(paper).flatMap(textsOfBlock).map(marked).join('\n');
    const paths = Array.from(written.matchAll(/\]\((\/[^)#]*)/g), ([, path]) => path ?? '');
    expect(paths.length).toBeGreaterThan(3);
    for (const path of paths) expect(getSitePage(path).path).toBe(path);
  });

  it('never promises that fraud is prevented', () => {
    expect(words).not.toMatch(/prevents?|guarantees?d? against|stops? fraud/i);
  });
});

describe('the texts for a county', () => {
  it.each(countyKit.templates)('"$title" endorses nobody and says what cannot be stopped', ({ text }) => {
    expect(text).toMatch(/(does not|do not) endorse/);
    expect(text).toMatch(/(cannot|No private service can|no private service can) stop a document/);
  });

  it('name the free notices of the office before any private service', () => {
    for (const { text } of countyKit.templates) {
      const notices = text.indexOf('recording notices');
      expect(notices).toBeGreaterThan(-1);
      expect(notices).toBeLessThan(text.indexOf('DeedGuard'));
    }
  });

  it('are for the counter, the website and an email', () => {
    expect(countyKit.templates.map(({ id }) => id)).toEqual([
      'counter-notice',
      'website-notice',
      'constituent-email',
    ]);
  });
});

describe('the notice laws of the county kit', () => {
  const laws = paperText({
    ...countyKit.paper,
    sections: countyKit.paper.sections.filter(({ id }) => id === 'notice-laws'),
  });

  it('quote Florida with its section and five watched names or parcels', () => {
    expect(laws).toContain('Fla. Stat. § 28.47');
    expect(inOneLine(laws)).toContain('at least five names or parcel numbers');
  });

  it('quote California with SB 255, thirty days and the date by which counties begin', () => {
    expect(inOneLine(laws)).toContain('SB 255');
    expect(inOneLine(laws)).toContain('Within 30 days of recording');
    expect(inOneLine(laws)).toContain('By January 1, 2027');
  });

  it('are those of every state whose statute the county page names, in its words for New York', () => {
    const read = noticeLaws.filter(({ fact }) => fact.source.kind === 'statute');
    const [table] = countyKit.paper.sections.flatMap(({ blocks }) =>
      blocks.filter((block) => block.kind === 'table' && block.caption.startsWith('Recording notice laws')),
    );
    const states = table?.kind === 'table' ? table.rows.map(([state = []]) => marked(state)) : [];
    expect(states.toSorted()).toEqual(read.map(({ place }) => place).toSorted());
    expect(states).toHaveLength(3);
    expect(inOneLine(laws)).toContain('We list the three states');
    expect(inOneLine(laws)).toContain(read.find(({ place }) => place === 'New York')?.fact.value);
    expect(inOneLine(laws)).toContain('We read the statute as of June 2024.');
  });

  it('lead to the text of each law', () => {
    expect(
      laws.match(/https:\/\/(www\.leg\.state\.fl\.us|leginfo\.legislature\.ca\.gov|www\.nysenate\.gov)\//g),
    ).toHaveLength(3);
  });
});

describe('the builder kit', () => {
  const words = inOneLine(paperText(builderKit.paper));

  it('names the call of the partner API, and the name that it never had', () => {
    const api = builderKit.paper.sections.find(({ id }) => id === 'partner-api');
    const words = api?.blocks.flatMap(textsOfBlock).map(marked).join('\n');
    expect(words).toContain('POST /v1/properties/protect');
    expect(words).toContain('POST /v1/properties/lock');
    expect(words).toContain('it never opened under that name');
  });

  it('quotes the share of builders from an earlier text', () => {
    expect(quotedBuilderShare).toContain('30%');
    expect(words).toContain(`An earlier text of ours read “${quotedBuilderShare}”`);
  });

  it('gives the buyer the days that a lock waits for its payment', () => {
    expect(words).toContain(`pay within ${PAYMENT_DAYS} days`);
  });

  it('lets a lock end and a new one begin, because locks are not transferred', () => {
    expect(words).toContain('It is not transferred: yours ends, and the buyer’s begins.');
  });
});

function inOneLine(text: string) {
  return text.replace(/\s+(\| )?/g, ' ');
}
