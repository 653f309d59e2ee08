'use client';

import * as DialogPrimitive from '@radix-ui/react-dialog';
import { useRef, type ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';
import { CloseIcon } from '@/components/ui/icons';
import { rememberFocus } from '@/components/ui/remember-focus';

export function Dialog(props: ComponentProps<typeof DialogPrimitive.Root>) {
  return <DialogPrimitive.Root data-slot="dialog" {...props} />;
}

const widths = {
  normal: 'sm:w-[min(32rem,calc(100vw-2rem))]',
  wide: 'sm:w-[min(42rem,calc(100vw-2rem))]',
};

type DialogContentProps = ComponentProps<typeof DialogPrimitive.Content> & {
  width?: 'normal' | 'wide';
  /** There is something to be read before anything is pressed: the focus begins at the title. */
  isRead?: boolean;
};

/** A dialog in the middle of a wide screen, a sheet from the bottom edge of a phone. */
export function DialogContent({
  className,
  width = 'normal',
  isRead = false,
  children,
  ...props
}: DialogContentProps) {
  // Radix gives the focus back to its own trigger; ours are opened by buttons of the page.
  const giveFocusBack = useRef<() => void>(undefined);

  return (
    <DialogPrimitive.Portal data-slot="dialog-portal">
      <DialogPrimitive.Overlay
        data-slot="dialog-overlay"
        className="fixed inset-0 z-50 bg-black/45 data-[state=open]:animate-appear"
      />
      <div className="dialog-room">
        <DialogPrimitive.Content
          data-slot="dialog-content"
          onOpenAutoFocus={(event) => {
            giveFocusBack.current = rememberFocus();
            event.preventDefault();
            focusFirst(event.target as HTMLElement, isRead);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            giveFocusBack.current?.();
          }}
          className={cn(
            'relative grid max-h-full grid-cols-[minmax(0,1fr)] gap-5 overflow-y-auto rounded-t-lg border bg-popover p-5 text-popover-foreground data-[state=open]:animate-appear sm:rounded-lg sm:p-7',
            widths[width],
            className,
          )}
          {...props}
        >
          {children}
          <DialogPrimitive.Close
            data-slot="dialog-dismiss"
            aria-label="Close"
            className="absolute top-3 right-3 grid size-9 place-items-center rounded-md text-muted-foreground transition-colors duration-150 hover:bg-accent hover:text-accent-foreground max-sm:top-2 max-sm:right-2 max-sm:size-11"
          >
            <CloseIcon className="size-5" />
          </DialogPrimitive.Close>
        </DialogPrimitive.Content>
      </div>
    </DialogPrimitive.Portal>
  );
}

const FIELD = ':is(input:not([type=hidden]), select, textarea):not(:disabled)';
const CONTROL = `:is(a[href], button:not(:disabled), ${FIELD}):not([data-slot=dialog-dismiss])`;

/** The first field of a form, or what can be pressed first but for the cross; while there is neither, the dialog. */
function focusFirst(dialog: HTMLElement, isRead: boolean) {
  const title = isRead && dialog.querySelector<HTMLElement>('[data-slot=dialog-title]');
  if (title) return title.focus({ preventScroll: true });
  const control = dialog.querySelector<HTMLElement>(CONTROL);
  const field = control?.closest('form')?.querySelector<HTMLElement>(FIELD);
  const first = checkedOf(field) ?? field ?? control ?? dialog;
  first.focus({ preventScroll: true });
  if (first instanceof HTMLInputElement) first.select();
}

/** Of a group of radio buttons, the one that is checked: where the Tab key goes, too. */
function checkedOf(field: HTMLElement | null | undefined): HTMLInputElement | undefined {
  if (!(field instanceof HTMLInputElement) || field.type !== 'radio') return undefined;
  const inputs = [...(field.form?.querySelectorAll('input') ?? [])];
  return inputs.find(({ name, checked }) => checked && name === field.name);
}

export function DialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="dialog-header" className={cn('grid gap-2 pr-10', className)} {...props} />;
}

export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="dialog-footer" className={cn('dialog-footer', className)} {...props} />;
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return (
    <DialogPrimitive.Title
      data-slot="dialog-title"
      tabIndex={-1}
      className={cn('font-serif text-2xl leading-tight font-semibold outline-none', className)}
      {...props}
    />
  );
}

export function DialogDescription({
  className,
  ...props
}: ComponentProps<typeof DialogPrimitive.Description>) {
  return (
    <DialogPrimitive.Description
      data-slot="dialog-description"
      className={cn('text-[0.9375rem] leading-6 text-muted-foreground', className)}
      {...props}
    />
  );
}
