'use client';

import { useRouter } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { bringIntoView } from '@/components/kit/bring-into-view';
import { EmptyState } from '@/components/kit/empty-state';
import { EntryForm } from '@/components/notary/work/journal/entry-form';
import {
  startAct,
  startAnother,
  startCorrection,
  startFromVisit,
  type EntryStart,
} from '@/components/notary/work/journal/entry-start';
import { EntryTable } from '@/components/notary/work/journal/entry-table';
import { UnwrittenVisits } from '@/components/notary/work/journal/unwritten-visits';
import { Alert, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { JournalEntry, UnwrittenVisit } from '@/lib/notary/schema/journal';

type JournalDeskProps = {
  userId: string;
  entries: JournalEntry[];
  visits: UnwrittenVisit[];
  /** the whole journal as a file */
  file: ReactNode;
  /** the way to its other pages */
  pages: ReactNode;
};

export function JournalDesk({ userId, entries, visits, file, pages }: JournalDeskProps) {
  const router = useRouter();
  const [start, setStart] = useState<EntryStart | null>(null);
  const [written, setWritten] = useState<JournalEntry | null>(null);

  function open(next: EntryStart) {
    setWritten(null);
    setStart(next);
  }

  function finish(entry: JournalEntry) {
    setStart(null);
    setWritten(entry);
    router.refresh();
  }

  return (
    <div className="grid grid-cols-1 gap-10">
      {written && <Written entry={written} onAnother={() => open(startAnother(written))} />}
      {start ? (
        <EntryForm
          key={start.id}
          userId={userId}
          start={start}
          onWritten={finish}
          onClose={() => setStart(null)}
        />
      ) : (
        <UnwrittenVisits visits={visits} onWrite={(visit) => open(startFromVisit(visit))} />
      )}
      <section aria-labelledby="entries">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="entries" className="text-2xl">
            Entries
          </h2>
          <div className="flex flex-wrap gap-3">
            {!start && entries.length > 0 && (
              <Button variant="outline" className="needs-script" onClick={() => open(startAct())}>
                New entry
              </Button>
            )}
            {entries.length > 0 && file}
          </div>
        </div>
        {entries.length > 0 ? (
          <div className="mt-5">
            <EntryTable entries={entries} onCorrect={(entry) => open(startCorrection(entry))} />
          </div>
        ) : (
          <EmptyState
            title="No entry is written yet"
            says="Your entries will appear here, the newest first. You can also enter acts outside GuardSign visits."
          >
            {!start && (
              <Button className="needs-script" onClick={() => open(startAct())}>
                New entry
              </Button>
            )}
          </EmptyState>
        )}
        {pages}
      </section>
    </div>
  );
}

function Written({ entry, onAnother }: { entry: JournalEntry; onAnother: () => void }) {
  const { number, corrects, requestId } = entry;
  return (
    <div ref={bringIntoView} tabIndex={-1} role="status" className="outline-none">
      <Alert variant="success">
        <AlertTitle>Entry {number} is written</AlertTitle>
        {corrects === null ? (
          <p>It is in your journal, as you typed it.</p>
        ) : (
          <p>It corrects entry {corrects}, which stays in your journal.</p>
        )}
        {requestId && corrects === null && (
          <div className="mt-2">
            <Button variant="outline" size="sm" onClick={onAnother}>
              Write another act of this visit
            </Button>
          </div>
        )}
      </Alert>
    </div>
  );
}
