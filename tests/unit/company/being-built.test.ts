import { architecture, press } from '@/lib/company/content/papers';
import { guardsignComing } from '@/lib/notary/content/product';
import { builderKit } from '@/lib/partners/content/kits';
import { beingBuilt, ROOM_BEING_BUILT } from '@/lib/site/being-built';
import { blocksOf, marked, textsOfBlock } from '@/tests/support/paper-words';
import { pageText } from '@/tests/support/page-text';
import { listSourceFiles, textsOf } from '@/tests/support/source-text';

/** Of everything, of the two parts, or of a page’s own heading. */
const known =
  /still being built|parts that are being built|\broom\b|\bmodel\b|^What is being built|^Being built/i;

describe('what is being built', () => {
  it('is one list, which the architecture page and the press page give in full', () => {
    const section = architecture.sections.find(({ id }) => id === 'being-built');
    const lists = section?.blocks.flatMap((block) => (block.kind === 'list' ? block.items : [])) ?? [];
    const items = lists.map((item) => marked(item));
    expect(items.map((item, index) => item.startsWith(beingBuilt[index]!))).toEqual(
      beingBuilt.map(() => true),
    );

    const facts = blocksOf(press).flatMap((block) => (block.kind === 'table' ? block.rows : []));
    const row = facts.find(([subject = []]) => marked(subject) === 'What is being built');
    expect(marked(row?.[1] ?? [])).toBe(beingBuilt.join('. '));
  });

  it('is for GuardSign the room, in the words of the list', () => {
    expect(guardsignComing).toHaveLength(1);
    expect(guardsignComing[0]).toMatch(new RegExp(`^${ROOM_BEING_BUILT}:`));
  });

  it('is nothing else, in no text of ours', () => {
    const papers = [builderKit.paper, press, architecture].flatMap((paper) =>
      blocksOf(paper).flatMap((block) => textsOfBlock(block).map((words) => marked(words))),
    );
    const said = [...listSourceFiles().flatMap((file) => textsOf(file)), ...papers];
    const sentences = said
      .flatMap((text) => text.split(/(?<=[.!?;:])\s+/))
      .filter((text) => /being built/i.test(text));
    expect(sentences.length).toBeGreaterThan(5);
    expect(sentences.filter((sentence) => !known.test(sentence))).toEqual([]);
  });

  it('is not what the vault page prices and does not sell', async () => {
    const text = await pageText('/vault');
    expect(text).toMatch(/Not for sale yet More space than the plans include/);
    expect(text).not.toContain('Being built');
  });

  it('is not what the press page says works, the parts that a visitor finds today among them', () => {
    const facts = blocksOf(press).flatMap((block) => (block.kind === 'table' ? block.rows : []));
    const works = marked(facts.find(([subject = []]) => marked(subject) === 'What works')?.[1] ?? []);
    for (const part of ['an API for partners', 'county recording', 'preflight'])
      expect(works).toContain(part);
  });
});
