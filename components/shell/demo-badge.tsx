import { Badge } from '@/components/ui/badge';
import { DEMO_NOTARY } from '@/lib/notary/rules/demo';

/** Beside the name of a demo notary, wherever it is shown. */
export function DemoBadge() {
  return (
    <Badge variant="outline" className="ml-2">
      {DEMO_NOTARY}
    </Badge>
  );
}
