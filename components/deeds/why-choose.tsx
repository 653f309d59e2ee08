import Link from 'next/link';
import { CheckIcon, CloseIcon } from '@/components/ui/icons';
import { lockDoes, lockDoesNot, reasons } from '@/lib/deeds/content/reasons';

export function WhyChoose() {
  return (
    <section aria-labelledby="why" className="border-y bg-card">
      <div className="page py-16 lg:py-24">
        <h2 id="why" className="max-w-[20ch] text-3xl sm:text-4xl">
          Why choose DeedGuard
        </h2>
        <ul className="mt-10 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {reasons.map(({ title, text }) => (
            <li key={title} className="border-t border-primary pt-4">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 text-[0.9375rem] leading-6 text-muted-foreground">{text}</p>
            </li>
          ))}
        </ul>
        <div className="mt-14 grid rounded-lg border bg-background max-md:divide-y md:grid-cols-2 md:divide-x">
          <div className="p-5 sm:p-8">
            <h3 className="text-2xl">What a lock does</h3>
            <Points points={lockDoes} isDone />
          </div>
          <div className="p-5 sm:p-8">
            <h3 className="text-2xl">What it does not do</h3>
            <Points points={lockDoesNot} />
          </div>
        </div>
        <p className="mt-8">
          <Link href="/verify" prefetch={false} className="text-link">
            Verify a proof
          </Link>
        </p>
      </div>
    </section>
  );
}

function Points({ points, isDone = false }: { points: string[]; isDone?: boolean }) {
  const Mark = isDone ? CheckIcon : CloseIcon;

  return (
    <ul className="mt-4 grid gap-2.5">
      {points.map((point) => (
        <li key={point} className="flex gap-3">
          <Mark
            className={
              isDone ? 'mt-1 size-4 shrink-0 text-primary' : 'mt-1 size-4 shrink-0 text-muted-foreground'
            }
          />
          {point}
        </li>
      ))}
    </ul>
  );
}
