'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { LocalTime } from '@/components/kit/local-time';
import { TableScroll } from '@/components/kit/table-scroll';
import { StopSharing } from '@/components/organizations/stop-sharing';
import { sharedKindWords } from '@/lib/organizations/rules/sharing';
import type { SharedItem, SharedKind } from '@/lib/organizations/schema/sharing';

type SharedListProps = { kind: SharedKind; items: SharedItem[]; organization: string };

/** What members share, one kind of it. A row opens its page. */
export function SharedList({ kind, items, organization }: SharedListProps) {
  const { plural } = sharedKindWords[kind];
  return (
    <TableScroll folds label={`${plural} that are shared`}>
      <table className="row-pages">
        <thead>
          <tr>
            <th scope="col">{plural}</th>
            <th scope="col">Shared by</th>
            <th scope="col">Since</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Row key={item.thingId} {...{ kind, item, organization }} />
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function Row({ kind, item, organization }: { kind: SharedKind; item: SharedItem; organization: string }) {
  const { thingId, title, detail, sharedBy, sharedAt, isOwn, mayEnd } = item;
  const router = useRouter();
  return (
    <tr>
      <th scope="row">
        <Link href={sharedKindWords[kind].sharedHref(thingId)} prefetch={false} className="wrap-anywhere">
          {title}
        </Link>
        <span className="block text-sm font-normal wrap-anywhere text-muted-foreground">{detail}</span>
      </th>
      <td data-label="Shared by">
        <span className="wrap-anywhere">
          {sharedBy}
          {isOwn && ' (you)'}
        </span>
      </td>
      <td data-label="Since">
        <LocalTime value={sharedAt} isDay />
      </td>
      <td data-label="Change" className={mayEnd ? undefined : 'max-sm:hidden!'}>
        {mayEnd ? (
          <StopSharing
            thing={{ kind, id: thingId }}
            {...{ organization, isOwn }}
            name={title}
            onStopped={() => router.refresh()}
          />
        ) : (
          <span className="text-muted-foreground">–</span>
        )}
      </td>
    </tr>
  );
}
