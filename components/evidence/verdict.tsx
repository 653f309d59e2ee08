import type { ReactNode } from 'react';
import { CheckIcon, CloseIcon } from '@/components/ui/icons';

type Kind = 'verified' | 'waiting' | 'refused';

const looks: Record<Kind, string> = {
  verified: 'border-success bg-success-soft text-success',
  waiting: 'border-waiting bg-waiting-soft text-waiting',
  refused: 'border-destructive bg-destructive-soft text-destructive',
};

type VerdictProps = { kind: Kind; title: string; children: ReactNode };

/** What a check came to, as the proof file itself shows it: a sign, a color and a sentence, over the whole width. */
export function Verdict({ kind, title, children }: VerdictProps) {
  return (
    <div
      data-verdict={kind}
      className={`grid grid-cols-[auto_1fr] gap-x-3 rounded-md border border-l-4 p-4 wrap-anywhere sm:p-5 ${looks[kind]}`}
    >
      <span aria-hidden="true" className="mt-0.5 grid size-6 place-items-center text-xl font-semibold">
        {signs[kind]}
      </span>
      <div className="grid gap-1">
        <p className="font-serif text-xl leading-snug font-semibold">{title}</p>
        <div className="grid gap-1 text-[0.9375rem] leading-6 text-foreground">{children}</div>
      </div>
    </div>
  );
}

const signs: Record<Kind, ReactNode> = {
  verified: <CheckIcon className="size-6" />,
  waiting: '!',
  refused: <CloseIcon className="size-6" />,
};
