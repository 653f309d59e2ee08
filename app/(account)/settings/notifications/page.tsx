import type { Metadata } from 'next';
import { GuardsFrame } from '@/components/accounts/guards-frame';
import { OwnPreferences } from '@/components/notifications/own-preferences';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';

const { title, description, path } = getSitePage('/settings/notifications');

export const metadata: Metadata = { title, description, robots: { index: false } };

export default async function NotificationSettingsPage() {
  await requireActor(path);
  return (
    <GuardsFrame title={title} path={path} lead="How we tell you, about what, and when not to.">
      <OwnPreferences />
    </GuardsFrame>
  );
}
