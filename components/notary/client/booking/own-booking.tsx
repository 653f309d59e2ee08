'use client';

import { useState, type ComponentProps } from 'react';
import type { RequestDialog } from '@/components/notary/client/request-form/request-dialog';
import { Booked } from '@/components/notary/client/booking/booked';
import { NobodyFound } from '@/components/notary/client/booking/nobody-found';
import { countOf, NotaryResults } from '@/components/notary/client/booking/notary-results';
import { isComplete, type NotarySearch } from '@/components/notary/client/booking/search-address';
import { SearchForm } from '@/components/notary/client/booking/search-form';
import { Searching } from '@/components/notary/client/booking/searching';
import { useSearchAddress } from '@/components/notary/client/booking/use-search-address';
import { accountClient } from '@/components/kit/account-client';
import { LoadFailure } from '@/components/kit/load-failure';
import { useOnDemand } from '@/components/kit/use-on-demand';
import { useRead } from '@/components/kit/use-read';
import { findNotaries } from '@/components/notary/queries';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { RequestView } from '@/lib/notary/schema/requests';

const loadDialog = () =>
  import('@/components/notary/client/request-form/request-dialog').then((module) => module.RequestDialog);

type Preferred = { id: string; name: string };

/** Finds notaries who can come, and makes a request that asks the chosen one first. */
export function OwnBooking() {
  const { search, formKey, write } = useSearchAddress();
  const [booked, setBooked] = useState<RequestView | null>(null);
  const [Dialog, askDialog] = useOnDemand<ComponentProps<typeof RequestDialog>>(loadDialog);
  const [asking, setAsking] = useState<{ preferred?: Preferred } | null>(null);

  /** Also when the same is searched again: who is free changes by the minute. */
  async function find(next: NotarySearch) {
    write(next);
    const found = await accountClient()
      .fetchQuery({ ...findNotaries(next), staleTime: 0 })
      // The results show why it failed.
      .catch(() => []);
    if (found.length > 0) toast({ title: 'Notaries Found!', description: `${countOf(found)} can come.` });
  }

  function confirm(request: RequestView) {
    setBooked(request);
    toast({ title: 'Booking Confirmed!', description: confirmationOf(asking?.preferred) });
  }

  async function ask(preferred?: Preferred) {
    if (await askDialog()) setAsking({ preferred });
  }

  if (booked) return <Booked key={booked.id} request={booked} onBack={() => setBooked(null)} />;
  return (
    <div className="grid gap-8">
      <SearchForm key={formKey} search={search} onSearch={find} />
      {isComplete(search) && <Found search={search} onBook={(preferred) => void ask(preferred)} />}
      {Dialog && asking && (
        <Dialog
          preferred={asking.preferred}
          initial={search}
          isBooking
          onCreated={confirm}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  );
}

function confirmationOf(preferred?: Preferred): string {
  const first = preferred ? `${preferred.name} is asked first` : 'We are looking for a notary';
  return `We have your request. ${first}, and you see here when somebody has accepted.`;
}

type FoundProps = { search: NotarySearch; onBook: (preferred?: Preferred) => void };

function Found({ search, onBook }: FoundProps) {
  const query = useRead(findNotaries(search));
  const { data, error } = query;

  if (error) return <LoadFailure query={query} title="The search failed" />;
  if (!data) return <Searching />;
  if (data.length === 0) return <NobodyFound search={search} onAsk={() => onBook()} />;
  return (
    <NotaryResults
      notaries={data}
      actions={({ id, name }) => (
        <Button size="lg" onClick={() => onBook({ id, name })}>
          Book Now<span className="sr-only"> {name}</span>
        </Button>
      )}
    />
  );
}
