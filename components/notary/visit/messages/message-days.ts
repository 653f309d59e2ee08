import type { Message } from '@/lib/notary/schema/messages';

export type MessageDay = { day: string; label: string; messages: Message[] };

const dayLabel = new Intl.DateTimeFormat(undefined, { dateStyle: 'full' });
const timeLabel = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });

/** Messages under the days on which they were written, as the reader counts days. */
export function groupByDay(messages: readonly Message[]): MessageDay[] {
  const days: MessageDay[] = [];
  for (const message of messages) {
    const at = new Date(message.createdAt);
    const day = at.toDateString();
    if (days.at(-1)?.day !== day) days.push({ day, label: dayLabel.format(at), messages: [] });
    days.at(-1)?.messages.push(message);
  }
  return days;
}

export function timeOf(iso: string): string {
  return timeLabel.format(new Date(iso));
}
