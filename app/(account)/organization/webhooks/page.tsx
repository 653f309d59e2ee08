import type { Metadata } from 'next';
import { WebhookList } from '@/components/webhooks/webhook-list';
import { NoOrganization, WebhooksFrame } from '@/components/webhooks/webhooks-frame';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';
import { findWebhooks } from '@/lib/programs/queries/webhook-endpoints';

const { title, description, path } = getSitePage('/organization/webhooks');

export const metadata: Metadata = { title, description, robots: { index: false } };

export default async function WebhooksPage() {
  const webhooks = await findWebhooks(await requireActor(path));
  return (
    <WebhooksFrame title={title}>
      {webhooks ? (
        <WebhookList initial={webhooks.endpoints} isOwner={webhooks.isOwner} />
      ) : (
        <NoOrganization />
      )}
    </WebhooksFrame>
  );
}
