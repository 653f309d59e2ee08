'use client';

import { useCallback, useMemo, useRef, useState } from 'react';
import { ApplyRedaction } from '@/components/vault/redaction/apply-redaction';
import { newBox, newBoxId } from '@/components/vault/redaction/box-geometry';
import { DrawnBoxList } from '@/components/vault/redaction/drawn-box-list';
import { FindingList } from '@/components/vault/redaction/finding-list';
import { PageBoxes } from '@/components/vault/redaction/page-boxes';
import { useReviewDraft } from '@/components/vault/redaction/review-draft';
import { ReviewNotes } from '@/components/vault/redaction/review-notes';
import { useFoundTexts } from '@/components/vault/redaction/use-found-texts';
import { PdfPages, type PdfPagesHandle } from '@/components/files/reader/pdf-pages';
import { openPageFile, type PageFile } from '@/components/files/reader/pdf-pages-file';
import { contentUrl } from '@/lib/vault/rules/urls';
import type { StepUp } from '@/components/kit/step-up';
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
  const url = `${contentUrl(documentId)}?view=1`;
  const [file, setFile] = useState<PageFile | null>(null);
  const texts = useFoundTexts(file, findingsByPage);
  const addId = `add-box-${redaction.id}`;
  const open = useCallback(async () => {
    const opened = await run(() => openPageFile(url));
    setFile(opened);
    return opened;
  }, [run, url]);

  /** The focus moves on to the same control of the next box, or to where a box is added. */
  function remove(id: string, prefix: 'box' | 'remove') {
    const index = draft.drawn.findIndex((box) => box.id === id);
    const next = draft.drawn[index + 1] ?? draft.drawn[index - 1];
    document.getElementById(next ? `${prefix}-${next.id}` : addId)?.focus();
    change({ type: 'remove', id });
  }

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
              <Button id={addId} variant="outline" size="sm" onClick={addBox}>
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
              onChange={(next) => (next.type === 'remove' ? remove(next.id, 'box') : change(next))}
            />
          )}
        />
        <div className="grid content-start gap-6">
          <FindingList
            findings={findings}
            texts={texts}
            leftOut={draft.leftOut}
            onShow={show}
            onChange={change}
          />
          <DrawnBoxList
            boxes={draft.drawn}
            onShow={(box) => {
              show(box.page, box.id);
              document.getElementById(`box-${box.id}`)?.focus();
            }}
            onRemove={(id) => remove(id, 'remove')}
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
