import { levelWords } from './alert-words';
import type { AlertLevel, AlertMoment } from '../schema/alerts';

const words: Record<string, string> = {
  'alert.raised': 'We raised this alert',
  'alert.escalated': 'A fraud report was sent',
  'alert.reopened': 'You marked it as active again',
  'deed.locked': 'The property was locked',
  'deed.reminded': 'We reminded you to pay',
  'deed.contested': 'Another account locked the same property',
  'deed.uncontested': 'The other lock ended',
  'deed.released': 'The lock ended',
};

/** What happened, as a line of a timeline. */
export function sayMoment({ type, by, detail }: AlertMoment): string {
  if (type === 'alert.resolved')
    return by === 'owner' ? 'You resolved it' : 'It was resolved, because it is over';
  if (type === 'alert.level_raised') return `Now ${levelWords[detail as AlertLevel].label.toLowerCase()}`;
  return words[type] ?? type;
}
