'use client';

import { useRef, type ReactNode } from 'react';
import type { Checked } from '@/components/preflight/calls';
import { FeeTable } from '@/components/preflight/fee-table';
import { FindingList } from '@/components/preflight/finding-list';
import { MarkedPages } from '@/components/preflight/marked-pages';
import { RepairPanel } from '@/components/preflight/repair-panel';
import type { PdfPagesHandle } from '@/components/files/reader/pdf-pages';
import { Verdict } from '@/components/evidence/verdict';
import { bringIntoView } from '@/components/kit/bring-into-view';
import { useCounties } from '@/components/preflight/use-counties';
import type { StateChoice } from '@/components/preflight/place-fields';
import { Alert } from '@/components/ui/alert';
import { isOnlyToSign } from '@/lib/preflight/rules/unsigned';
import type { Finding, Preflight } from '@/lib/preflight/schema';

type PreflightResultProps = {
  checked: Checked;
  /** what it was checked as, in words */
  asked: { kind: string; state: StateChoice | undefined };
  preflight: Preflight;
  /** the form says something else by now */
  isOutdated: boolean;
};

/** The verdict, what was found and where, what can be repaired, and the fee. */
export function PreflightResult({ checked, asked, preflight, isOutdated }: PreflightResultProps) {
  const { findings, fee } = preflight;
  const pages = useRef<PdfPagesHandle>(null);
  const viewer = useRef<HTMLDivElement>(null);
  const placed = findings.filter(({ box }) => box !== undefined);

  function show({ page }: Finding) {
    if (page === null) return;
    pages.current?.showPage(page);
    bringIntoView(viewer.current);
  }

  return (
    <section aria-labelledby="preflight-result" className="grid gap-8">
      <div className="grid gap-2">
        <h2
          id="preflight-result"
          ref={bringIntoView}
          tabIndex={-1}
          className="text-2xl wrap-anywhere outline-none sm:text-3xl"
        >
          Result for {checked.file.name}
        </h2>
        <AskedFor county={checked.county} {...asked} />
      </div>
      <div role="status" className="empty:hidden">
        {isOutdated && (
          <Alert>
            You changed the form after this check. The result is of what is named above; check again for what
            the form says now.
          </Alert>
        )}
      </div>
      <Banner preflight={preflight} />
      <div className="grid gap-8 lg:grid-cols-2 lg:items-start">
        <div className="grid gap-8">
          <FindingList findings={findings} onShow={show} />
          <RepairPanel checked={checked} findings={findings} />
        </div>
        {placed.length > 0 && (
          <div ref={viewer} tabIndex={-1} className="min-w-0 outline-none lg:sticky lg:top-20">
            <MarkedPages ref={pages} file={checked.file} findings={placed} />
          </div>
        )}
      </div>
      <FeeTable fee={fee} />
    </section>
  );
}

function AskedFor({ county, kind, state }: PreflightResultProps['asked'] & { county: string }) {
  const { counties } = useCounties(state?.fips ?? '');
  const name = counties?.find(({ fips }) => fips === county)?.name ?? county;
  return (
    <p className="text-muted-foreground">
      County: {name}, {state?.name}. Checked as: {kind}.
    </p>
  );
}

function Banner({ preflight }: Pick<PreflightResultProps, 'preflight'>) {
  const costs = preflight.findings.some(({ severity, atSigning }) => severity === 'fee' && !atSigning);
  return (
    <div role="status">
      {isOnlyToSign(preflight) ? <ToSign costs={costs} /> : verdictOf(preflight, costs)}
    </div>
  );
}

function ToSign({ costs }: { costs: boolean }) {
  return (
    <Verdict kind="waiting" title="It has to be signed before a notary first">
      <p>
        What is filled in then is below. As far as we can see, the rest passes
        {costs && ', at a higher fee'}. The recorder decides; this check is not a promise and not legal
        advice.
      </p>
    </Verdict>
  );
}

function verdictOf({ verdict }: Preflight, costs: boolean): ReactNode {
  const banners: Record<Preflight['verdict'], ReactNode> = {
    fix: (
      <Verdict kind="refused" title="Fix it first">
        <p>As it is, the county would send it back. See below what to fix.</p>
      </Verdict>
    ),
    unknown: (
      <Verdict kind="waiting" title="We cannot tell">
        <p>It depends on something that we have not read, or cannot see in this file. Ask the recorder.</p>
      </Verdict>
    ),
    accepted: (
      <Verdict kind="verified" title={costs ? 'It should be taken, at a higher fee' : 'It should be taken'}>
        <p>
          We found no reason to send it back. The recorder decides; this check is not a promise and not legal
          advice.
        </p>
      </Verdict>
    ),
  };
  return banners[verdict];
}
