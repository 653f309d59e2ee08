import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NeedsOrganization } from '@/components/organizations/needs-organization';
import { OrganizationFrame } from '@/components/organizations/organization-frame';
import { WebhookPage } from '@/components/webhooks/webhook-page';
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
    <OrganizationFrame title={endpoint?.url ?? title} path={LIST}>
      {webhooks && endpoint ? (
        <div className="max-w-3xl">
          <WebhookPage initial={endpoint} isOwner={webhooks.isOwner} />
        </div>
      ) : (
        <NeedsOrganization what="Webhooks" />
      )}
    </OrganizationFrame>
  );
}
