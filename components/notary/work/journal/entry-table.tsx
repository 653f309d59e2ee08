'use client';

import type { ReactNode } from 'react';
import { TableScroll } from '@/components/kit/table-scroll';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { actLabel, idDocumentLabel, identificationLabel } from '@/lib/notary/rules/journal';
import type { JournalEntry } from '@/lib/notary/schema/journal';
import { formatMoney } from '@/lib/values/money';
import { mediumDay } from '@/lib/values/date-format';

type EntryTableProps = { entries: JournalEntry[]; onCorrect: (entry: JournalEntry) => void };

export function EntryTable({ entries, onCorrect }: EntryTableProps) {
  return (
    <TableScroll label="Entries of the journal" folds>
      <table>
        <thead>
          <tr>
            <th scope="col">Entry</th>
            <th scope="col">When and where</th>
            <th scope="col">Person</th>
            <th scope="col">Identity</th>
            <th scope="col">Fee</th>
            <th scope="col">Correction</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <th scope="row">
                {entry.number}. {actLabel(entry.act)}
                <Below>{entry.document}</Below>
                {entry.note && <Below>{entry.note}</Below>}
              </th>
              <td data-label="When and where">
                <time dateTime={entry.actedAt}>{entry.when}</time>
                <Below>{whereOf(entry)}</Below>
              </td>
              <td data-label="Person">
                {entry.signerName}
                <Below>{entry.signerAddress}</Below>
              </td>
              <td data-label="Identity">
                <Identity entry={entry} />
              </td>
              <td data-label="Fee" className="tabular-nums">
                {formatMoney(entry.feeCents)}
              </td>
              <td data-label="Correction">
                <Correction entry={entry} onCorrect={onCorrect} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function Below({ children }: { children: ReactNode }) {
  return (
    <span className="block text-sm font-normal wrap-anywhere whitespace-pre-line text-muted-foreground">
      {children}
    </span>
  );
}

function whereOf({ isOnline, place }: JournalEntry) {
  return isOnline ? ['Online', place].filter(Boolean).join(', ') : place;
}

function Identity({
  entry: { identifiedBy, idDocument, idExpiresOn, witnessName },
}: {
  entry: JournalEntry;
}) {
  if (identifiedBy !== 'document' || !idDocument) {
    return (
      <>
        {identificationLabel(identifiedBy)}
        {witnessName && <Below>{witnessName}</Below>}
      </>
    );
  }
  return (
    <>
      {idDocumentLabel(idDocument)}
      {idExpiresOn && <Below>Expires {mediumDay(idExpiresOn)}</Below>}
    </>
  );
}

function Correction({ entry, onCorrect }: { entry: JournalEntry } & Pick<EntryTableProps, 'onCorrect'>) {
  const { number, corrects, reason, correctedBy } = entry;
  return (
    <div className="grid justify-items-start gap-2">
      {corrects !== null && (
        <span>
          Corrects entry {corrects}
          <Below>{reason}</Below>
        </span>
      )}
      {correctedBy === null ? (
        <Button variant="outline" size="sm" className="needs-script" onClick={() => onCorrect(entry)}>
          Correct<span className="sr-only"> entry {number}</span>
        </Button>
      ) : (
        <Badge variant="waiting">Corrected by entry {correctedBy}</Badge>
      )}
    </div>
  );
}
