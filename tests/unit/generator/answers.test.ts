import { readAnswers } from '@/lib/generator/rules/answers';
import type { TemplateField } from '@/lib/generator/schema';
import { AppError } from '@/lib/platform/errors';

const field = (own: Partial<TemplateField> = {}): TemplateField => ({
  name: 'grantor_name',
  label: 'Grantor',
  type: 'text',
  required: true,
  example: 'Jane Smith',
  ...own,
});

const read = (own: Partial<TemplateField>, value?: string) =>
  readAnswers([field(own)], value === undefined ? {} : { grantor_name: value });

function problemsOf(read: () => unknown): Record<string, string> | undefined {
  try {
    read();
  } catch (error) {
    if (error instanceof AppError) return error.fields;
    throw error;
  }
  return undefined;
}

describe('what was filled in', () => {
  it('is taken without space around it', () => {
    expect(read({}, '  Jane Smith ')).toEqual({ grantor_name: 'Jane Smith' });
  });

  it('is empty where an optional field was left out', () => {
    expect(read({ required: false })).toEqual({ grantor_name: '' });
  });

  it.each<[string, Partial<TemplateField>, string | undefined, string]>([
    ['a required field that is not there', {}, undefined, 'Please fill this in.'],
    ['a required field of spaces', {}, '   ', 'Please fill this in.'],
    ['a required field of signs that mean nothing', {}, '\uE000\uF8FF', 'Please fill this in.'],
    ['a line of 301 characters', {}, 'a'.repeat(301), 'Please use at most 300 characters.'],
    ['a line with a break', {}, 'Jane\nSmith', 'Please leave out line breaks.'],
    ['a day that is none', { type: 'date' }, '2026-02-30', 'Please enter a date.'],
    ['a day as people write it', { type: 'date' }, '11/24/2026', 'Please enter a date.'],
    ['a year that is none', { type: 'date' }, '0026-02-03', 'Please enter a date.'],
    ['words for a number', { type: 'number' }, 'ten', 'Please enter a number, such as 1500 or 99.50.'],
    ['a number below zero', { type: 'number' }, '-5', 'Please enter a number, such as 1500 or 99.50.'],
    ['more than a trillion', { type: 'number' }, '1000000000001', 'This number is too large.'],
    [
      'a choice that is not there',
      { type: 'select', options: ['one'] },
      'two',
      'Please choose from the list.',
    ],
  ])('is refused at the field: %s', (_, own, value, problem) => {
    expect(problemsOf(() => read(own, value))).toEqual({ grantor_name: problem });
  });

  it.each<[string, Partial<TemplateField>, string]>([
    ['a day', { type: 'date' }, '2028-02-29'],
    ['a whole number', { type: 'number' }, '0'],
    ['dollars and cents', { type: 'number' }, '1500.50'],
    ['a choice', { type: 'select', options: ['one', 'two'] }, 'two'],
    ['lines', { type: 'textarea' }, 'Lot 1\nBlock 2'],
    ['HTML, which is printed as it is', {}, '<b>Jane</b>'],
  ])('may be %s', (_, own, value) => {
    expect(read(own, value)).toEqual({ grantor_name: value });
  });

  it('is refused for a field that the template does not have', () => {
    expect(problemsOf(() => readAnswers([field()], { grantor_name: 'Jane', seal: 'x' }))).toEqual({
      seal: 'This template has no such field.',
    });
  });
});
