'use client';

import { useState } from 'react';
import { FileLink } from '@/components/files/file-link';
import { LocalTime } from '@/components/kit/local-time';
import { buttonVariants } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { fraudCaseUrl } from '@/lib/fraud/rules/urls';
import type { PackDocument } from '@/lib/recovery/schema';

type PackCardProps = { caseId: string; documents: PackDocument[] };

/** The recovery pack of a case; which documents go along is for its owner to say, because others will read them. */
export function PackCard({ caseId, documents }: PackCardProps) {
  const [chosen, setChosen] = useState(
    () => new Set(documents.filter(({ isEvidence }) => isEvidence).map(({ id }) => id)),
  );
  const url = fraudCaseUrl(caseId);
  const query = chosen.size > 0 ? `?documents=${[...chosen].join(',')}` : '';

  function toggle(id: string) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  }

  return (
    <section aria-labelledby="pack">
      <h2 id="pack">Recovery pack</h2>
      <p className="mt-2 max-w-[65ch]">
        Letters to the county recorder, the police and your title insurer, and a worksheet for the FBI’s IC3,
        filled with the facts of this case; the checklist; what was recorded, and the chain of title; and the
        proof of your lock. We do not send it: you do.
      </p>
      {documents.length > 0 && (
        <fieldset className="mt-5">
          <legend className="font-medium">Documents that go along</legend>
          <p className="text-sm text-muted-foreground">
            From your vault, with their proofs. Whoever gets the pack can read them.
          </p>
          <ul className="mt-2 divide-y border-y">
            {documents.map(({ id, name, storedAt }) => (
              <li key={id}>
                <label className="flex min-h-11 items-center gap-3 py-2">
                  <Checkbox checked={chosen.has(id)} onChange={() => toggle(id)} />
                  <span className="min-w-0 wrap-anywhere">
                    {name}
                    <span className="block text-sm text-muted-foreground">
                      stored <LocalTime value={storedAt} />
                    </span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <FileLink href={`${url}/pack${query}`} className={buttonVariants({ size: 'lg' })}>
          Download the pack (ZIP)
        </FileLink>
        <FileLink
          href={`${url}/pack.pdf${query}`}
          className={buttonVariants({ size: 'lg', variant: 'outline' })}
        >
          As one PDF
        </FileLink>
      </div>
    </section>
  );
}
