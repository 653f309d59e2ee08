'use client';

import { useId, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';

const zooms = [1, 1.5, 2, 3, 4];

type PdfToolbarProps = {
  page: number;
  total: number;
  zoom: number;
  onPage: (page: number) => void;
  onZoom: (zoom: number) => void;
  children?: ReactNode;
};

/** Turning pages, and their size. */
export function PdfToolbar({ page, total, zoom, onPage, onZoom, children }: PdfToolbarProps) {
  const smaller = zooms.findLast((step) => step < zoom);
  const larger = zooms.find((step) => step > zoom);

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b bg-card px-3 py-2">
      {total > 1 && <Turning page={page} total={total} onPage={onPage} />}
      <div role="group" aria-label="Size" className="flex items-center gap-1">
        <Step sign="−" name="Zoom out" to={smaller} onStep={onZoom} />
        <span className="w-12 text-center text-sm tabular-nums">{zoom * 100}%</span>
        <Step sign="+" name="Zoom in" to={larger} onStep={onZoom} />
      </div>
      {children && <div className="ml-auto flex flex-wrap gap-2">{children}</div>}
    </div>
  );
}

type TurningProps = Pick<PdfToolbarProps, 'page' | 'total' | 'onPage'>;

function Turning({ page, total, onPage }: TurningProps) {
  const id = useId();

  function turnTo(box: HTMLInputElement) {
    const wanted = Number(box.value);
    if (Number.isInteger(wanted) && wanted >= 1 && wanted <= total && wanted !== page) onPage(wanted);
    // What is no page of it gives way to the page that is shown.
    else box.value = String(page);
  }

  return (
    <div role="group" aria-label="Pages" className="flex items-center gap-1">
      <Step sign="‹" name="Previous page" to={page > 1 ? page - 1 : undefined} onStep={onPage} />
      <label htmlFor={id} className="text-sm max-sm:sr-only">
        Page
      </label>
      <input
        key={page}
        id={id}
        inputMode="numeric"
        defaultValue={page}
        className="h-8 control max-w-14 text-center tabular-nums"
        onBlur={(event) => turnTo(event.target)}
        onKeyDown={(event) => event.key === 'Enter' && turnTo(event.currentTarget)}
      />
      <span className="text-sm whitespace-nowrap tabular-nums">of {total}</span>
      <Step sign="›" name="Next page" to={page < total ? page + 1 : undefined} onStep={onPage} />
    </div>
  );
}

type StepProps = { sign: string; name: string; to: number | undefined; onStep: (to: number) => void };

/** Stays focusable at the end of its way, so that the keyboard does not lose its place. */
function Step({ sign, name, to, onStep }: StepProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={name}
      aria-disabled={to === undefined}
      onClick={() => to !== undefined && onStep(to)}
    >
      <span aria-hidden className="min-w-3 text-lg leading-none">
        {sign}
      </span>
    </Button>
  );
}
