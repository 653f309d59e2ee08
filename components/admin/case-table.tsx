import { ChangeCase } from '@/components/admin/change-case';
import { FileLink } from '@/components/files/file-link';
import { RelativeTime } from '@/components/kit/relative-time';
import { TableScroll } from '@/components/kit/table-scroll';
import { Badge } from '@/components/ui/badge';
import { supportTopicLabel } from '@/lib/support/rules/topics';
import { caseUrl } from '@/lib/support/rules/urls';
import type { SupportCaseItem } from '@/lib/support/schema';

export function CaseTable({ cases }: { cases: SupportCaseItem[] }) {
  return (
    <TableScroll folds label="Cases">
      <table>
        <thead>
          <tr>
            <th scope="col">Case</th>
            <th scope="col">Message</th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {cases.map((item) => (
            <tr key={item.id}>
              <th scope="row">
                <Writer item={item} />
              </th>
              <td data-label="Message" className="max-w-[60ch] wrap-anywhere whitespace-pre-line">
                {item.message}
                {item.documentName && (
                  <FileLink href={`${caseUrl(item.id)}/attachment`} className="mt-1 block text-link">
                    {item.documentName}
                  </FileLink>
                )}
              </td>
              <td data-label="Status">
                <Status item={item} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function Writer({ item: { number, topic, name, email, isFromAccount } }: { item: SupportCaseItem }) {
  const subject = encodeURIComponent(`Case ${number}: ${supportTopicLabel(topic)}`);
  return (
    <>
      <span className="font-mono whitespace-nowrap">{number}</span>
      <span className="block font-normal">{supportTopicLabel(topic)}</span>
      <span className="block font-normal break-words">{name}</span>
      <a href={`mailto:${email}?subject=${subject}`} className="font-normal break-all text-link">
        {email}
      </a>
      <span className="block text-sm font-normal text-muted-foreground">
        {isFromAccount ? 'Sent from the account of this address' : 'Nobody has checked whose address this is'}
      </span>
    </>
  );
}

function Status({ item: { id, number, createdAt, closedAt } }: { item: SupportCaseItem }) {
  return (
    <div className="grid justify-items-start gap-1.5 max-sm:mt-1">
      <Badge variant={closedAt ? 'outline' : 'waiting'}>{closedAt ? 'Closed' : 'Open'}</Badge>
      <span className="text-sm text-muted-foreground">
        {closedAt && (
          <>
            closed <RelativeTime value={closedAt} />,{' '}
          </>
        )}
        sent <RelativeTime value={createdAt} />
      </span>
      <ChangeCase id={id} number={number} isClosed={closedAt !== null} />
    </div>
  );
}
