import { judgeAudit } from '@/scripts/audit';

const audit = (counts: object, vulnerabilities: object = {}) =>
  JSON.stringify({
    vulnerabilities,
    metadata: { vulnerabilities: { total: 0, high: 0, critical: 0, ...counts } },
  });

describe('what npm audit answered', () => {
  it('is good where no package has a known hole', () => {
    expect(judgeAudit(audit({}))).toEqual({
      code: 0,
      words: '0 packages with known holes, 0 critical and 0 high.',
    });
  });

  it('is bad where one is high, which is named with what mends it', () => {
    const holes = { lodash: { severity: 'high', range: '<4.17.21', fixAvailable: true } };
    expect(judgeAudit(audit({ total: 1, high: 1 }, holes))).toEqual({
      code: 1,
      words:
        '1 package with known holes, 0 critical and 1 high.\n  high lodash <4.17.21, mended by `npm audit fix`',
    });
  });

  it('is no answer where the registry cannot be asked, and says that nothing was checked', () => {
    const refused = JSON.stringify({ message: '405 Method Not Allowed', error: { summary: '' } });
    expect(judgeAudit(refused)).toEqual({
      code: 2,
      words: 'The registry could not be asked, so nothing was checked: 405 Method Not Allowed',
    });
    expect(judgeAudit('')).toMatchObject({ code: 2 });
  });
});
