import { RelativeTime } from '@/components/kit/relative-time';
import { cn } from '@/components/ui/cn';
import { sayLockEnd } from '@/lib/deeds/rules/lock-ends';
import type { LockedDeed } from '@/lib/deeds/schema';

type Moment = { name: string; at: string; state: 'past' | 'waiting' | 'end' };

const dots = {
  past: 'border-primary bg-primary',
  waiting: 'border-waiting bg-background',
  end: 'border-muted-foreground bg-muted-foreground',
};

/** A deed's life, from its end, or what comes next, back to its lock. */
export function DeedTimeline({ deed }: { deed: LockedDeed }) {
  return (
    <ol aria-label="What happened" className="border-t px-5 py-5 sm:px-6">
      {momentsOf(deed).map(({ name, at, state }) => (
        <li
          key={name}
          className="relative flex flex-wrap gap-x-3 pb-3 pl-6 before:absolute before:top-2 before:bottom-[-0.5rem] before:left-[0.3125rem] before:w-px before:bg-border last:pb-0 last:before:hidden"
        >
          <span
            aria-hidden
            className={cn('absolute top-1.5 left-0 size-[0.6875rem] rounded-full border-2', dots[state])}
          />
          <span className="text-[0.9375rem] leading-6 font-medium">{name}</span>
          <span className="text-sm leading-6 text-muted-foreground tabular-nums">
            <RelativeTime value={at} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Newest first, as every history. */
function momentsOf(deed: LockedDeed): Moment[] {
  const { timestamp, paidAt, status, paymentDueAt, releasedAt, expiresAt, releaseReason, isDemo } = deed;
  const moments: (Moment | false | null)[] = [
    !releasedAt && expiresAt !== null && { name: 'Ends', at: expiresAt, state: 'waiting' },
    status === 'due' && { name: 'Payment due', at: paymentDueAt, state: 'waiting' },
    // That it has ended is said above: here is why.
    releasedAt !== null && { name: sayLockEnd(releaseReason, isDemo), at: releasedAt, state: 'end' },
    paidAt !== null && { name: isDemo ? 'Paid (demo)' : 'Paid', at: paidAt, state: 'past' },
    { name: 'Locked', at: timestamp, state: 'past' },
  ];
  return moments.filter((moment) => Boolean(moment)) as Moment[];
}
