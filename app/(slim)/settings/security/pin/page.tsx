import type { Metadata } from 'next';
import { GuardsFrame } from '@/components/accounts/guards-frame';
import { PinSettings } from '@/components/accounts/pin-settings';
import { GuardedActs } from '@/components/session/guarded-acts';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';

const { title, description, path } = getSitePage('/settings/security/pin');

export const metadata: Metadata = { title, description, robots: { index: false } };

export default async function SecurityPinPage() {
  await requireActor(path);
  return (
    <GuardsFrame
      title={title}
      path={path}
      lead="Six digits that only you know. We ask for them before a lock is released or a document leaves."
    >
      <div className="grid gap-4">
        <PinSettings />
        <GuardedActs />
      </div>
    </GuardsFrame>
  );
}
