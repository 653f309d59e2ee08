'use client';

import { QuoteLink } from '@/components/pricing/quote-link';
import { QuoteTable } from '@/components/pricing/quote-table';
import { StateFeeNote } from '@/components/pricing/state-fee-note';
import { Alert, AlertTitle } from '@/components/ui/alert';
import { stateName } from '@/lib/catalog/content/states';
import { feeLimit } from '@/lib/pricing/content/fee-law-texts';
import { quoteSubject, quoteSummary } from '@/lib/pricing/content/quote-texts';
import { CANCELLATION_RULE } from '@/lib/pricing/rules/cancellation';
import type { FeeLaw } from '@/lib/pricing/rules/fee-law';
import { CORPORATE_TERMS_DAYS, quoteFor, TAX_PERCENT, type QuoteRequest } from '@/lib/pricing/rules/quote';

type QuotePanelProps = {
  request: QuoteRequest | null;
  /** Why an address that asked for a quote got none. */
  problems: string[];
  href: string;
  laws: FeeLaw[];
};

export function QuotePanel({ request, problems, href, laws }: QuotePanelProps) {
  const summary = request ? quoteSummary(request, quoteFor(request)) : '';

  return (
    <section aria-labelledby="quote" className="rounded-lg border bg-card p-5 sm:p-8">
      <h2 id="quote" className="text-2xl">
        Your quote
      </h2>
      <p role="status" className="sr-only">
        {summary}
      </p>
      {problems.length > 0 && (
        <Alert variant="destructive" className="mt-4">
          <AlertTitle>This address asks for something we cannot quote</AlertTitle>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Alert>
      )}
      {request ? (
        <QuoteDetails request={request} href={href} laws={laws} />
      ) : (
        <p className="mt-3 text-muted-foreground">
          Your quote appears once you calculate it. Here you will see each amount, how it was worked out and
          who sets it.
        </p>
      )}
    </section>
  );
}

type QuoteDetailsProps = { request: QuoteRequest; href: string; laws: FeeLaw[] };

function QuoteDetails({ request, href, laws }: QuoteDetailsProps) {
  const name = stateName(request.state);
  const law = laws.find(({ code }) => code === request.state);
  const isRemote = request.service === 'ron';
  const limit = law && feeLimit({ law, stateName: name, isRemote });

  return (
    <div className="mt-2 grid gap-5">
      <p className="text-muted-foreground">{quoteSubject(request, name)}</p>
      <QuoteTable request={request} quote={quoteFor(request)} stateName={name} limit={limit?.short} />
      {law && limit && <StateFeeNote law={law} limit={limit} stateName={name} isRemote={isRemote} />}
      <div className="grid gap-1 border-t pt-4 text-[0.9375rem] leading-6 text-muted-foreground">
        <p>{CANCELLATION_RULE}</p>
        <p>Companies pay by invoice within {CORPORATE_TERMS_DAYS} days.</p>
        <p>
          Tax is a flat {TAX_PERCENT}%, in a quote, an estimate and on the bill alike: our own rate in every
          state, not the sales tax of a place.
        </p>
        <p>A quote books nothing and charges nothing.</p>
      </div>
      <QuoteLink href={href} />
    </div>
  );
}
