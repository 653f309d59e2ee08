import { mailAccountLink } from '@/lib/accounts/commands/account-mail';
import { tokenOf } from '@/lib/platform/mailed-link';
import { stableId } from '@/lib/platform/stable-id';
import { query } from './database';
import { listJobs } from './requests';

type Mailed = { subject: string; token: string };

/** Runs the jobs that mail links to accounts, as the worker does. Returns what each mail is called and the link it carries, oldest first. */
export async function sendWaitingLinks(): Promise<Mailed[]> {
  const waiting = await listJobs('account-mail');
  await query("DELETE FROM pgboss.job WHERE name = 'account-mail'");
  const links = await query<{ id: string }>(
    'SELECT id FROM mailed_links WHERE id = ANY ($1::uuid[]) ORDER BY sequence',
    [waiting],
  );
  const mailed: Mailed[] = [];
  for (const { id } of links) {
    await mailAccountLink(id);
    const [mail] = await query<{ subject: string; text: string }>(
      'SELECT subject, text FROM mails WHERE id = $1',
      [stableId('mailed link', id)],
    );
    if (mail) mailed.push({ subject: mail.subject, token: /#([\w-]{43})/.exec(mail.text)?.[1] ?? '' });
  }
  return mailed;
}

/** What the newest link of a purpose carries, without its mail. */
export async function newestToken(purpose: string): Promise<string> {
  const [link] = await query<{ id: string }>(
    'SELECT id FROM mailed_links WHERE purpose::text = $1 ORDER BY sequence DESC LIMIT 1',
    [purpose],
  );
  return tokenOf(link!.id);
}
