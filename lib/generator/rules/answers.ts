import { AppError } from '@/lib/platform/errors';
import type { FieldValues, TemplateField } from '../schema';

const REQUIRED = 'Please fill this in.';
const MOST_OF_A_LINE = 300;
/** They mean nothing on paper, and one of them marks what was left empty. */
const PRIVATE_USE = /\p{Co}/gu;
const MOST_OF_A_NUMBER = 1_000_000_000_000;

type Problem = string | null;

/**
 * What was filled in, by the fields of the template: every field has a value, an empty one where it was left out. Throws
 * `validation_failed`, with what is wrong of each field by its name, also of fields that the template does not have.
 */
export function readAnswers(fields: TemplateField[], formData: FieldValues): FieldValues {
  const answerOf = ({ name }: TemplateField) => (formData[name] ?? '').replace(PRIVATE_USE, '').trim();
  const known = new Set(fields.map(({ name }) => name));
  const strangers = Object.keys(formData).filter((name) => !known.has(name));
  const problems = [
    ...fields.map((field) => [field.name, problemOf(field, answerOf(field))] as const),
    ...strangers.map((name) => [name, 'This template has no such field.'] as const),
  ].filter((entry): entry is [string, string] => entry[1] !== null);
  if (problems.length > 0) {
    const message =
      problems.length === 1 ? 'One field needs attention.' : `${problems.length} fields need attention.`;
    throw new AppError('validation_failed', message, { fields: Object.fromEntries(problems) });
  }
  return Object.fromEntries(fields.map((field) => [field.name, answerOf(field)]));
}

function problemOf(field: TemplateField, value: string): Problem {
  if (value === '') return field.required ? REQUIRED : null;
  if (field.type !== 'textarea' && value.length > MOST_OF_A_LINE) {
    return `Please use at most ${MOST_OF_A_LINE} characters.`;
  }
  if (field.type !== 'textarea' && /[\n\r]/.test(value)) return 'Please leave out line breaks.';
  if (field.type === 'date') return isDay(value) ? null : 'Please enter a date.';
  if (field.type === 'number') return numberProblem(value);
  if (field.type === 'select') return field.options?.includes(value) ? null : 'Please choose from the list.';
  return null;
}

function numberProblem(value: string): Problem {
  if (!/^\d{1,13}(?:\.\d{1,2})?$/.test(value)) return 'Please enter a number, such as 1500 or 99.50.';
  return Number(value) > MOST_OF_A_NUMBER ? 'This number is too large.' : null;
}

/** A day of the calendar as a date input sends it, between 1900 and 2199. */
function isDay(value: string): boolean {
  if (!/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/.test(value)) return false;
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === value;
}
