import { GiveOpinion } from '@/components/admin/give-opinion';
import { FileLink } from '@/components/files/file-link';
import { RelativeTime } from '@/components/kit/relative-time';
import { TableScroll } from '@/components/kit/table-scroll';
import { Badge } from '@/components/ui/badge';
import { opinionNames } from '@/lib/claims/rules';
import type { EvidenceItem } from '@/lib/claims/schema';

export function EvidenceTable({ evidence }: { evidence: EvidenceItem[] }) {
  return (
    <TableScroll folds label="Evidence">
      <table>
        <thead>
          <tr>
            <th scope="col">Property</th>
            <th scope="col">Who shows it</th>
            <th scope="col">Document</th>
            <th scope="col">Opinion</th>
          </tr>
        </thead>
        <tbody>
          {evidence.map((item) => (
            <tr key={item.id}>
              <th scope="row">
                {item.propertyAddress}
                <span className="block text-sm font-normal text-muted-foreground">
                  locked <RelativeTime value={item.lockedAt} />
                  {!item.isContested && ', no longer contested'}
                </span>
              </th>
              <td data-label="Who shows it">
                {item.accountName}, for {item.ownerName}
                <a href={`mailto:${item.accountEmail}`} className="block text-sm break-all text-link">
                  {item.accountEmail}
                </a>
              </td>
              <td data-label="Document">
                <Shown item={item} />
              </td>
              <td data-label="Opinion">
                <Opinion item={item} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function Shown({ item: { id, documentName, createdAt } }: { item: EvidenceItem }) {
  return (
    <>
      {documentName ? (
        <FileLink href={`/api/deedguard/evidence/${id}/content`} className="break-all text-link">
          {documentName}
        </FileLink>
      ) : (
        'Deleted by its owner'
      )}
      <span className="block text-sm text-muted-foreground">
        <RelativeTime value={createdAt} />
      </span>
    </>
  );
}

function Opinion({ item }: { item: EvidenceItem }) {
  const { opinion, note, decidedAt } = item;
  return (
    <div className="grid gap-1.5 max-sm:mt-1">
      <div className="flex flex-wrap items-center gap-2">
        {opinion ? (
          <Badge variant="outline">{opinionNames[opinion]}</Badge>
        ) : (
          <Badge variant="waiting">Not looked at</Badge>
        )}
        <GiveOpinion item={item} />
      </div>
      {decidedAt && (
        <p className="text-sm text-muted-foreground">
          <RelativeTime value={decidedAt} />
          {note && `: ${note}`}
        </p>
      )}
    </div>
  );
}
