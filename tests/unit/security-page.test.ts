import { existsSync, readFileSync } from 'node:fs';
import { asvsRequirements } from '@/tests/support/asvs';

const page = readFileSync('docs/security.md', 'utf8');

/** The rows of ASVS: number, what it asks for, answer, where, proof. */
const rows = page
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ /.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()))
  .map(([number = '', , answer = '', where = '', proof = '']) => ({ number, answer, where, proof }));

/** A path below the project, as the page writes one; `lib/x/*.ts` stands for several. */
const paths = [...page.matchAll(/`((?:app|components|docs|lib|scripts|tests)\/[^`\s]+)`/g)].map(
  ([, path = '']) => path,
);

describe('docs/security.md', () => {
  it('has each requirement of ASVS 5.0 level 1 and 2 once, in its order', () => {
    expect(asvsRequirements).toHaveLength(253);
    expect(rows.map(({ number }) => number)).toEqual(asvsRequirements);
  });

  it('answers each in one of four ways, and counts them', () => {
    const count = (answer: string) => rows.filter((row) => row.answer === answer).length;
    const [met, not, operator, none] = ['met', 'not met', 'operator', 'n/a'].map(count) as [
      number,
      number,
      number,
      number,
    ];
    expect(met + not + operator + none).toBe(rows.length);
    expect(page).toContain(`Of 253: ${met} met, ${not} not met, ${operator} operator, ${none} n/a.`);
  });

  it('says where each is met, what is missing, or why it does not apply', () => {
    expect(rows.filter(({ where }) => where.length < 3)).toEqual([]);
  });

  it('names files and tests that are there', () => {
    expect(paths.length).toBeGreaterThan(150);
    const missing = paths.filter((path) => !existsSync(path.replace(/\/\*[^`]*$/, '')));
    expect(missing).toEqual([]);
  });

  it('proves with tests alone', () => {
    const proofs = rows.filter(({ proof }) => proof !== '').map(({ proof }) => proof);
    expect(proofs.length).toBeGreaterThan(100);
    expect(proofs.filter((proof) => !/^`tests\/.*\.(?:test|spec)\.tsx?`$/.test(proof))).toEqual([]);
  });
});
