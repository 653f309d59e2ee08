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

/** Lists of the administration, each with how many are in it. */
export function QueueRows({ queues }: { queues: Queue[] }) {
  return (
    <ul className="mt-3 app-rows">
      {queues.map(({ href, name, figure, says }) => (
        <li key={href}>
          <span className="min-w-0">
            <Link href={href} prefetch={false}>
              {name}
            </Link>
            <span className="block text-sm text-muted-foreground">{says}</span>
          </span>
          <span className={cn('text-lg tabular-nums', figure > 0 ? 'font-medium' : 'text-muted-foreground')}>
            {figure.toLocaleString('en-US')}
          </span>
        </li>
      ))}
    </ul>
  );
}
