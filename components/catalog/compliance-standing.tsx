import type { CountTile } from '@/components/catalog/count-tiles';
import { Badge } from '@/components/ui/badge';
import {
  standingNames,
  type ComplianceStanding,
  type StandingCounts,
} from '@/lib/catalog/rules/compliance-standing';

const variants = { compliant: 'success', needs_review: 'waiting', non_compliant: 'destructive' } as const;

export function StandingBadge({ standing }: { standing: ComplianceStanding }) {
  return <Badge variant={variants[standing]}>{standingNames[standing]}</Badge>;
}

export function standingTiles(counts: StandingCounts): CountTile[] {
  return (['compliant', 'needs_review', 'non_compliant'] as const).map((standing) => ({
    key: standing,
    count: counts[standing],
    label: <StandingBadge standing={standing} />,
  }));
}
