import type { Metadata } from 'next';
import { PropertyPage } from '@/components/deeds/property-page';
import { ShareSection } from '@/components/organizations/share-section';
import { Announcements } from '@/components/properties/announcements';
import { OpenAlerts } from '@/components/properties/open-alerts';
import { PropertyBanner } from '@/components/properties/property-banner';
import { PropertyHistory } from '@/components/properties/property-history';
import { LockAccessSection } from '@/components/programs/lock-access';
import { TitleChainSection } from '@/components/properties/title-chain';
import { getLockedDeed } from '@/lib/deeds/queries';
import { lockIdSchema } from '@/lib/deeds/schema';
import { findOwnSharing } from '@/lib/organizations/queries/sharing';
import type { Actor } from '@/lib/platform/actor';
import { AppError } from '@/lib/platform/errors';
import { orNotFound } from '@/lib/platform/page';
import { requireActor } from '@/lib/platform/session';
import { findLockAccess } from '@/lib/programs/queries/consents';
import { getPropertyHistory } from '@/lib/properties/queries/history';
import { propertyPageSchema, type TimelineKind } from '@/lib/properties/schema/timeline';
import { getSitePage } from '@/lib/site/site';

const { title, description } = getSitePage('/properties/[id]');

export const metadata: Metadata = { title, description, robots: { index: false } };

type OnePropertyPageProps = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export default async function OnePropertyPage({ params, searchParams }: OnePropertyPageProps) {
  const { id } = await params;
  const filter = propertyPageSchema.parse(await searchParams);
  const actor = await requireActor(`/properties/${id}`);
  const { deed, history, access, sharing } = await orNotFound(readProperty(actor, { wanted: id, ...filter }));

  return (
    <div data-product="deedguard" className="page">
      <div className="grid max-w-4xl grid-cols-1 gap-8">
        <PropertyPage initial={deed}>
          <PropertyBanner history={history} />
        </PropertyPage>
        <OpenAlerts alerts={history.alerts} />
        <TitleChainSection chain={history.chain} ownerName={history.ownerName} />
        {access && <LockAccessSection lockId={deed.id} access={access} />}
        {sharing && <ShareSection sharing={sharing} name={history.propertyAddress} />}
        <Announcements lockId={deed.id} isEnded={deed.status === 'released'} />
        <PropertyHistory id={deed.id} history={history} kind={filter.kind} />
      </div>
    </div>
  );
}

type Asked = { wanted: string; asOf?: string; kind?: TimelineKind };

async function readProperty(actor: Actor, { wanted, ...filter }: Asked) {
  const { data } = lockIdSchema.safeParse({ id: wanted });
  if (!data) throw new AppError('not_found', 'There is no such lock.');
  const [deed, history, access] = await Promise.all([
    getLockedDeed(actor, data.id),
    getPropertyHistory(actor, { ...filter, id: data.id }),
    findLockAccess(actor, data.id),
  ]);
  const sharing = await findOwnSharing(actor, { kind: 'property', id: history.firstId });
  return { deed, history, access, sharing };
}
