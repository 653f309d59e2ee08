'use client';

import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { getNotaryLaw } from '@/lib/catalog/content/notary-law';
import { stateRequirements } from '@/lib/catalog/content/state-requirements';
import { getState } from '@/lib/catalog/content/states';
import { feeText, ronText, termText } from '@/lib/catalog/rules/notary-law';
import type { NotaryLaw } from '@/lib/catalog/schema';

type StateCardProps = {
  /** Two letters, USPS. */
  code: string;
  /** In the sample library. */
  documentCount: number;
  onShow: () => void;
};

/** What the law of a state says of its notaries, as the catalog has it; the sources are on the page of the state. */
export function StateCard({ code, documentCount, onShow }: StateCardProps) {
  const { name, slug } = getState(code);
  const law = getNotaryLaw(code);

  return (
    <li className="flex min-w-0 flex-col rounded-lg border bg-card p-5">
      <h5 className="flex flex-wrap items-center gap-2 font-serif text-xl leading-tight font-semibold">
        {name} <Badge>{code}</Badge>
      </h5>
      <dl className="mt-4 grid gap-x-4 gap-y-1 text-[0.9375rem] leading-6 sm:grid-cols-[9rem_1fr] sm:gap-y-2 max-sm:[&_dd]:mb-2 [&_dt]:text-muted-foreground">
        {factsOf(law).map(([label, value]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <dt>Documents</dt>
        <dd>{documentCount} in the sample library below</dd>
      </dl>
      <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-2 pt-5">
        <Button variant="outline" className="needs-script" onClick={onShow}>
          Show documents<span className="sr-only"> of {name}</span>
        </Button>
        <Link href={`/state-documents/${slug}`} prefetch={false} className="py-1 text-[0.9375rem] text-link">
          Law and sources<span className="sr-only"> of {name}</span>
        </Link>
      </div>
    </li>
  );
}

function factsOf(law: NotaryLaw): [label: string, value: string][] {
  const { code, termYears, commissionFeeCents, ron } = law;
  const special = stateRequirements.filter((each) => each.code === code).map((each) => each.requirement);
  return [
    ['Commission', termText(termYears)],
    ['Commission fee', feeText(commissionFeeCents)],
    ['Renewal', renewalOf(termYears)],
    // A remote act is an electronic one; of electronic acts face to face the catalog holds nothing.
    ['E-notarization', ron !== 'unknown' && ron.value === 'permanent' ? 'In remote acts' : 'Unknown'],
    ['Remote (RON)', ronText(ron)],
    ['Special requirements', special.length > 0 ? special.join(', ') : 'Unknown'],
  ];
}

function renewalOf(term: NotaryLaw['termYears']): string {
  if (term === 'unknown') return 'Unknown';
  return term.value === 'life' ? 'Not required' : 'Required';
}
