import { randomUUID } from 'node:crypto';
import { notify, type NotificationInput } from '@/lib/notifications/commands/notify';
import { notifyByMail } from '@/lib/notifications/commands/notify-by-mail';
import type { PreferencesInput } from '@/lib/notifications/schema/preferences';
import { transaction } from '@/lib/platform/db';
import type { Person } from './actors';
import { asWritten, query } from './database';

const news = {
  type: 'invoice.paid',
  title: 'An invoice was paid',
  message: 'INV-2026-0001 is paid.',
} as const;

/** Tells somebody something, as a command would. */
export async function tell({ actor }: Person, input: Partial<NotificationInput> = {}): Promise<string> {
  const id = randomUUID();
  await transaction((tx) => notify(tx, { id, userId: actor.id, ...news, ...input }));
  return id;
}

/** What an account was told, oldest first. */
export const listNotifications = (userId: string) =>
  query<{ type: string; title: string; message: string; href: string | null }>(
    `SELECT type, title, message, href FROM notifications WHERE user_id = $1 ORDER BY ${asWritten}`,
    [userId],
  );

/** The same by email. */
export async function tellByMail({ actor }: Person, input: Partial<NotificationInput> = {}): Promise<string> {
  const id = randomUUID();
  await transaction((tx) => notifyByMail(tx, { id, userId: actor.id, ...news, ...input }));
  return id;
}

export function preferencesInput(overrides: Partial<PreferencesInput> = {}): PreferencesInput {
  return {
    emailEnabled: true,
    smsEnabled: false,
    pushEnabled: true,
    inAppEnabled: true,
    quietHours: { enabled: false, start: '22:00', end: '07:00' },
    alertTypes: {
      alerts: true,
      locks: true,
      documents: true,
      visits: true,
      invoices: true,
      plan: true,
      account: true,
    },
    ...overrides,
  };
}
