import Link from 'next/link';
import { addressOf } from '@/components/admin/page-links';
import { patternText } from '@/lib/abuse/rules/words';
import type { AbusePattern } from '@/lib/abuse/schema';

/** What no honest day brings; admins were told of it by email. */
export function AbusePatterns({ patterns }: { patterns: AbusePattern[] }) {
  if (patterns.length === 0) return null;
  return (
    <section aria-labelledby="patterns" className="mt-6 rounded-lg border bg-card p-5">
      <h2 id="patterns" className="text-xl">
        Look at this
      </h2>
      <ul className="mt-3 grid gap-2">
        {patterns.map((pattern) => (
          <li key={keyOf(pattern)}>
            <span className="tabular-nums">{pattern.day}</span>: {patternText(pattern)}{' '}
            <Whose pattern={pattern} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Whose({ pattern }: { pattern: AbusePattern }) {
  if (pattern.name === 'many-accounts') return <code className="break-all">{pattern.source}</code>;
  return (
    <Link
      href={addressOf('/admin/users', { search: pattern.email })}
      prefetch={false}
      className="break-all text-link"
    >
      {pattern.email}
    </Link>
  );
}

function keyOf(pattern: AbusePattern): string {
  return `${pattern.day} ${pattern.name === 'many-accounts' ? pattern.source : pattern.userId}`;
}
