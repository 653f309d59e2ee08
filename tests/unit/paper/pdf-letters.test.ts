import { inPieces } from '@/lib/paper/pdf-letters';

describe('a text that is drawn', () => {
  it('is as it was where a line holds each of its words', () => {
    const text = `One word after another, a hash of ${'0123456789abcdef'.repeat(4)} among them.`;
    expect(inPieces(text)).toBe(text);
  });

  it('has a longer word in pieces, so that it costs no more than other words', () => {
    expect(inPieces('a'.repeat(200))).toBe(`${'a'.repeat(90)} ${'a'.repeat(90)} ${'a'.repeat(20)}`);
    expect(inPieces('a'.repeat(90))).toBe('a'.repeat(90));
  });
});
