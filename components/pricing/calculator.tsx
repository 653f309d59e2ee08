'use client';

import { useState } from 'react';
import { useQueryParams } from '@/components/kit/query-params';
import { QuoteForm } from '@/components/pricing/quote-form';
import { QuotePanel } from '@/components/pricing/quote-panel';
import { states } from '@/lib/catalog/content/states';
import type { FeeLaw } from '@/lib/pricing/rules/fee-law';
import type { QuoteRequest } from '@/lib/pricing/rules/quote';
import {
  fieldsOf,
  fieldsOfRequest,
  readQuote,
  type QuoteField,
  type QuoteFields,
} from '@/lib/pricing/rules/quote-request';

const stateCodes = states.map(({ code }) => code);

/** The address holds the quote: opening one shows it, and calculating writes one. */
export function Calculator({ laws }: { laws: FeeLaw[] }) {
  const { params, setParams } = useQueryParams();
  const query = params.toString();
  const [filled, setFilled] = useState({ query, times: 0 });
  const asked = fieldsOf(params);
  const { request, fields, notes, problems } = readQuote(asked, stateCodes);

  // The address changed by a link or by going back: the fields follow it. After "Calculate" they stay as they are.
  if (query !== filled.query) setFilled({ query, times: filled.times + 1 });

  function show(next: QuoteRequest) {
    setParams(fieldsOfRequest(next));
    const written = new URLSearchParams(location.search).toString();
    setFilled(({ times }) => ({ query: written, times }));
  }

  return (
    <div className="mt-10 grid items-start gap-6 lg:grid-cols-[5fr_7fr] lg:gap-10">
      <QuoteForm key={filled.times} fields={fields} notes={notes} onQuote={show} />
      <QuotePanel
        request={request}
        problems={problemsOfGiven(asked, problems)}
        href={request ? addressOf(request) : ''}
        laws={laws}
      />
    </div>
  );
}

/** Nobody is told to choose what the address did not speak of. */
function problemsOfGiven(asked: QuoteFields, problems: Partial<QuoteFields>): string[] {
  return (Object.entries(problems) as [QuoteField, string][])
    .filter(([field]) => asked[field] !== '')
    .map(([, problem]) => problem);
}

function addressOf(request: QuoteRequest): string {
  const given = Object.entries(fieldsOfRequest(request)).filter(([, value]) => value !== '');
  return `${location.origin}${location.pathname}?${new URLSearchParams(given)}`;
}
