import { utf8ToBytes } from '@noble/hashes/utils.js';
import { renderProofPage } from '@/lib/evidence/drawing/render';
import { PROOF_PAGE } from '@/lib/evidence/generated/proof-page';
import { checkBlock, formatBlock, splitProofPage } from '@/lib/evidence/rules/proof-block';
import { checkProofFile, looksLikeProof } from '@/lib/evidence/rules/proof-file';
import { PROOF_PAGE_SEALS } from '@/lib/evidence/rules/proof-page-seals';
import { serializeProof } from '@/lib/evidence/rules/proof';
import { buildProof } from '@/tests/support/memory-log';
import { sample } from '@/tests/support/thoroughness';

const proof = buildProof();
const page = renderProofPage(proof);
const check = (text: string) => checkProofFile(utf8ToBytes(text));

describe('the proof page', () => {
  it('verifies, and holds the same proof as the JSON file', () => {
    expect(check(page)).toEqual(checkProofFile(utf8ToBytes(serializeProof(proof))));
    expect(check(page).verified).toBe(true);
  });

  it('has the newest seal: a page that changed needs one more in proof-page-seals.ts', () => {
    expect(splitProofPage(PROOF_PAGE)?.seal).toBe(PROOF_PAGE_SEALS.at(-1));
  });

  it('is plain ASCII on one line, which no browser or editor reads differently', () => {
    expect(page).toMatch(/^[ -~]+$/);
  });

  it('says that it is not verified until its script has checked it', () => {
    expect(page).toContain('role="status">Not verified.');
  });

  it('loads nothing', () => {
    expect(page).toContain("default-src 'none'");
    expect(page).not.toMatch(/(src|href)="[^#]/);
  });

  it('never lets a record end the block of data', () => {
    const hostile = buildProof({
      record: { ownerName: '</script><script>alert(1)</script>\u2028<!-- &amp;' },
    });
    const [, block] = /type="application\/json">(.*?)<\/script>/.exec(renderProofPage(hostile)) ?? [];
    expect(block).toBe(formatBlock(hostile));
    expect(block).not.toMatch(/[<>&]/);
    expect(check(renderProofPage(hostile)).verified).toBe(true);
  });
});

describe('a proof page in which one character changed', () => {
  const scriptStart = page.indexOf('</script><script>') + '</script><script>'.length;
  const styleStart = page.indexOf('<style>') + '<style>'.length;
  const styleEnd = page.indexOf('</style>');

  /** The style and the script are long: of them a sample is enough in a long run too, their seal covers each in one hash. */
  const isLongText = (at: number) => (at >= styleStart && at < styleEnd) || at >= scriptStart;
  const everywhere = Array.from({ length: page.length }, (_, at) => at);
  const places = sample(
    everywhere.filter((at) => !isLongText(at) || at % 499 === 0),
    13,
  );

  it('fails, wherever it is', () => {
    const accepted = places.filter((at) => {
      const replacement = page[at] === '0' ? '1' : '0';
      return check(page.slice(0, at) + replacement + page.slice(at + 1)).verified;
    });
    expect(accepted).toEqual([]);
  });

  it('fails when only the case of a letter changed', () => {
    const flip = (letter: string) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
    const accepted = places.filter((at) => {
      const flipped = flip(page[at]!);
      return flipped !== page[at] && check(page.slice(0, at) + flipped + page.slice(at + 1)).verified;
    });
    expect(accepted).toEqual([]);
  });

  it('fails when something was added at the end', () => {
    expect(check(`${page} `)).toEqual({ verified: false, reason: 'The page around the proof was changed.' });
  });

  it('fails when the data is written in another way that means the same', () => {
    const block = formatBlock(proof);
    expect(checkBlock(block.replace('"index"', '"\\u0069ndex"')).verified).toBe(false);
    expect(checkBlock(` ${block}`).verified).toBe(false);
    expect(checkBlock('nothing').verified).toBe(false);
  });
});

describe('looksLikeProof', () => {
  it('knows both kinds of proof file, whole or damaged, and no other page', () => {
    expect(looksLikeProof(page)).toBe(true);
    expect(looksLikeProof(serializeProof(proof).slice(5))).toBe(true);
    expect(looksLikeProof('<!DOCTYPE html><html lang="en"><body>A letter</body></html>')).toBe(false);
  });

  it('leaves other pages alone', () => {
    expect(check('<!DOCTYPE html><html lang="en"></html>')).toEqual({
      verified: false,
      reason: 'This page is not a proof file.',
    });
  });
});
