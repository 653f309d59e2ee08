import Link from 'next/link';
import { cn } from '@/components/ui/cn';

export type Queue = {
  href: string;
  name: string;
  figure: number;
  says: string;
  /** somebody waits for us there */
  isWaiting?: boolean;
};

/** Lists of the administration, each with how many are in it; those with something in them first. */
export function QueueRows({ queues }: { queues: Queue[] }) {
  return (
    <ul className="mt-3 app-rows">
      {[...queues]
        .sort((a, b) => Number(b.figure > 0) - Number(a.figure > 0))
        .map(({ href, name, figure, says }) => (
          <li key={href}>
            <span
              className={cn(
                'min-w-10 text-right text-lg tabular-nums',
                figure > 0 ? 'font-medium' : 'text-muted-foreground',
              )}
            >
              {figure.toLocaleString('en-US')}
            </span>
            <span className="min-w-0 flex-1">
              <Link href={href} prefetch={false} className={cn(figure === 0 && 'text-muted-foreground')}>
                {name}
              </Link>
              <span className="block text-sm text-muted-foreground">{says}</span>
            </span>
            <span aria-hidden className="text-muted-foreground">
              →
            </span>
          </li>
        ))}
    </ul>
  );
}
