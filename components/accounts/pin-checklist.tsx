'use client';

import type { PinRequirement } from '@/components/accounts/pin-requirements';
import { CheckIcon } from '@/components/ui/icons';

type PinChecklistProps = { id: string; requirements: PinRequirement[] };

/** What a PIN has to be, ticked off while it is typed; a screen reader hears each change in one sentence. */
export function PinChecklist({ id, requirements }: PinChecklistProps) {
  return (
    <div className="rounded-md border bg-background p-4">
      <h3 className="font-sans text-[0.9375rem] leading-6 font-medium tracking-normal">A PIN needs</h3>
      <ul id={id} className="mt-2 grid gap-1.5 text-[0.9375rem] leading-6">
        {requirements.map(({ text, isMet }) => (
          <li
            key={text}
            className={isMet ? 'flex gap-2.5 text-success' : 'flex gap-2.5 text-muted-foreground'}
          >
            <span
              aria-hidden
              className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border border-current"
            >
              {isMet && <CheckIcon className="size-3" />}
            </span>
            <span>
              {text}
              <span className="sr-only">{isMet ? ': done' : ': not yet'}</span>
            </span>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {progressOf(requirements)}
      </p>
    </div>
  );
}

function progressOf(requirements: PinRequirement[]) {
  const open = requirements.filter(({ isMet }) => !isMet);
  if (open.length === requirements.length) return '';
  if (open.length === 0) return 'All requirements are met.';
  return `Not met yet: ${open.map(({ text }) => text).join('; ')}.`;
}
