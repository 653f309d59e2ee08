import type { Metadata } from 'next';
import { NeedsOrganization } from '@/components/organizations/needs-organization';
import { OrganizationFrame } from '@/components/organizations/organization-frame';
import { WebhookList } from '@/components/webhooks/webhook-list';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';
import { findWebhooks } from '@/lib/programs/queries/webhook-endpoints';

const { title, description, path } = getSitePage('/organization/webhooks');

export const metadata: Metadata = { title, description, robots: { index: false } };

export default async function WebhooksPage() {
  const webhooks = await findWebhooks(await requireActor(path));
  return (
    <OrganizationFrame
      title={title}
      path={path}
      lead="We post signed events to your server when something happens, so that your programs need not ask."
    >
      {webhooks ? (
        <div className="max-w-3xl">
          <WebhookList initial={webhooks.endpoints} isOwner={webhooks.isOwner} />
        </div>
      ) : (
        <NeedsOrganization what="Webhooks" />
      )}
    </OrganizationFrame>
  );
}
