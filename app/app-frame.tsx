import type { ReactNode } from 'react';
import { AppShell } from '@/app/app-shell';
import { readFrame } from '@/app/own-account';
import { SiteFrame } from '@/app/site-frame';
import { findActor } from '@/lib/platform/session';

/** Around the pages of whoever is signed in. No lock: without anybody the page itself sends to the login, or is a visitor’s. */
export async function AppFrame({ children }: { children: ReactNode }) {
  const actor = await findActor();
  if (!actor) return <SiteFrame>{children}</SiteFrame>;
  const { account, counts } = await readFrame(actor);
  return (
    <AppShell user={account.user} counts={counts}>
      {children}
    </AppShell>
  );
}
