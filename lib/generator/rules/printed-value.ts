import { longDay } from '@/lib/values/date-format';
import type { TemplateField } from '../schema';
import { asksForCounty, countyName } from './county';

/**
 * A value as a document prints it: a day in words, a county without that word, everything else as it was typed, without space
 * around it.
 */
export function printedValue(field: Pick<TemplateField, 'name' | 'type'>, value: string): string {
  const text = value.trim();
  if (text === '') return text;
  if (field.type === 'date') return longDay(text);
  return asksForCounty(field) ? countyName(text) : text;
}
