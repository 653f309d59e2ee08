import { RelativeTime } from '@/components/kit/relative-time';
import { opinionNames } from '@/lib/claims/rules';
import type { LockEvidence } from '@/lib/claims/schema';

/** What was shown for a contested lock, and what an admin of ours thinks of it. */
export function EvidenceList({ evidence }: { evidence: LockEvidence[] }) {
  if (evidence.length === 0) return null;
  return (
    <ul aria-label="What was shown" className="divide-y border-y">
      {evidence.map((item) => (
        <li key={item.id} className="py-3">
          <p className="font-medium wrap-anywhere">{nameOf(item)}</p>
          {item.shownAt && (
            <p className="text-sm text-muted-foreground">
              Shown <RelativeTime value={item.shownAt} />
            </p>
          )}
          <p className="text-sm">
            {item.opinion ? `Our opinion: ${opinionOf(item)}.` : 'No admin has looked at it yet.'}{' '}
            {item.note && `Note: ${item.note}`}
          </p>
        </li>
      ))}
    </ul>
  );
}

function nameOf({ side, documentName }: LockEvidence): string {
  if (side === 'other') return 'A document of the other side';
  return documentName ?? 'A document that you deleted';
}

function opinionOf({ side, opinion }: LockEvidence): string {
  if (side === 'other' && opinion === 'supports') return 'supports the other claim';
  return opinion ? opinionNames[opinion].toLowerCase() : '';
}
