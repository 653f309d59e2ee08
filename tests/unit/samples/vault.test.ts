import { sampleDocuments, sampleUsage } from '@/lib/samples/vault';
import { formatBytes } from '@/lib/vault/rules/format-bytes';

describe('what the sample vault says that it holds', () => {
  it('is what the documents next to it add up to', () => {
    const bytes = sampleDocuments.reduce((sum, { size }) => sum + size, 0);
    expect(sampleUsage.usedBytes).toBe(bytes);
    expect(formatBytes(sampleUsage.usedBytes)).toBe('23.5 MB');
  });

  it('is nothing new this month, as its last document is of February 2026', () => {
    const last = sampleDocuments
      .map(({ uploadDate }) => uploadDate)
      .toSorted()
      .at(-1);
    expect(last).toMatch(/^2026-02/);
    expect(sampleUsage).toMatchObject({ documents: 0, documentsPer: 'month' });
  });
});
