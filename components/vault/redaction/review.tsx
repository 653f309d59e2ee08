'use client';

import { useCallback, useMemo, useRef, useState } from 'react';
import { ApplyRedaction } from '@/components/vault/redaction/apply-redaction';
import { newBox, newBoxId } from '@/components/vault/redaction/box-geometry';
import { DrawnBoxList } from '@/components/vault/redaction/drawn-box-list';
import { FindingList } from '@/components/vault/redaction/finding-list';
import { PageBoxes } from '@/components/vault/redaction/page-boxes';
import { useReviewDraft } from '@/components/vault/redaction/review-draft';
import { ReviewNotes } from '@/components/vault/redaction/review-notes';
import { PdfPages, type PdfPagesHandle } from '@/components/layout/pdf-pages';
import { openPageFile } from '@/components/layout/pdf-pages-file';
import type { StepUp } from '@/components/layout/step-up';
import { Button } from '@/components/ui/button';
import type { Finding, Redaction } from '@/lib/vault/schema/redactions';

type ReviewProps = { redaction: Redaction; run: StepUp['run']; onApplied: (redaction: Redaction) => void };

/** What was found, on the pages themselves, before anything of it is covered. */
export function Review({ redaction, run, onApplied }: ReviewProps) {
  const { documentId, name, findings, pages } = redaction;
  const { draft, change } = useReviewDraft(redaction.id);
  const [isDrawing, setIsDrawing] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const viewer = useRef<PdfPagesHandle>(null);
  const findingsByPage = useMemo(() => groupByPage(findings), [findings]);
  const url = `/api/vault/documents/${documentId}/content`;
  const open = useCallback(() => run(() => openPageFile(url)), [run, url]);

  function addBox() {
    const id = newBoxId();
    change({ type: 'draw', box: { id, ...newBox(viewer.current?.currentPage() ?? 1) } });
    requestAnimationFrame(() => document.getElementById(`box-${id}`)?.focus());
  }

  function show(page: number, id: string) {
    setActive(id);
    viewer.current?.showPage(page);
  }

  return (
    <div className="grid gap-5 border-t px-4 py-5 sm:px-6">
      <ReviewNotes redaction={redaction} />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <PdfPages
          ref={viewer}
          label={name}
          open={open}
          pages={pages}
          tools={
            <>
              <Button
                variant={isDrawing ? 'default' : 'outline'}
                size="sm"
                aria-pressed={isDrawing}
                onClick={() => setIsDrawing(!isDrawing)}
              >
                Draw boxes
              </Button>
              <Button variant="outline" size="sm" onClick={addBox}>
                Add a box
              </Button>
            </>
          }
          overlay={(page) => (
            <PageBoxes
              page={page}
              findings={findingsByPage.get(page) ?? []}
              draft={draft}
              active={active}
              isDrawing={isDrawing}
              onChange={change}
            />
          )}
        />
        <div className="grid content-start gap-6">
          <FindingList findings={findings} leftOut={draft.leftOut} onShow={show} onChange={change} />
          <DrawnBoxList
            boxes={draft.drawn}
            onShow={(box) => {
              show(box.page, box.id);
              document.getElementById(`box-${box.id}`)?.focus();
            }}
            onRemove={(id) => change({ type: 'remove', id })}
          />
        </div>
      </div>
      <ApplyRedaction redaction={redaction} draft={draft} onApplied={onApplied} />
    </div>
  );
}

function groupByPage(findings: Finding[]): Map<number, Finding[]> {
  const groups = new Map<number, Finding[]>();
  for (const finding of findings) {
    for (const page of new Set(finding.boxes.map((box) => box.page))) {
      groups.set(page, [...(groups.get(page) ?? []), finding]);
    }
  }
  return groups;
}
