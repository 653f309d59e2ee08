'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, type ReactNode } from 'react';
import { deviceStore } from '@/components/kit/device-store';
import { isPhone } from '@/components/kit/is-phone';
import { createStore, useStore } from '@/components/kit/store';
import { ThemeSwitch } from '@/components/shell/theme-switch';
import { cn } from '@/components/ui/cn';
import { CloseIcon, PanelIcon } from '@/components/ui/icons';

const kept = deviceStore('panel');
const panel = createStore({ read: readOpen, write: keepOpen });
let isOpenHere = false;
/** The sheet from which it was last opened: what opens that gets the focus back. */
let openedFrom: string | undefined;

type TogglePanelProps = {
  /** where bars are on the left and at the bottom: it keeps clear of them */
  isInApp?: boolean;
  /** there while it is open */
  children: ReactNode;
};

/**
 * The floating panel in the corner; the device remembers whether it was left open, but for a phone: there it closes with
 * the page. Its button is a tab in the margin of the page, where it covers nothing; a round button where the margin is wide
 * enough. Where there is no margin, below 64rem, a line of the menu opens it, and the button closes it.
 */
export function TogglePanel({ isInApp = false, children }: TogglePanelProps) {
  const open = useStore(panel, false);
  const path = usePathname();

  // On a phone it covers the page that one has gone to.
  useEffect(() => {
    if (isPhone()) panel.write(false);
  }, [path]);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    if (openedFrom) button.current?.focus();
    const closeOnEscape = (event: KeyboardEvent) => {
      const inside = button.current?.parentElement?.contains(document.activeElement);
      if (event.key !== 'Escape' || !inside) return;
      close(button.current);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  return (
    <aside
      aria-label="Quick panel"
      className={cn(
        'pointer-events-none fixed z-30 flex needs-script flex-col-reverse gap-3 *:pointer-events-auto print:hidden',
        isInApp ? 'app-panel' : 'bottom-6 left-0 items-start xl:bottom-4 xl:left-4',
      )}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls="quick-panel"
        aria-label={open ? 'Close quick panel' : 'Open quick panel'}
        onClick={() => (open ? close(button.current) : openFrom(undefined))}
        className="panel-tab"
      >
        {open ? <CloseIcon /> : <PanelIcon />}
      </button>
      <div
        id="quick-panel"
        hidden={!open}
        className="mx-3 max-h-[70dvh] w-64 animate-appear overflow-y-auto rounded-lg border bg-popover p-4 text-[0.9375rem] text-popover-foreground xl:ml-0"
      >
        {open && (
          <>
            {children}
            <p className="mt-4 mb-2 text-sm text-muted-foreground">Theme</p>
            <ThemeSwitch />
          </>
        )}
      </div>
    </aside>
  );
}

/** The line of a menu that opens the panel where its tab has no place. */
export function QuickPanelLine({ className }: { className?: string }) {
  return (
    <button
      type="button"
      className={cn('needs-script lg:hidden', className)}
      onClick={({ currentTarget }) => {
        const sheet = currentTarget.closest<HTMLElement>('[popover]');
        sheet?.hidePopover?.();
        openFrom(sheet?.id);
      }}
    >
      <PanelIcon className="size-5" />
      <span>Quick panel</span>
    </button>
  );
}

function openFrom(sheet: string | undefined) {
  openedFrom = sheet;
  panel.write(true);
}

function close(tab: HTMLElement | null) {
  panel.write(false);
  const opener = openedFrom && document.querySelector<HTMLElement>(`[popovertarget="${openedFrom}"]`);
  openedFrom = undefined;
  (opener || tab)?.focus();
}

function readOpen() {
  return isPhone() ? isOpenHere : kept.find() === 'open';
}

function keepOpen(open: boolean) {
  isOpenHere = open;
  if (!isPhone()) kept.keep(open ? 'open' : 'closed');
}
