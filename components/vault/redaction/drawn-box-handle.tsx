'use client';

import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import {
  moveBox,
  placeOf,
  pointIn,
  sizeBox,
  STEP,
  type DrawnBox,
} from '@/components/vault/redaction/box-geometry';
import type { DraftChange } from '@/components/vault/redaction/review-draft';

type DrawnBoxHandleProps = { box: DrawnBox; number: number; onChange: (change: DraftChange) => void };

type Grip = { what: typeof moveBox | typeof sizeBox; from: { x: number; y: number }; box: DrawnBox };

const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** A box of the owner: dragged, pulled at its corner, or moved by the keyboard. */
export function DrawnBoxHandle({ box, number, onChange }: DrawnBoxHandleProps) {
  const grip = useRef<Grip | null>(null);

  function handleKey(event: KeyboardEvent) {
    const by = arrows[event.key];
    const isRemoval = event.key === 'Delete' || event.key === 'Backspace';
    if (!by && !isRemoval) return;
    event.preventDefault();
    if (by) onChange({ type: 'change', box: event.shiftKey ? sizeBox(box, by) : moveBox(box, by) });
    else onChange({ type: 'remove', id: box.id });
  }

  function take(event: PointerEvent<HTMLElement>, what: Grip['what']) {
    const page = event.currentTarget.closest('[data-page]');
    if (!page || event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { what, from: pointIn(page, event), box };
  }

  function drag(event: PointerEvent<HTMLElement>) {
    const page = event.currentTarget.closest('[data-page]');
    if (!grip.current || !page) return;
    event.stopPropagation();
    const { what, from, box: start } = grip.current;
    const to = pointIn(page, event);
    onChange({ type: 'change', box: what(start, { x: to.x - from.x, y: to.y - from.y }) });
  }

  function release(event: PointerEvent<HTMLElement>) {
    event.stopPropagation();
    grip.current = null;
  }

  const pointer = { onPointerMove: drag, onPointerUp: release, onPointerCancel: release };
  return (
    <button
      id={`box-${box.id}`}
      type="button"
      aria-label={`Your box ${number} on page ${box.page}`}
      aria-describedby="box-help"
      style={placeOf(box)}
      className="group absolute cursor-move touch-none border-2 border-neutral-900 bg-neutral-900/40 focus-visible:outline-3 focus-visible:outline-offset-1 focus-visible:outline-amber-600"
      onKeyDown={handleKey}
      onPointerDown={(event) => take(event, moveBox)}
      {...pointer}
    >
      <span
        aria-hidden
        className="absolute -right-3 -bottom-3 grid size-6 cursor-nwse-resize touch-none place-items-center"
        onPointerDown={(event) => take(event, sizeBox)}
        {...pointer}
      >
        <span className="size-2.5 border border-white bg-neutral-900" />
      </span>
    </button>
  );
}
