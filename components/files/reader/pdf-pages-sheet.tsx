'use client';

import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { PageFile, PageSize } from '@/components/files/reader/pdf-pages-file';

/** What the canvas of a phone can hold (Safari). */
const MAX_PIXELS = 16_777_216;
/** Pages this near to the window are drawn, the others let go of their pixels. */
const NEAR = '100% 0%';

type SheetProps = {
  /** Null while the file is being opened. */
  file: PageFile | null;
  page: number;
  total: number;
  size: PageSize;
  /** 1 is as wide as its place. */
  zoom: number;
  /** What scrolls around it. */
  region: RefObject<HTMLElement | null>;
  children?: ReactNode;
};

/** One page of a document, drawn while it is in sight or near it. */
export function PdfSheet({ file, page, total, size, zoom, region, children }: SheetProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const isNear = useNear(frame, region);
  const width = usePixelWidth(frame, size);
  const state = useDrawing({ canvas, file: isNear ? file : null, page, width });

  return (
    <div
      ref={frame}
      data-page={page}
      role="group"
      aria-label={`Page ${page} of ${total}`}
      style={{ width: `${zoom * 100}%`, aspectRatio: `${size.width} / ${size.height}` }}
      className="relative mx-auto bg-white text-neutral-900 outline outline-border"
    >
      <canvas
        ref={canvas}
        role="img"
        aria-label={`Page ${page} of ${total}`}
        className="absolute inset-0 size-full"
      />
      {state === 'waiting' && <div aria-hidden className="absolute inset-0 animate-pulse bg-neutral-100" />}
      {state === 'failed' && (
        <p className="absolute inset-x-0 top-1/3 px-6 text-center">
          Page {page} could not be drawn. The other pages are not affected.
        </p>
      )}
      {children}
    </div>
  );
}

function useNear(frame: RefObject<HTMLElement | null>, region: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false),
      { root: region.current, rootMargin: NEAR },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame, region]);

  return isNear;
}

function usePixelWidth(frame: RefObject<HTMLElement | null>, { width, height }: PageSize): number {
  const [shown, setShown] = useState(0);

  useEffect(() => {
    if (!frame.current) return;
    const observer = new ResizeObserver((entries) => setShown(entries.at(-1)?.contentRect.width ?? 0));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);

  const wanted = shown * (typeof devicePixelRatio === 'number' ? devicePixelRatio : 1);
  return Math.round(Math.min(wanted, Math.sqrt((MAX_PIXELS * width) / height)));
}

type DrawingOptions = {
  canvas: RefObject<HTMLCanvasElement | null>;
  file: PageFile | null;
  page: number;
  width: number;
};

type Drawn = { file: PageFile; state: 'drawn' | 'failed' };

function useDrawing({ canvas, file, page, width }: DrawingOptions): 'waiting' | Drawn['state'] {
  const [drawn, setDrawn] = useState<Drawn | null>(null);

  useEffect(() => {
    const target = canvas.current;
    if (!target || !file || width === 0) return;
    const stopping = new AbortController();
    file.draw(page, target, { pixelWidth: width, signal: stopping.signal }).then(
      () => setDrawn({ file, state: 'drawn' }),
      () => !stopping.signal.aborted && setDrawn({ file, state: 'failed' }),
    );
    return () => stopping.abort();
  }, [canvas, file, page, width]);

  useEffect(() => {
    const target = canvas.current;
    if (!target || file) return;
    empty(target);
  }, [canvas, file]);

  return drawn && drawn.file === file ? drawn.state : 'waiting';
}

function empty(canvas: HTMLCanvasElement) {
  canvas.width = 0;
  canvas.height = 0;
}
