'use client';

import { useState, type ReactNode } from 'react';
import { LocalTime } from '@/components/kit/local-time';
import { TableScroll } from '@/components/kit/table-scroll';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { formatNumber } from '@/lib/values/numbers';

const SHOWN_AT_ONCE = 25;

export type PartnerRow = {
  id: string;
  name: string;
  label: string;
  status: 'active' | 'pending' | 'inactive';
  /** null where nothing was counted yet */
  apiCalls: number | null;
  documents: number | null;
  lastSync: string | null;
};

const statuses = {
  active: { label: 'Active', variant: 'success' },
  pending: { label: 'Pending', variant: 'waiting' },
  inactive: { label: 'Inactive', variant: 'outline' },
} as const;

type PartnerTableProps = {
  label: string;
  partners: PartnerRow[];
  /** What can be done with a partner; without it there is no column for it. */
  actions?: (partner: PartnerRow) => ReactNode;
  /** Where the server has more than were loaded. */
  more?: { isLoading: boolean; onMore: () => void };
};

export function PartnerTable({ label, partners, actions, more }: PartnerTableProps) {
  const [limit, setLimit] = useState(SHOWN_AT_ONCE);
  const left = partners.length - limit;

  function showMore() {
    setLimit(limit + SHOWN_AT_ONCE);
    if (left < SHOWN_AT_ONCE) more?.onMore();
  }

  return (
    <div>
      <TableScroll folds label={label}>
        <table>
          <thead>
            <tr>
              <th scope="col">Partner</th>
              <th scope="col">Status</th>
              <th scope="col">API calls</th>
              <th scope="col">Documents</th>
              <th scope="col">Last sync</th>
              {actions && <th scope="col">Action</th>}
            </tr>
          </thead>
          <tbody>
            {partners.slice(0, limit).map((partner) => (
              <Row key={partner.id} partner={partner} actions={actions} />
            ))}
          </tbody>
        </table>
      </TableScroll>
      {(left > 0 || more) && (
        <Button
          variant="outline"
          className="mt-4"
          aria-disabled={more?.isLoading ?? false}
          onClick={showMore}
        >
          {more ? 'Show more' : `Show ${Math.min(left, SHOWN_AT_ONCE)} more of ${partners.length}`}
        </Button>
      )}
    </div>
  );
}

type RowProps = Pick<PartnerTableProps, 'actions'> & { partner: PartnerRow };

function Row({ partner, actions }: RowProps) {
  const { name, label, status, apiCalls, documents, lastSync } = partner;
  return (
    <tr>
      <th scope="row" className="sm:min-w-56">
        <span className="break-words">{name}</span>
        <span className="block font-normal text-muted-foreground">{label}</span>
      </th>
      <td data-label="Status">
        <Badge variant={statuses[status].variant}>{statuses[status].label}</Badge>
      </td>
      <td data-label="API calls">{countOr(apiCalls)}</td>
      <td data-label="Documents">{countOr(documents)}</td>
      <td data-label="Last sync">{lastSync ? <LocalTime value={lastSync} /> : <Nothing says="Never" />}</td>
      {actions && (
        <td data-label="Action" className="sm:whitespace-nowrap">
          {actions(partner)}
        </td>
      )}
    </tr>
  );
}

function countOr(count: number | null) {
  return count === null ? <Nothing says="None yet" /> : formatNumber(count);
}

/** A dash for the eye, a word for those who listen. */
function Nothing({ says }: { says: string }) {
  return (
    <>
      <span aria-hidden className="text-muted-foreground">
        –
      </span>
      <span className="sr-only">{says}</span>
    </>
  );
}
