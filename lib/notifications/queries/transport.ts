import 'server-only';
import { env } from '@/lib/platform/env';

/** Whether mail goes out; without a mail server it is only kept, to be read here. */
export function sendsMail(): boolean {
  return Boolean(env().SMTP_URL);
}
