import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { WebhookPage } from '@/components/webhooks/webhook-page';
import { NoOrganization, WebhooksFrame } from '@/components/webhooks/webhooks-frame';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';
import { findWebhooks } from '@/lib/programs/queries/webhook-endpoints';

const { title, description } = getSitePage('/organization/webhooks/[id]');
const LIST = '/organization/webhooks';

export const metadata: Metadata = { title, description, robots: { index: false } };

export default async function OneWebhookPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const webhooks = await findWebhooks(await requireActor(`${LIST}/${id}`));
  const endpoint = webhooks?.endpoints.find((listed) => listed.id === id.toLowerCase());
  if (webhooks && !endpoint) notFound();
  return (
    <WebhooksFrame title={endpoint?.url ?? title} back={{ href: LIST, label: 'Back to your webhooks' }}>
      {webhooks && endpoint ? (
        <WebhookPage initial={endpoint} isOwner={webhooks.isOwner} />
      ) : (
        <NoOrganization />
      )}
    </WebhooksFrame>
  );
}
