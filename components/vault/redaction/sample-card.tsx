'use client';

import { useId, useState } from 'react';
import { SampleSheet } from '@/components/vault/redaction/sample-sheet';
import { StatusBadge } from '@/components/vault/redaction/status-badge';
import { LabeledSelect } from '@/components/kit/labeled-select';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { Spinner } from '@/components/ui/spinner';
import { redactionLevelTexts, redactionRuleTexts } from '@/lib/vault/content/redaction-rules';
import type { SampleRedaction } from '@/lib/samples/redactions';
import { linkHourLabels, linkHours } from '@/lib/vault/rules/link-hours';
import { redactionLevels } from '@/lib/vault/rules/redaction/choices';

const linkOptions = linkHours.map((hours) => ({ value: String(hours), label: linkHourLabels[hours] }));

const inMegabytes = (size: number) => `${size.toFixed(1)} MB`;

type SampleCardProps = {
  sample: SampleRedaction;
  onChange: (sample: SampleRedaction) => void;
  whenReady: (act: () => void) => void;
  onDownload: () => void;
};

export function SampleCard({ sample, onChange, whenReady, onDownload }: SampleCardProps) {
  const { name, status, originalSize, redactedSize, redactionLevel } = sample;
  const id = useId();
  const [isPreviewed, setIsPreviewed] = useState(false);
  const of = <span className="sr-only"> of {name}</span>;

  return (
    <article aria-labelledby={`${id}-name`} className="rounded-lg border bg-card">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 p-4 sm:px-6">
        <div className="min-w-0">
          <h3 id={`${id}-name`} className="text-lg leading-snug wrap-anywhere">
            {name}
          </h3>
          <p className="text-[0.9375rem] text-muted-foreground tabular-nums">
            {inMegabytes(originalSize)}
            {redactedSize !== null && ` before, ${inMegabytes(redactedSize)} after`}
          </p>
        </div>
        <span role="status">
          <StatusBadge status={status} />
        </span>
      </div>
      <div className="flex flex-wrap items-end gap-3 border-t px-4 py-3 sm:px-6">
        <LevelSelect id={`${id}-level`} sample={sample} onChange={onChange} />
        <Button
          className="min-h-11"
          aria-disabled={status === 'processing'}
          onClick={() =>
            status !== 'processing' && onChange({ ...sample, status: 'processing', redactedSize: null })
          }
        >
          {status === 'processing' && <Spinner />}
          {status === 'processing' ? 'Redacting' : 'Start Redaction'}
          {of}
        </Button>
        <Button variant="outline" className="min-h-11" onClick={() => whenReady(onDownload)}>
          Download{of}
        </Button>
        <Button
          variant="outline"
          className="min-h-11"
          aria-expanded={isPreviewed}
          onClick={() => whenReady(() => setIsPreviewed(!isPreviewed))}
        >
          Preview{of}
        </Button>
        <p className="w-full text-sm text-muted-foreground">{redactionLevelTexts[redactionLevel].says}</p>
      </div>
      {status === 'completed' && <Finished id={id} sample={sample} />}
      {isPreviewed && status === 'completed' && <SampleSheet name={name} />}
    </article>
  );
}

function LevelSelect({
  id,
  sample,
  onChange,
}: Pick<SampleCardProps, 'sample' | 'onChange'> & { id: string }) {
  return (
    <div>
      <Label htmlFor={id}>
        Redaction level<span className="sr-only"> of {sample.name}</span>
      </Label>
      <Select
        id={id}
        className="mt-1.5 w-40"
        value={sample.redactionLevel}
        disabled={sample.status === 'processing'}
        onChange={(event) => {
          const redactionLevel = redactionLevels.find((level) => level === event.target.value);
          if (redactionLevel) onChange({ ...sample, redactionLevel });
        }}
      >
        {redactionLevels.map((level) => (
          <option key={level} value={level}>
            {redactionLevelTexts[level].label}
          </option>
        ))}
      </Select>
    </div>
  );
}

function Finished({ id, sample }: { id: string; sample: SampleRedaction }) {
  const [hours, setHours] = useState('');
  const chosen = linkHours.find((value) => String(value) === hours);

  return (
    <div className="grid gap-4 border-t px-4 py-4 sm:px-6">
      <p className="text-[0.9375rem]">
        <span className="text-muted-foreground">Covered: </span>
        {sample.redactedFields.map((rule) => redactionRuleTexts[rule].label).join(', ') || 'nothing'}
      </p>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <div className="w-full sm:w-64">
          <LabeledSelect
            id={`${id}-link`}
            label="Expiring link"
            none="Choose how long"
            options={linkOptions}
            value={hours}
            onChoose={setHours}
          />
        </div>
        <p role="status" className="min-w-60 flex-1 text-[0.9375rem] text-muted-foreground">
          {chosen &&
            `With an account a link that opens for ${linkHourLabels[chosen]} would be made now, with a list of who opened it.`}
        </p>
      </div>
    </div>
  );
}
