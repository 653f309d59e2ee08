import { isRun } from '@/tests/support/run-files';
import { readTests, readTestsOf } from '@/tests/support/test-files';

const EXPECTS = `() => { expect(1).toBe(1); }`;

describe('a test that proves a claim', () => {
  it.each([
    ['expects something', `it('holds', ${EXPECTS})`],
    ['has a case', `it.each([1])('holds', ${EXPECTS})`],
    ['has cases that are worked out', `describe.each(cases)('of %s', () => it('holds', ${EXPECTS}))`],
    [
      'expects by a function of its file',
      `it('holds', () => look()); function look() { expect(1).toBe(1); }`,
    ],
    ['expects by what it is handed', `const look = () => expect(1).toBe(1); it('holds', look);`],
    ['is one of the browser', `test.describe.serial('all', () => { test('holds', ${EXPECTS}) })`],
  ])('%s', (_what, text) => {
    expect(readTestsOf(text)).toEqual([{ title: 'holds', idle: null }]);
  });

  it('expects by a function of the support that it imports', () => {
    const text = `import { expectNothingSideways } from '@/tests/support/width'; it('holds', () => expectNothingSideways(page));`;
    expect(readTestsOf(text)).toEqual([{ title: 'holds', idle: null }]);
  });
});

describe('a test proves nothing', () => {
  it.each([
    ['that is skipped', `it.skip('holds', ${EXPECTS})`, 'is called by it.skip'],
    ['that is crossed out', `xit('holds', ${EXPECTS})`, 'is called by xit'],
    ['of which no case is run', `it.skip.each([1])('holds', ${EXPECTS})`, 'is called by it.skip.each'],
    ['that is to be done', `it.todo('holds')`, 'is called by it.todo'],
    ['that is known to fail', `it.failing('holds', ${EXPECTS})`, 'is called by it.failing'],
    ['that waits to be mended', `test.fixme('holds', ${EXPECTS})`, 'is called by test.fixme'],
    [
      'of a group that is skipped',
      `describe.skip('all', () => { it('holds', ${EXPECTS}) })`,
      'is within describe.skip',
    ],
    [
      'deep within a group that is crossed out',
      `xdescribe('all', () => describe('some', () => { it('holds', ${EXPECTS}) }))`,
      'is within xdescribe',
    ],
    [
      'of a group that waits',
      `test.describe.fixme('all', () => { test('holds', ${EXPECTS}) })`,
      'is within test.describe.fixme',
    ],
    [
      'whose group skips itself',
      `test.describe('all', () => { test.skip(true); test('holds', ${EXPECTS}) })`,
      'is skipped with its group',
    ],
    ['whose file skips itself', `test.fixme(); test('holds', ${EXPECTS})`, 'is skipped with its group'],
    [
      'that skips itself',
      `test('holds', () => { test.skip(isSlow); expect(1).toBe(1); })`,
      'may skip itself',
    ],
    [
      'beside one that runs alone',
      `it('holds', ${EXPECTS}); it.only(name, ${EXPECTS})`,
      'others of its file run alone',
    ],
    ['without a body', `it('holds')`, 'has no body'],
    ['that is empty', `it('holds', () => {})`, 'expects nothing'],
    ['that only does something', `it('holds', async () => { await lock(); })`, 'expects nothing'],
    ['without a case', `it.each([])('holds', ${EXPECTS})`, 'has no case'],
    [
      'of a group without a case',
      `describe.each([])('of %s', () => { it('holds', ${EXPECTS}) })`,
      'has no case',
    ],
    ['of the long run alone', `if (isLongRun) { it('holds', ${EXPECTS}) }`, 'depends on a condition'],
  ])('%s', (_what, text, idle) => {
    expect(readTestsOf(text)).toEqual([{ title: 'holds', idle }]);
  });

  it('that is commented out, or only spoken of', () => {
    expect(readTestsOf(`// it('holds', ${EXPECTS})\nconst says = "it('holds', …)";`)).toEqual([]);
  });
});

describe('the files of tests', () => {
  it.each([
    ['tests/unit/company/claims.test.ts', true],
    ['tests/components/kit/action.test.tsx', true],
    ['tests/integration/platform/append-only.test.ts', true],
    ['tests/integration/api/share/[token]/content/get.test.ts', true],
    ['tests/integration/api/webhooks/stripe/post.stripe.test.ts', true],
    ['tests/e2e/lock-a-deed.spec.ts', true],
    ['tests/unit/company/claims.ts', false],
    ['tests/unit/company/claims.test.js', false],
    ['tests/old/company/claims.test.ts', false],
    ['tests/e2e/lock-a-deed.test.ts', false],
    ['lib/company/content/claims/claims.test.ts', false],
  ])('%s is run: %p', (file, is) => {
    expect(isRun(file)).toBe(is);
  });

  it('are read as they are', () => {
    const own = readTests('tests/unit/company/written-tests.test.ts').map(({ title }) => title);
    expect(own).toContain('are read as they are');
  });
});
