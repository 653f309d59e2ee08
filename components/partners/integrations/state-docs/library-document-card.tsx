'use client';

import { saveText } from '@/components/files/save-text';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { stateName } from '@/lib/catalog/content/states';
import { textFileName } from '@/lib/catalog/rules/recordable-document';
import {
  libraryStatuses,
  libraryText,
  libraryTypes,
  type LibraryDocument,
} from '@/lib/samples/integrations-state-docs';
import { longDay } from '@/lib/values/date-format';

const variants = { current: 'success', archived: 'outline', pending_update: 'waiting' } as const;

export function LibraryDocumentCard({ document }: { document: LibraryDocument }) {
  const { name, category, type, status, lastUpdated, requirements, notaryActions } = document;
  const state = stateName(document.state);

  function download() {
    const fileName = textFileName(name, state);
    saveText(fileName, libraryText(document, state));
    toast({ title: 'Download Started', description: `${fileName} (sample)` });
  }

  return (
    <li className="flex min-w-0 flex-col rounded-lg border bg-card p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h5 className="font-serif text-xl leading-tight font-semibold">{name}</h5>
        <Badge variant={variants[status]}>{libraryStatuses[status]}</Badge>
      </div>
      <p className="mt-1 text-sm text-muted-foreground">
        {state} · {category} · {libraryTypes[type]}
      </p>
      <dl className="mt-4 grid gap-x-4 gap-y-1 text-[0.9375rem] leading-6 sm:grid-cols-[9rem_1fr] sm:gap-y-2 max-sm:[&_dd]:mb-2 [&_dt]:text-muted-foreground">
        <dt>Requirements</dt>
        <dd>
          <Lines lines={requirements} />
        </dd>
        <dt>What the notary does</dt>
        <dd>
          <Lines lines={notaryActions} />
        </dd>
        <dt>Last updated</dt>
        <dd>
          <time dateTime={lastUpdated}>{longDay(lastUpdated)}</time>
        </dd>
      </dl>
      <p className="mt-auto pt-5">
        <Button variant="outline" className="needs-script" onClick={download}>
          Download<span className="sr-only">{` ${name}, ${state}`}</span>
        </Button>
      </p>
    </li>
  );
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <ul className="list-disc pl-4">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
