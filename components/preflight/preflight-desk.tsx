'use client';

import { useState } from 'react';
import { checkPdf, type Checked } from '@/components/preflight/calls';
import type { KindChoice, StateChoice } from '@/components/preflight/place-fields';
import { readKeptPdf, takePdf } from '@/components/preflight/pdf-source';
import { PreflightForm, type Asked } from '@/components/preflight/preflight-form';
import { partOnDemand } from '@/components/kit/part-on-demand';
import { useQueryParams } from '@/components/kit/query-params';
import { useAction } from '@/components/kit/use-action';
import type { Preflight } from '@/lib/preflight/schema';

type PreflightDeskProps = { states: StateChoice[]; kinds: KindChoice[] };

type Done = { checked: Checked; preflight: Preflight };

const PreflightResult = partOnDemand(() =>
  import('@/components/preflight/preflight-result').then((module) => module.PreflightResult),
);

/** The form, and what came of it below. The address may fill it in. */
export function PreflightDesk({ states, kinds }: PreflightDeskProps) {
  const { params } = useQueryParams();
  const [done, setDone] = useState<Done | null>(null);
  const [isOutdated, setIsOutdated] = useState(false);
  const { send, dialog } = useAction(check);
  const wanted = {
    state: params.get('state') ?? '',
    county: params.get('county') ?? '',
    type: params.get('type') ?? '',
  };

  function askedOf({ state, documentType }: Checked) {
    return {
      state: states.find(({ code }) => code === state),
      kind: kinds.find(({ code }) => code === documentType)?.name ?? documentType,
    };
  }

  async function check({ values, source }: Asked) {
    const checked = { ...values, file: await takePdf(source) };
    setDone(null);
    setIsOutdated(false);
    const preflight = await checkPdf(checked);
    setDone({ checked, preflight });
  }

  return (
    <div className="grid gap-10">
      <div className="needs-script">
        <PreflightForm
          // Once the page is awake it knows its address.
          key={params.toString()}
          states={states}
          kinds={kinds}
          wanted={wanted}
          kept={readKeptPdf(params)}
          onCheck={send}
          onEdit={({ isAsChecked }) => setIsOutdated(!isAsChecked)}
        />
      </div>
      {dialog}
      {done && (
        <PreflightResult
          checked={done.checked}
          asked={askedOf(done.checked)}
          preflight={done.preflight}
          isOutdated={isOutdated}
        />
      )}
    </div>
  );
}
