import type { Metadata } from 'next';
import { GuardsFrame } from '@/components/accounts/guards-frame';
import { WatchedProperties } from '@/components/properties/watched-properties';
import { WatchList } from '@/components/properties/watch-list';
import { requireActor } from '@/lib/platform/session';
import { listOwnProperties } from '@/lib/properties/queries/properties';
import { listWatches } from '@/lib/properties/queries/watches';
import { WATCH_BACK_DAYS } from '@/lib/properties/rules/watching';
import { getSitePage } from '@/lib/site/site';

const { title, description, path } = getSitePage('/settings/watches');
const SHOWN = 10;

export const metadata: Metadata = { title, description, robots: { index: false } };

export default async function WatchesPage() {
  const actor = await requireActor(path);
  const [{ properties, counts }, watches] = await Promise.all([listOwnProperties(actor), listWatches(actor)]);
  const inForce = properties.filter(({ status }) => status !== 'released').slice(0, SHOWN);
  return (
    <GuardsFrame
      title={title}
      path={path}
      lead="What we look for in the recording indexes that are delivered to us. A match raises an alert."
    >
      <WatchedProperties properties={inForce} count={counts.locked} />
      <WatchList initialWatches={watches} />
      <p className="text-sm text-muted-foreground">
        Counties keep their own indexes. We compare those that are delivered to us, when they are, and do not
        promise which counties those are. A name that you add is also compared with the recordings of the{' '}
        {WATCH_BACK_DAYS} days before. It is found where its last name begins as you wrote it; nicknames and
        initials of the first name are found too.
      </p>
    </GuardsFrame>
  );
}
