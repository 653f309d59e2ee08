import Link from 'next/link';

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
          <span className="text-lg font-medium tabular-nums">{figure.toLocaleString('en-US')}</span>
        </li>
      ))}
    </ul>
  );
}
