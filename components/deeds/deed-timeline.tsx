import { LocalTime } from '@/components/kit/local-time';
import { cn } from '@/components/ui/cn';
import { sayLockEnd } from '@/lib/deeds/content/lock-ends';
import type { LockedDeed } from '@/lib/deeds/schema';

type Moment = { name: string; at: string; state: 'past' | 'waiting' | 'end' };

const dots = {
  past: 'border-primary bg-primary',
  waiting: 'border-waiting bg-background',
  end: 'border-muted-foreground bg-muted-foreground',
};

/** A deed's life, from its lock to its release. */
export function DeedTimeline({ deed }: { deed: LockedDeed }) {
  return (
    <ol
      aria-label="What happened"
      className="grid gap-x-6 border-t px-5 py-5 sm:auto-cols-fr sm:grid-flow-col sm:px-6"
    >
      {momentsOf(deed).map(({ name, at, state }) => (
        <li
          key={name}
          className="relative pb-4 pl-6 before:absolute before:top-2 before:bottom-[-0.5rem] before:left-[0.3125rem] before:w-px before:bg-border last:pb-0 last:before:hidden sm:pt-5 sm:pb-0 sm:pl-0 sm:before:top-[0.3125rem] sm:before:right-[-1.5rem] sm:before:bottom-auto sm:before:left-0 sm:before:h-px sm:before:w-auto"
        >
          <span
            aria-hidden
            className={cn(
              'absolute top-1.5 left-0 size-[0.6875rem] rounded-full border-2 sm:top-0',
              dots[state],
            )}
          />
          <span className="block text-[0.9375rem] leading-6 font-medium">{name}</span>
          <span className="block text-sm text-muted-foreground tabular-nums">
            <LocalTime value={at} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function momentsOf(deed: LockedDeed): Moment[] {
  const moments: Moment[] = [{ name: 'Locked', at: deed.timestamp, state: 'past' }];
  if (deed.paidAt)
    moments.push({ name: deed.isDemo ? 'Paid (demo)' : 'Paid', at: deed.paidAt, state: 'past' });
  if (deed.status === 'due') moments.push({ name: 'Payment due', at: deed.paymentDueAt, state: 'waiting' });
  if (deed.releasedAt) {
    // That it has ended is said above: here is why.
    const name = sayLockEnd(deed.releaseReason, deed.isDemo);
    moments.push({ name, at: deed.releasedAt, state: 'end' });
  } else if (deed.expiresAt) moments.push({ name: 'Ends', at: deed.expiresAt, state: 'waiting' });
  return moments;
}
