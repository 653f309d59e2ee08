import Link from 'next/link';
import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';

type Action = { href: string; label: string };

/** The one thing to do next, and at most two others beside it. */
export function ActionRow({
  actions: [first, ...others],
  className,
}: {
  actions: [Action, ...Action[]];
  className?: string;
}) {
  return (
    <p className={cn('flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden', className)}>
      <Link
        href={first.href}
        prefetch={false}
        className={buttonVariants({ size: 'lg', className: 'max-sm:w-full' })}
      >
        {first.label}
      </Link>
      {others.map(({ href, label }) => (
        <Link key={href} href={href} prefetch={false} className="text-link">
          {label}
        </Link>
      ))}
    </p>
  );
}
