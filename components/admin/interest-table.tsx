import { MoreAnswers } from '@/components/admin/more-answers';
import { RelativeTime } from '@/components/kit/relative-time';
import { TableScroll } from '@/components/kit/table-scroll';
import { interestTopicLabel } from '@/lib/partners/rules/interest-topics';
import type { ListedInterest } from '@/lib/partners/schema/interests';

export function InterestTable({ interests }: { interests: ListedInterest[] }) {
  return (
    <TableScroll folds label="Interests">
      <table>
        <thead>
          <tr>
            <th scope="col">From</th>
            <th scope="col">About</th>
            <th scope="col">Sent</th>
          </tr>
        </thead>
        <tbody>
          {interests.map(({ id, name, email, organization, topic, message, createdAt, updatedAt }) => (
            <tr key={id}>
              <th scope="row" className="sm:min-w-64">
                <span className="block break-words">{name}</span>
                <a href={`mailto:${email}`} className="font-normal break-all text-link">
                  {email}
                </a>
              </th>
              <td data-label="About">
                {interestTopicLabel(topic)}
                <MoreAnswers
                  summary="All answers"
                  answers={[
                    ['Organization', organization],
                    ['Message', message],
                  ]}
                />
              </td>
              <td data-label="Sent">
                <RelativeTime value={createdAt} />
                {updatedAt !== createdAt && (
                  <span className="block text-sm text-muted-foreground">
                    Again <RelativeTime value={updatedAt} />
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
