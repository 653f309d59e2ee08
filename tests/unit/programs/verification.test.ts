import type { Finding } from '@/lib/preflight/schema';
import { judgeRecording } from '@/lib/programs/rules/verification';

const fee = { lines: [], total: null };
const finding = (rule: string, changes: Partial<Finding> = {}): Finding => ({
  rule,
  severity: 'unknown',
  page: null,
  text: `About ${rule}.`,
  ...changes,
});
const judge = (findings: Finding[], hasRules = true) =>
  judgeRecording({ verdict: 'unknown', findings, fee }, { hasRules });

describe('the confidence of a check for recording', () => {
  it('is whole where each of nine checks could be judged, whatever they found', () => {
    expect(judge([])).toEqual({ confidence: 1, issues: [] });
    expect(judge([finding('margin-left', { severity: 'reject' })])).toEqual({
      confidence: 1,
      issues: ['About margin-left.'],
    });
  });

  it.each([
    ['page-size'],
    ['margins'],
    ['type-size'],
    ['scan-resolution'],
    ['element-return-address'],
    ['party-grantee'],
    ['certificate-seal'],
    ['element-certificate'],
    ['county-rules'],
    ['document-type'],
  ])('lacks one check of nine where nobody knows about %s', (rule) => {
    expect(judge([finding(rule)]).confidence).toBe(0.89);
  });

  it('counts a check once, however much of it is open, and no advice of ours', () => {
    const open = [finding('party-grantee'), finding('party-grantor')];
    expect(judge(open).confidence).toBe(0.89);
    expect(judge([finding('document-title', { isAdvice: true })]).confidence).toBe(1);
  });

  it('is a third for a place of which we have read nothing', () => {
    expect(judge([finding('county-rules')], false).confidence).toBe(0.33);
  });
});
