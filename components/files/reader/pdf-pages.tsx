'use client';

import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { UnreadableFile, type PageFile, type PageSize } from '@/components/files/reader/pdf-pages-file';
import { PdfSheet } from '@/components/files/reader/pdf-pages-sheet';
import { PdfToolbar } from '@/components/files/reader/pdf-pages-toolbar';
import { detailOf } from '@/components/kit/explain-failure';
import { StepUpCancelled } from '@/components/kit/step-up-cancelled';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';

export type PdfPagesHandle = { showPage: (page: number) => void; currentPage: () => number };

type PdfPagesProps = {
  /** Of the document, for a screen reader: "deed.pdf". */
  label: string;
  /** Fetches and opens the file. It is called again whenever it is another function. */
  open: () => Promise<PageFile>;
  /** Where they are known before the file is open, so that what lies over the pages can be placed at once. */
  pages?: PageSize[];
  /** Lies over each page; its places are shares of the page. */
  overlay?: (page: number) => ReactNode;
  /** In the bar above the pages. */
  tools?: ReactNode;
  ref?: Ref<PdfPagesHandle>;
};

/** The pages of a PDF or a picture, drawn by the browser itself, in a frame that scrolls. */
export function PdfPages({ label, open, pages, overlay, tools, ref }: PdfPagesProps) {
  const { file, error, retry } = usePageFile(open);
  const [zoom, setZoom] = useState(1);
  const region = useRef<HTMLDivElement>(null);
  const { page, showPage } = useCurrentPage(region);
  const sizes = file?.pages ?? pages ?? [];

  useImperativeHandle(ref, () => ({ showPage, currentPage: () => page }), [showPage, page]);

  if (error !== undefined) return <Failure error={error} onRetry={retry} />;
  if (sizes.length === 0) return <Opening />;
  return (
    <div className="overflow-hidden rounded-lg border bg-muted">
      <PdfToolbar page={page} total={sizes.length} zoom={zoom} onPage={showPage} onZoom={setZoom}>
        {tools}
      </PdfToolbar>
      <div
        ref={region}
        role="region"
        aria-label={`Pages of ${label}`}
        aria-busy={file === null}
        tabIndex={0}
        className="relative max-h-[75dvh] overflow-auto overscroll-contain p-3 -outline-offset-2 sm:p-4"
      >
        <div className="grid gap-3 sm:gap-4">
          {sizes.map((size, index) => (
            <PdfSheet
              key={index}
              file={file}
              page={index + 1}
              total={sizes.length}
              size={size}
              zoom={zoom}
              region={region}
            >
              {overlay?.(index + 1)}
            </PdfSheet>
          ))}
        </div>
      </div>
    </div>
  );
}

type Opened = { attempt: number; open: PdfPagesProps['open']; file?: PageFile; error?: unknown };

/** Not `useRead`: a file belongs to the part that opened it, which closes it; a cache would hold it open, or share a closed one. */
function usePageFile(open: PdfPagesProps['open']) {
  const [attempt, setAttempt] = useState(1);
  const [opened, setOpened] = useState<Opened | null>(null);

  useEffect(() => {
    let isGone = false;
    let close = () => {};
    open().then(
      (file) => {
        if (isGone) return file.close();
        close = file.close;
        setOpened({ attempt, open, file });
      },
      (error: unknown) => {
        if (!isGone) setOpened({ attempt, open, error });
      },
    );
    return () => {
      isGone = true;
      close();
    };
  }, [open, attempt]);

  const current = opened?.attempt === attempt && opened.open === open ? opened : null;
  return { file: current?.file ?? null, error: current?.error, retry: () => setAttempt(attempt + 1) };
}

/** The page that holds the middle of what is in sight. */
function useCurrentPage(region: RefObject<HTMLElement | null>) {
  const [page, setPage] = useState(1);

  const showPage = useCallback(
    (wanted: number) => {
      const element = region.current;
      const sheet = element && sheetsOf(element)[wanted - 1];
      if (!element || !sheet) return;
      scrollTo(element, sheet);
      setPage(wanted);
    },
    [region],
  );

  useEffect(() => {
    // Scrolling does not bubble; the frame comes and goes with the file.
    const onScroll = ({ target }: Event) => {
      if (target instanceof HTMLElement && target === region.current) setPage(middlePageOf(target));
    };
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', onScroll, { capture: true });
  }, [region]);

  return { page, showPage };
}

function middlePageOf(region: HTMLElement): number {
  const middle = region.scrollTop + region.clientHeight / 2;
  return Math.max(1, sheetsOf(region).findLastIndex((sheet) => sheet.offsetTop <= middle) + 1);
}

function scrollTo(region: HTMLElement, sheet: HTMLElement) {
  region.scrollTop = sheet.offsetTop - 12;
}

function sheetsOf(region: HTMLElement): HTMLElement[] {
  return [...region.querySelectorAll<HTMLElement>('[data-page]')];
}

function Opening() {
  return (
    <div role="status">
      <span className="sr-only">Opening the pages</span>
      <Skeleton className="h-96" />
    </div>
  );
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isCancelled = error instanceof StepUpCancelled;
  return (
    <Alert role={isCancelled ? 'status' : 'alert'} variant={isCancelled ? 'default' : 'destructive'}>
      <AlertTitle>{isCancelled ? 'The pages are not shown yet' : 'The pages could not be shown'}</AlertTitle>
      <AlertDescription>
        <p>{isCancelled ? 'They are shown once you confirm that it is you.' : messageOf(error)}</p>
        {!(error instanceof UnreadableFile) && (
          <Button variant="outline" className="mt-3" onClick={onRetry}>
            {isCancelled ? 'Show the pages' : 'Try again'}
          </Button>
        )}
      </AlertDescription>
    </Alert>
  );
}

function messageOf(error: unknown): string {
  if (error instanceof UnreadableFile) return error.message;
  // The browser's own way to say that a request did not arrive.
  if (error instanceof TypeError) return detailOf(error);
  return detailOf(error, 'Part of this page could not be loaded. Please try again.');
}
