'use client';

import { useState } from 'react';
import { NotaryResults } from '@/components/notary/client/booking/notary-results';
import { SampleBooked } from '@/components/notary/client/booking/sample-booked';
import type { NotarySearch } from '@/components/notary/client/booking/search-address';
import { SearchForm } from '@/components/notary/client/booking/search-form';
import { Searching } from '@/components/notary/client/booking/searching';
import { useSearchAddress } from '@/components/notary/client/booking/use-search-address';
import { useWait } from '@/components/kit/use-wait';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { NotaryListing } from '@/lib/notary/schema/search';
import { SAMPLE_SEARCH_MS, sampleNotaries } from '@/lib/samples/notary-booking';

type Stage = { name: 'idle' | 'searching' | 'results' } | { name: 'booked'; notary: NotaryListing };

/** The booking as a visitor may try it out: idle, searching, results, booked. */
export function SampleBooking() {
  const { search, formKey, write } = useSearchAddress();
  const [stage, setStage] = useState<Stage>({ name: 'idle' });
  const wait = useWait();

  async function find(next: NotarySearch) {
    write(next);
    setStage({ name: 'searching' });
    await wait(SAMPLE_SEARCH_MS);
    setStage({ name: 'results' });
    toast({ title: 'Notaries Found!', description: `${sampleNotaries.length} sample notaries are shown.` });
  }

  function book(notary: NotaryListing) {
    setStage({ name: 'booked', notary });
    toast({
      title: 'Booking Confirmed!',
      description: 'This is a sample: nobody was asked, and nothing is booked.',
    });
  }

  if (stage.name === 'booked') {
    return (
      <SampleBooked
        notary={stage.notary}
        address={search.location}
        onBack={() => setStage({ name: 'results' })}
      />
    );
  }
  return (
    <div className="grid gap-8">
      <SearchForm key={formKey} search={search} onSearch={find} />
      {stage.name === 'searching' && <Searching />}
      {stage.name === 'results' && (
        <NotaryResults
          notaries={sampleNotaries}
          actions={(notary) => <BookSample notary={notary} onBook={() => book(notary)} />}
        />
      )}
    </div>
  );
}

/** Also of whoever is off duty, as with an account. */
function BookSample({ notary, onBook }: { notary: NotaryListing; onBook: () => void }) {
  return (
    <Button size="lg" onClick={onBook}>
      Book Now<span className="sr-only"> {notary.name}</span>
    </Button>
  );
}
