import { urgencyOptions, type NotarySearch } from '@/components/notary/client/booking/search-address';
import { Button } from '@/components/ui/button';
import { serviceLabel } from '@/lib/notary/rules/services';

/** Nobody fits now; a request waits until somebody does. */
export function NobodyFound({ search, onAsk }: { search: NotarySearch; onAsk: () => void }) {
  const when = urgencyOptions.find(({ value }) => value === search.urgency)?.label ?? '';
  return (
    <section
      aria-labelledby="nobody-found"
      className="grid justify-items-start gap-4 rounded-lg border bg-card p-5 sm:p-7"
    >
      <h2 id="nobody-found" className="text-2xl">
        No notaries match this search
      </h2>
      <p className="measure text-muted-foreground">
        Nobody near {search.location} is free for {serviceLabel(search.serviceType).toLowerCase()} (
        {when.toLowerCase()}). Try another day, or send a request anyway: it waits, and is offered to notaries
        as they become free. If nobody accepts, you owe nothing. A remote session needs nobody near you.
      </p>
      <Button onClick={onAsk}>Send a request</Button>
    </section>
  );
}
