import type { ComponentProps } from 'react';
import { Badge } from '@/components/ui/badge';
import type { ScanCheck } from '@/lib/vault/schema/scans';

/** What each check is called, as the specification names the first ones. */
export const checkTitles: Record<ScanCheck['check'], string> = {
  type: 'Document type',
  parties: 'Parties',
  signature: 'Signature check',
  seal: 'Seal verification',
  completeness: 'Document completeness',
  act: 'Notarial wording',
  venue: 'Venue',
  date: 'Dates',
  commission: 'Commission',
};

const results: Record<
  ScanCheck['result'],
  { label: string; variant: ComponentProps<typeof Badge>['variant'] }
> = {
  found: { label: 'Found', variant: 'success' },
  complete: { label: 'Readable', variant: 'success' },
  not_found: { label: 'Not found', variant: 'waiting' },
  unreadable: { label: 'Could not be read', variant: 'outline' },
};

/** What our rules saw in one PDF and on which pages. Nothing here says that a document is genuine: a program cannot. */
export function ScanChecks({ checks }: { checks: readonly ScanCheck[] }) {
  return (
    <>
      <ul className="mt-3 divide-y border-y empty:hidden">
        {checks.map(({ check, result, detail }) => (
          <li key={check} className="py-3 text-[0.9375rem] leading-6">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="font-sans text-base font-medium tracking-normal">{checkTitles[check]}</h3>
              <Badge variant={results[result].variant}>{results[result].label}</Badge>
            </div>
            <p className="mt-1 text-muted-foreground">{detail}</p>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted-foreground">
        It says what was seen and where. Only the notary and the state can say whether a signature or a seal
        is genuine.
      </p>
    </>
  );
}
