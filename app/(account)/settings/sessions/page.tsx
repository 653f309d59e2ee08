import type { Metadata } from 'next';
import { GuardsFrame } from '@/components/accounts/guards-frame';
import { SessionList } from '@/components/accounts/session-list';
import { listSessions } from '@/lib/accounts/queries/sessions';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';

const { title, description, path } = getSitePage('/settings/sessions');

export const metadata: Metadata = { title, description, robots: { index: false } };

export default async function SessionsPage() {
  const actor = await requireActor(path);
  return (
    <GuardsFrame
      title={title}
      path={path}
      lead="Where your account is logged in. If you don’t know one of these browsers, end its session and change your password."
    >
      <SessionList initialSessions={await listSessions(actor)} />
      <p className="text-sm text-muted-foreground">
        Browsers report their own names. The time of last use is exact to the hour. A session that is ended
        can change nothing from that moment on, and read nothing 10 seconds later.
      </p>
    </GuardsFrame>
  );
}
