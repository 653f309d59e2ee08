'use client';

import { filterActs, filterRequirements } from '@/components/catalog/states/filter-guide';
import { filterTemplates, filterTraining } from '@/components/catalog/states/filter-offers';
import { useStateFilter } from '@/components/catalog/states/use-state-filter';

/** How much a search found behind each tab, so that a match is not missed behind a closed one. */
export function MatchStatus() {
  const filter = useStateFilter();
  const found = [
    { href: '#requirements', name: 'requirements', count: filterRequirements(filter).length },
    { href: '#requirements', name: 'acts', count: filterActs(filter).length },
    { href: '#templates', name: 'templates', count: filterTemplates(filter).length },
    { href: '#training', name: 'courses', count: filterTraining(filter).length },
  ];

  return (
    <p role="status" className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted-foreground">
      <span>“{filter.query.trim()}” found:</span>
      {found.map(({ href, name, count }) =>
        count > 0 ? (
          <a key={name} href={href} className="text-link tabular-nums">
            {name} {count}
          </a>
        ) : (
          <span key={name} className="tabular-nums">
            {name} 0
          </span>
        ),
      )}
    </p>
  );
}
