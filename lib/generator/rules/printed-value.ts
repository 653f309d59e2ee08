import type { TemplateField } from '../schema';

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A value as a document prints it: a day in words, everything else as it was typed, without space around it. */
export function printedValue({ type }: Pick<TemplateField, 'type'>, value: string): string {
  const text = value.trim();
  return type === 'date' && text !== '' ? longDay.format(new Date(text)) : text;
}
