'use client';

import { saveRepaired, type Checked } from '@/components/preflight/calls';
import { useAction } from '@/components/kit/use-action';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { Finding, RepairKind } from '@/lib/preflight/schema';

type RepairPanelProps = { checked: Checked; findings: Finding[] };

const says: Record<RepairKind, string> = {
  'scale-pages': 'Pages that do not fit are moved or made smaller, until their ink keeps to the margins.',
  'cover-sheet':
    'A cover sheet goes in front. It keeps the space for the recorder, and has lines for the return address, which you fill in.',
};

/** What we can make of the file, and what that does not change. */
export function RepairPanel({ checked, findings }: RepairPanelProps) {
  const { act, isPending, problem, dialog } = useAction(saveRepaired, {
    says: { title: 'The repaired PDF was downloaded', description: 'Check it before you print it.' },
  });
  const repairs = [...new Set(findings.flatMap(({ repair }) => repair ?? []))];
  if (repairs.length === 0) return null;

  return (
    <section aria-labelledby="preflight-repair" className="grid gap-3">
      <h3 id="preflight-repair" className="text-xl">
        What we can repair
      </h3>
      <ul className="measure list-disc pl-5">
        {repairs.map((repair) => (
          <li key={repair}>{says[repair]}</li>
        ))}
      </ul>
      <p className="measure text-muted-foreground">
        A repaired copy does not change a paper that is already signed. Print it and have it signed and
        notarized again, or ask the recorder whether the signed paper is taken as it is.
      </p>
      {problem && (
        <Alert role="alert" variant="destructive">
          <AlertTitle>Nothing was repaired</AlertTitle>
          <AlertDescription>{problem}</AlertDescription>
        </Alert>
      )}
      <p>
        <Button disabled={isPending} onClick={() => void act({ ...checked, repairs })}>
          {isPending && <Spinner />}
          <span aria-live="polite">{isPending ? 'Repairing' : 'Download the repaired PDF'}</span>
        </Button>
      </p>
      {dialog}
    </section>
  );
}
