'use client';

import type { MouseEvent, ReactNode } from 'react';
import { Preparing } from '@/components/files/preparing';
import { useSaveFile } from '@/components/files/use-save-file';

type FileLinkProps = {
  href: string;
  className?: string;
  /** shown instead of the message when the file is gone for good (410) */
  onGone?: () => void;
  children: ReactNode;
};

/** A link to a file of ours. It saves the file, or says why there is none; without scripting it is a link. */
export function FileLink({ href, className, onGone, children }: FileLinkProps) {
  const { save, isPreparing, dialog } = useSaveFile({ onGone });

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    // Into another tab, or saved under another name: the browser's own ways.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void save(href);
  }

  return (
    <>
      <a href={href} download className={className} aria-disabled={isPreparing} onClick={follow}>
        <Preparing isPreparing={isPreparing}>{children}</Preparing>
      </a>
      {dialog}
    </>
  );
}
