import { makeExampleProof, readExampleProof } from '@/lib/deeds/content/example-proof';
import { checkProofText, serializeProof } from '@/lib/evidence/rules/proof';

describe('the example of a proof', () => {
  it('is a proof of the format that is handed out, and stands every check of it', () => {
    expect(checkProofText(serializeProof(makeExampleProof()))).toMatchObject({
      verified: true,
      state: { state: 'locked' },
    });
  });

  it('is refused once a letter of it is changed', () => {
    const changed = serializeProof(makeExampleProof()).replace('Jordan', 'Jordon');
    expect(checkProofText(changed).verified).toBe(false);
  });

  it('is of nobody, and three hashes lead to the root of its log, as in the drawing', () => {
    expect(readExampleProof()).toMatchObject({
      property: expect.stringContaining('Example'),
      owner: expect.stringContaining('Example'),
      entered: 'November 3, 2026 at 9:14 AM UTC',
      index: 5,
      size: 8,
      steps: 3,
    });
  });
});
