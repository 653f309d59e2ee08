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
} from '@/lib/catalog/rules/recordable-document';
import { longDay } from '@/lib/values/date-format';

type DocumentTypeRowProps = {
  entry: RecordableDocumentType;
  stateName: string;
  /** One level below the heading that it is under. */
  heading: 'h3' | 'h4';
};

/** What it is and where, what recording it costs, and its template; how it has to look is folded. */
export function DocumentTypeRow({ entry, stateName, heading: Heading }: DocumentTypeRowProps) {
  const { documentName, county, abbreviation, requiresNotary, requiresDocStamp, note } = entry;

  return (
    <li className="grid gap-x-8 gap-y-4 py-5 text-[0.9375rem] leading-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid content-start gap-x-8 gap-y-3 sm:grid-cols-2">
        <div className="grid content-start gap-2">
          <Heading className="font-serif text-lg leading-6 font-semibold">{documentName}</Heading>
          <p className="text-muted-foreground">
            {county} County, {stateName}
          </p>
          <p className="flex flex-wrap gap-2">
            <Badge>{abbreviation}</Badge>
            {requiresNotary === true && <Badge variant="info">Notary Required</Badge>}
            {requiresDocStamp && <Badge variant="waiting">Doc Stamp</Badge>}
          </p>
        </div>
        <div className="grid content-start gap-2">
          <Details of={costsOf(entry)} />
          {note && <p>{note}</p>}
        </div>
      </div>
      <div className="grid content-start gap-2">
        <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button
            variant="outline"
            className="needs-script"
            onClick={() => saveText(templateFileName(entry, stateName), templateText(entry, stateName))}
          >
            Template
            <span className="sr-only">{` of ${documentName}, ${county} County`}</span>
          </Button>
          <a href={entry.countyUrl} rel="noreferrer" className="py-1 text-link">
            Recorder of {county}
          </a>
        </p>
        <Layout entry={entry} />
      </div>
    </li>
  );
}

function Layout({ entry }: { entry: RecordableDocumentType }) {
  const { documentName, county, lastUpdated, source } = entry;

  return (
    <details className="text-sm">
      <summary className="flex min-h-11 items-center text-link">
        Margins, type and source
        <span className="sr-only">{` of ${documentName}, ${county} County`}</span>
      </summary>
      <div className="mt-2 grid gap-2">
        <Details of={layoutOf(entry)} />
        <p>
          <SourceNote fact={{ value: entry, asOf: lastUpdated, source }} />
        </p>
      </div>
    </details>
  );
}

type Detail = [label: string, value: string];

function Details({ of }: { of: Detail[] }) {
  return (
    <dl className="grid grid-cols-[7rem_1fr] gap-x-4 gap-y-1 [&_dt]:text-muted-foreground">
      {of.map(([label, value]) => (
        <div key={label} className="contents">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function costsOf(entry: RecordableDocumentType): Detail[] {
  const { requiresNotary, requiresTransferTax } = entry;
  return [
    ['Base fee', baseFeeText(entry)],
    ['Transfer tax', requiresTransferTax ? 'Due on a sale' : 'None'],
    ...(requiresNotary === 'unknown' ? [['Notary', 'No source found yet'] satisfies Detail] : []),
  ];
}

function layoutOf({ marginRequirements, minFontSize, lastUpdated }: RecordableDocumentType): Detail[] {
  return [
    ['Margins', marginRequirements],
    ['Minimum font', minFontSize === null ? 'No source found yet' : `${minFontSize} pt`],
    ['Last updated', longDay(lastUpdated)],
  ];
}
