'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { importIndex, previewIndex, type Delivery } from '@/components/admin/recordings/calls';
import { ChooseCounty, type CountiesOfState } from '@/components/admin/recordings/choose-county';
import { MappingFields } from '@/components/admin/recordings/mapping-fields';
import { PreviewTable } from '@/components/admin/recordings/preview-table';
import { FileDrop } from '@/components/files/file-drop';
import { useAction } from '@/components/kit/use-action';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { ColumnMapping } from '@/lib/properties/rules/columns';
import type { IndexPreview } from '@/lib/properties/schema/recordings';

type Shown = { file: File; preview: IndexPreview };

/** A county's file, its first rows as they would be taken, and then the import. */
export function ImportDesk({ states }: { states: CountiesOfState[] }) {
  const router = useRouter();
  const [fips, setFips] = useState('');
  const [shown, setShown] = useState<Shown | null>(null);
  const look = useAction(
    async (delivery: Delivery) => setShown({ file: delivery.file, preview: await previewIndex(delivery) }),
    { onFailed: () => setShown(null) },
  );
  const take = useAction(importIndex, {
    says: { title: 'The import has begun', description: 'It is the first of the list below.' },
    onDone: () => {
      setShown(null);
      router.refresh();
    },
  });
  const isBusy = look.isPending || take.isPending;
  const problem = look.problem ?? take.problem;

  function chooseCounty(chosen: string) {
    setFips(chosen);
    take.reset();
    look.reset();
    if (shown && chosen) void look.act({ fips: chosen, file: shown.file });
    else setShown(null);
  }

  function chooseFile(file: File) {
    take.reset();
    void look.act({ fips, file });
  }

  return (
    <section aria-labelledby="import" className="mt-6 grid needs-script gap-5">
      <h2 id="import">Import an index</h2>
      <ChooseCounty states={states} fips={fips} disabled={isBusy} onChoose={chooseCounty} />
      {fips && (
        <FileDrop
          title={{ drop: 'Drop the county’s file here', choose: 'Choose the county’s file' }}
          hint="CSV, or separated by bars, tabs or semicolons, with a header. UTF-8, up to 1 GB."
          accept=".csv,.txt,.psv,.tsv"
          disabled={isBusy}
          onFiles={([file]) => file && chooseFile(file)}
        />
      )}
      {problem && (
        <Alert role="alert" variant="destructive">
          <AlertTitle>Nothing was imported</AlertTitle>
          <AlertDescription>{problem}</AlertDescription>
        </Alert>
      )}
      {look.isPending && !shown && (
        <p role="status" className="flex items-center gap-2">
          <Spinner /> Reading the first rows
        </p>
      )}
      {shown && (
        <Review
          shown={shown}
          isBusy={isBusy}
          isSending={take.isPending}
          onMapping={(mapping) => void look.act({ fips, file: shown.file, mapping })}
          onImport={() => void take.act({ fips, file: shown.file, mapping: shown.preview.mapping })}
        />
      )}
      {look.dialog}
      {take.dialog}
    </section>
  );
}

type ReviewProps = {
  shown: Shown;
  isBusy: boolean;
  isSending: boolean;
  onMapping: (mapping: ColumnMapping) => void;
  onImport: () => void;
};

function Review({ shown: { file, preview }, isBusy, isSending, onMapping, onImport }: ReviewProps) {
  return (
    <>
      <MappingFields preview={preview} disabled={isBusy} onChange={onMapping} />
      {preview.problem ? (
        <p role="alert" className="text-destructive">
          {preview.problem}
        </p>
      ) : (
        <PreviewTable preview={preview} />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button disabled={isBusy || preview.problem !== null} onClick={onImport}>
          {isSending && <Spinner />}
          <span aria-live="polite" className="wrap-anywhere">
            {isSending ? 'Uploading' : `Import ${file.name}`}
          </span>
        </Button>
        <p className="text-sm text-muted-foreground">
          The columns are kept for the county, also for files of the watched folder.
        </p>
      </div>
    </>
  );
}
