import { chooseCover, findReviewProblem, isRedactable } from '@/lib/vault/rules/redaction-state';
import type { RedactionLevel } from '@/lib/vault/rules/redaction/choices';
import type { Box, Finding, PageNote } from '@/lib/vault/schema/redactions';

const box = (page: number): Box => ({ page, x: 0.1, y: 0.2, width: 0.3, height: 0.1 });
const finding = (id: string, ...boxes: Box[]): Finding => ({ id, rule: 'ssn', boxes });
const pages: PageNote[] = [1, 2].map((page) => ({ page, width: 612, height: 792, hasText: true }));
const findings = [finding('1', box(1), box(2)), finding('2', box(2))];

describe('what is covered', () => {
  it('is every finding that was not left out, and every drawn box', () => {
    expect(chooseCover(findings, { leftOut: ['2'], drawnBoxes: [box(1)] })).toEqual({
      boxes: [box(1), box(2), box(1)],
      fieldCount: 2,
    });
  });
});

describe('a review', () => {
  const problemOf = (
    review: { leftOut?: string[]; drawnBoxes?: Box[] },
    level: RedactionLevel = 'standard',
  ) => findReviewProblem({ level, findings, pages }, { leftOut: [], drawnBoxes: [], ...review });

  it.each([
    ['keeps all findings', {}],
    ['leaves out one', { leftOut: ['1'] }],
    ['leaves out all and draws a box', { leftOut: ['1', '2'], drawnBoxes: [box(2)] }],
  ])('can be applied when it %s', (_, review) => {
    expect(problemOf(review)).toBeNull();
  });

  it.each([
    ['leaves out what was not found', { leftOut: ['3'] }, 'leftOut'],
    ['draws on a page that does not exist', { drawnBoxes: [box(3)] }, 'drawnBoxes'],
    ['covers nothing', { leftOut: ['1', '2'] }, 'drawnBoxes'],
  ])('is refused when it %s', (_, review, field) => {
    expect(problemOf(review)?.field).toBe(field);
  });

  it('may cover nothing at the maximum level, which takes the text out of every page', () => {
    expect(problemOf({ leftOut: ['1', '2'] }, 'maximum')).toBeNull();
    expect(problemOf({ leftOut: ['1', '2'] }, 'minimal')).not.toBeNull();
  });
});

it.each([
  ['pdf', true],
  ['jpg', true],
  ['png', true],
  ['doc', false],
  ['docx', false],
] as const)('%s can be redacted: %s', (type, expected) => {
  expect(isRedactable(type)).toBe(expected);
});
