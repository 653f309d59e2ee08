import Link from 'next/link';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { launchTimeline } from '@/lib/partners/content/waitlist';

/** The dates as they were announced, and beside them what is true now. */
export function LaunchTimeline() {
  return (
    <ol className="max-w-2xl">
      {launchTimeline.map(({ month, label, title, text }) => (
        <Step key={month} when={<time dateTime={month}>{label}</time>} title={title}>
          <p>{text}</p>
        </Step>
      ))}
      <Step when="Today" title="Where things stand" isNow>
        <p>
          The dates above have passed; they are kept here as they were announced. Requests can be made on this
          site now, and they are offered to notaries who have an account and were verified. You do not have to
          wait for that:{' '}
          <Link href="/signup?role=notary" prefetch={false} className="text-link">
            open a notary account
          </Link>{' '}
          or read{' '}
          <Link href="/join/notary/requirements" prefetch={false} className="text-link">
            what a notary brings
          </Link>
          . The waitlist is for news first, and for early access to what is still being built.
        </p>
      </Step>
    </ol>
  );
}

type StepProps = { when: ReactNode; title: string; isNow?: boolean; children: ReactNode };

function Step({ when, title, isNow = false, children }: StepProps) {
  return (
    <li className="relative grid gap-x-6 border-l pb-7 pl-6 last:border-transparent last:pb-0 sm:grid-cols-[7rem_1fr] lg:grid-cols-1">
      <span
        aria-hidden
        className={cn(
          'absolute top-2 -left-[0.3125rem] size-2.5 rounded-full border',
          isNow ? 'border-primary bg-primary' : 'border-input bg-background',
        )}
      />
      <p className="text-[0.9375rem] leading-7 text-muted-foreground">{when}</p>
      <div>
        <h3 className="font-sans text-base leading-7 font-semibold tracking-normal">{title}</h3>
        <div className="text-[0.9375rem] leading-6 text-muted-foreground">{children}</div>
      </div>
    </li>
  );
}
