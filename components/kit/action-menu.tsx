'use client';

import Link from 'next/link';
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';

export type MenuEntry = { label: ReactNode; isPending?: boolean } & (
  | { href: string; opensTab?: boolean; onSelect?: undefined }
  | { onSelect: () => void; href?: undefined }
);
export type MenuItem = MenuEntry & { key: string };

type ActionMenuProps = {
  /** of what, for a screen reader among many: `More for INV-2026-0001` */
  label: string;
  items: MenuItem[];
  /** Of a row of a table: as small as its other buttons, and on phones in the corner of the card, where it needs no line. */
  isOfRow?: boolean;
};

const GAP = 4;
const EDGE = 8;

/** What is done more rarely, behind “⋯”: by arrow keys, Home, End and Escape as the WAI-ARIA menu button has it. */
export function ActionMenu({ label, items, isOfRow = false }: ActionMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<'first' | 'last' | null>(null);

  function close({ returnsFocus = true } = {}) {
    setOpened(null);
    if (returnsFocus) button.current?.focus();
  }

  const leave = useEffectEvent((event: Event) => {
    const target = event.target as Node | null;
    if (event.type === 'pointerdown' && (menu.current?.contains(target) || button.current?.contains(target)))
      return;
    close({ returnsFocus: false });
  });

  // A frame that scrolls would cut it off: it stands above the page, beside its button.
  useLayoutEffect(() => {
    if (!opened || !menu.current || !button.current) return;
    placeBeside(menu.current, button.current);
    entriesOf(menu.current)
      .at(opened === 'first' ? 0 : -1)
      ?.focus({ preventScroll: true });
  }, [opened]);

  useEffect(() => {
    if (!opened) return;
    const events = ['pointerdown', 'scroll', 'resize'] as const;
    for (const name of events) window.addEventListener(name, leave, true);
    return () => {
      for (const name of events) window.removeEventListener(name, leave, true);
    };
  }, [opened]);

  function move(event: KeyboardEvent) {
    if (event.key === 'Escape' || event.key === 'Tab') {
      // With Tab the focus goes on from the button.
      if (event.key === 'Escape') event.preventDefault();
      return close();
    }
    const entries = entriesOf(menu.current);
    const at = entries.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    entries.at(next % entries.length)?.focus();
  }

  return (
    <>
      <Button
        ref={button}
        variant="outline"
        size="icon"
        className={cn('needs-script', isOfRow && 'max-sm:absolute max-sm:top-1 max-sm:right-1 sm:size-8')}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        aria-controls={opened ? id : undefined}
        onClick={() => setOpened(opened ? null : 'first')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpened(event.key === 'ArrowDown' ? 'first' : 'last');
        }}
      >
        <span aria-hidden>⋯</span>
      </Button>
      {opened && (
        <div
          ref={menu}
          id={id}
          role="menu"
          aria-label={label}
          className="fixed z-50 w-60 rounded-lg border bg-popover p-2 text-popover-foreground"
          onKeyDown={move}
        >
          {items.map((item) => (
            <Entry key={item.key} item={item} onChosen={() => close()} />
          ))}
        </div>
      )}
    </>
  );
}

const look =
  'block min-h-11 w-full rounded-sm px-3 py-2.5 text-left text-[0.9375rem] hover:bg-accent aria-disabled:text-muted-foreground';

function Entry({ item: { label, isPending, ...item }, onChosen }: { item: MenuItem; onChosen: () => void }) {
  if (item.href !== undefined) {
    const link = { role: 'menuitem', tabIndex: -1, href: item.href, className: look, onClick: onChosen };
    if (!item.opensTab) {
      return (
        <Link {...link} prefetch={false}>
          {label}
        </Link>
      );
    }
    return (
      <a {...link} target="_blank" rel="noopener">
        {label}
      </a>
    );
  }
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={isPending}
      className={look}
      onClick={() => {
        // First, so that what it opens gives the focus back to the button of the menu.
        onChosen();
        item.onSelect();
      }}
    >
      {label}
    </button>
  );
}

function entriesOf(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

/** Below its button, or above where there is no room; never over the edge of the window. */
function placeBeside(menu: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const left = Math.max(EDGE, Math.min(at.right - width, window.innerWidth - width - EDGE));
  const isBelow = at.bottom + GAP + height + EDGE <= window.innerHeight;
  const top = isBelow ? at.bottom + GAP : Math.max(EDGE, at.top - GAP - height);
  Object.assign(menu.style, { left: `${left}px`, top: `${top}px` });
}
