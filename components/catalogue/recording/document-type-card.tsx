'use client';

import { saveText } from '@/components/files/save-text';
import { SourceNote } from '@/components/shell/source-note';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import {
  baseFeeText,
  templateFileName,
  templateText,
  type RecordableDocumentType,
} from '@/lib/catalogue/rules/recordable-document';

type DocumentTypeCardProps = {
  entry: RecordableDocumentType;
  stateName: string;
  /** One level below the heading that it is under. */
  heading: 'h3' | 'h4';
};

export function DocumentTypeCard({ entry, stateName, heading: Heading }: DocumentTypeCardProps) {
  const { documentName, county, abbreviation, requiresNotary, requiresDocStamp, note } = entry;

  return (
    <li className="flex flex-col rounded-lg border bg-card p-5">
      <Heading className="font-serif text-xl leading-tight font-semibold">{documentName}</Heading>
      <p className="mt-1 text-sm text-muted-foreground">
        {county} County, {stateName}
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        <Badge>{abbreviation}</Badge>
        {requiresNotary === true && <Badge variant="info">Notary Required</Badge>}
        {requiresDocStamp && <Badge variant="waiting">Doc Stamp</Badge>}
      </p>
      <dl className="mt-4 grid grid-cols-[7rem_1fr] gap-x-4 gap-y-2 text-[0.9375rem] leading-6 [&_dt]:text-muted-foreground">
        {detailsOf(entry).map(([label, value]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="contents">
          <dt>Last updated</dt>
          <dd>
            <time dateTime={entry.lastUpdated}>{longDate(entry.lastUpdated)}</time>
          </dd>
        </div>
      </dl>
      {note && <p className="mt-3 text-[0.9375rem] leading-6">{note}</p>}
      <p className="mt-3">
        <SourceNote fact={{ value: entry, asOf: entry.lastUpdated, source: entry.source }} />
      </p>
      <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-2 pt-5">
        <Button
          variant="outline"
          className="needs-script"
          onClick={() => saveText(templateFileName(entry, stateName), templateText(entry, stateName))}
        >
          Template
          <span className="sr-only">{` of ${documentName}, ${county} County`}</span>
        </Button>
        <a href={entry.countyUrl} rel="noreferrer" className="py-1 text-[0.9375rem] text-link">
          Recorder of {county}
        </a>
      </div>
    </li>
  );
}

function detailsOf(entry: RecordableDocumentType): [label: string, value: string][] {
  const { marginRequirements, minFontSize, requiresNotary, requiresTransferTax } = entry;
  return [
    ['Base fee', baseFeeText(entry)],
    ['Margins', marginRequirements],
    ['Minimum font', minFontSize === null ? 'No source found yet' : `${minFontSize} pt`],
    ['Transfer tax', requiresTransferTax ? 'Due on a sale' : 'None'],
    ...(requiresNotary === 'unknown' ? [['Notary', 'No source found yet'] satisfies [string, string]] : []),
  ];
}

/** `2026-11-21` → `November 21, 2026` */
function longDate(date: string) {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}
