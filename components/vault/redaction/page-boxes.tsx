'use client';

import { useState, type PointerEvent } from 'react';
import { DrawnBoxHandle } from '@/components/vault/redaction/drawn-box-handle';
import { boxBetween, newBoxId, placeOf, pointIn } from '@/components/vault/redaction/box-geometry';
import type { Draft, DraftChange } from '@/components/vault/redaction/review-draft';
import { ruleTags } from '@/components/vault/redaction/rule-tags';
import { cn } from '@/components/ui/cn';
import { redactionRuleTexts } from '@/lib/vault/content/redaction-rules';
import type { Finding } from '@/lib/vault/schema/redactions';

type PageBoxesProps = {
  page: number;
  /** those with a box on this page */
  findings: Finding[];
  draft: Draft;
  /** the finding or box that the list points at */
  active: string | null;
  isDrawing: boolean;
  onChange: (change: DraftChange) => void;
};

type Stroke = { from: { x: number; y: number }; to: { x: number; y: number } };

/** Lies over a page: what was found there, and the boxes of the owner. */
export function PageBoxes({ page, findings, draft, active, isDrawing, onChange }: PageBoxesProps) {
  const [stroke, setStroke] = useState<Stroke | null>(null);
  const growing = stroke && boxBetween(page, stroke.from, stroke.to);

  function begin(event: PointerEvent<HTMLDivElement>) {
    if (!isDrawing || event.button !== 0 || event.target !== event.currentTarget) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const from = pointIn(event.currentTarget, event);
    setStroke({ from, to: from });
  }

  function finish() {
    if (growing) onChange({ type: 'draw', box: { id: newBoxId(), ...growing } });
    setStroke(null);
  }

  return (
    <div
      className={cn('absolute inset-0', isDrawing && 'cursor-crosshair touch-none')}
      onPointerDown={begin}
      onPointerMove={(event) => {
        if (stroke) setStroke({ ...stroke, to: pointIn(event.currentTarget, event) });
      }}
      onPointerUp={finish}
      onPointerCancel={() => setStroke(null)}
    >
      {findings.map((finding) => (
        <FoundPlace
          key={finding.id}
          finding={finding}
          page={page}
          isActive={active === finding.id}
          isLeftOut={draft.leftOut.includes(finding.id)}
          isInert={isDrawing}
          onChange={onChange}
        />
      ))}
      {draft.drawn.map(
        (box, index) =>
          box.page === page && (
            <DrawnBoxHandle key={box.id} box={box} number={index + 1} onChange={onChange} />
          ),
      )}
      {growing && (
        <span
          style={placeOf(growing)}
          className="pointer-events-none absolute border-2 border-neutral-900 bg-neutral-900/35"
        />
      )}
    </div>
  );
}

type FoundPlaceProps = {
  finding: Finding;
  page: number;
  isActive: boolean;
  isLeftOut: boolean;
  isInert: boolean;
  onChange: PageBoxesProps['onChange'];
};

/** For the pointer alone: the list beside the pages says and does the same for everybody. */
function FoundPlace({ finding, page, isActive, isLeftOut, isInert, onChange }: FoundPlaceProps) {
  const { label } = redactionRuleTexts[finding.rule];
  const boxes = finding.boxes.filter((box) => box.page === page);

  return boxes.map((box, index) => (
    <span
      key={index}
      aria-hidden
      title={`${label}${isLeftOut ? ', stays readable' : ''}`}
      style={placeOf(box)}
      className={cn(
        'absolute border-2 transition-colors duration-150',
        isLeftOut ? 'border-dashed border-neutral-500' : 'border-red-700 bg-red-600/25',
        isActive && '[box-shadow:0_0_0_1px_white,0_0_0_3px_#f99c00]',
        isInert ? 'pointer-events-none' : 'cursor-pointer',
      )}
      onClick={() => onChange({ type: isLeftOut ? 'put-back' : 'leave-out', findings: [finding.id] })}
    >
      {index === 0 && !isLeftOut && (
        <span
          className={cn(
            'absolute top-1/2 hidden -translate-y-1/2 rounded-sm bg-red-700 px-1 text-[0.625rem] leading-3.5 font-medium whitespace-nowrap text-white sm:block',
            box.x + box.width < 0.8 ? 'left-full ml-1' : 'right-full mr-1',
          )}
        >
          {ruleTags[finding.rule]}
        </span>
      )}
    </span>
  ));
}
