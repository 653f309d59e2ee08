import { services } from '@/lib/deeds/content/services';
import {
  VAULT_PRICE,
  sealingSteps,
  vaultComing,
  vaultDrawers,
  vaultLimits,
  vaultQuestions,
  vaultToday,
} from '@/lib/vault/content/product';

const limitOf = (name: string) => vaultLimits.find((limit) => limit.name === name)?.value;

describe('the page of the vault', () => {
  it('lists the five categories of the vault in their order', () => {
    expect(vaultDrawers.map(({ category }) => category)).toEqual([
      'Real Estate',
      'Legal',
      'Financial',
      'Business',
      'Personal',
    ]);
  });

  it('takes files of 25 MB at most, in six types', () => {
    expect(limitOf('Size')).toBe('25 MB');
    expect(limitOf('Types')?.toLowerCase().split(', ')).toEqual(['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png']);
  });

  it('costs what the list of services says', () => {
    const vault = services.find(({ name }) => name === 'Document vault');
    expect(VAULT_PRICE).toEqual({ price: vault?.price, unit: vault?.unit });
    expect(VAULT_PRICE.price).toBe('$19');
  });

  it('names the cipher, and a key for each document', () => {
    expect(sealingSteps[0]?.text).toContain('AES-256-GCM');
    expect(sealingSteps[0]?.text).toContain('random key that no other document shares');
  });

  it('says of what works today that it works, with the room of the plans', () => {
    expect(vaultToday.join(' ')).toMatch(/Uploads.*Redacted copies/);
    expect(vaultComing.join(' ')).not.toMatch(/uploads|certificate|redacted/i);
    expect(vaultQuestions[0]).toMatchObject({
      question: 'Can I upload documents today?',
      answer: expect.stringMatching(
        /^Yes: 3 documents and 25 MB for each account, at no cost.* use the same space\.$/,
      ),
    });
    expect(limitOf('Space')).toBe('3 documents, 25 MB');
    expect(vaultLimits.find(({ name }) => name === 'Space')?.note).toBe(
      'without a plan; 10 new ones a month and 100 MB with Basic Protection, any number and 1 GB with Professional Guard. Documents and their redacted copies use the same space.',
    );
  });

  it('keeps what is stored when a plan ends', () => {
    const answer = vaultQuestions.find(({ question }) => question.includes('when I cancel'))?.answer;
    expect(answer).toContain('30 days');
    expect(answer).toContain('nothing is deleted when a plan ends');
  });
});
