import { MoreAnswers } from '@/components/admin/more-answers';
import { RelativeTime } from '@/components/kit/relative-time';
import { TableScroll } from '@/components/kit/table-scroll';
import { Badge } from '@/components/ui/badge';
import { availabilities, experienceLabel, volumes } from '@/lib/partners/rules/waitlist';
import type { WaitlistEntry } from '@/lib/partners/schema/waitlist';

export function WaitlistTable({ entries }: { entries: WaitlistEntry[] }) {
  return (
    <TableScroll folds label="Waitlist">
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">State</th>
            <th scope="col">Experience</th>
            <th scope="col">Volume</th>
            <th scope="col">Availability</th>
            <th scope="col">Joined</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function Row({ entry }: { entry: WaitlistEntry }) {
  const { name, email, state, experience, currentVolume, availability, requestBetaAccess } = entry;
  return (
    <tr>
      <th scope="row" className="sm:min-w-64">
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="break-words">{name}</span>
          {requestBetaAccess && <Badge variant="info">Beta</Badge>}
          {!entry.isConfirmed && <Badge variant="waiting">Address not confirmed</Badge>}
        </span>
        <a href={`mailto:${email}`} className="font-normal break-all text-link">
          {email}
        </a>
      </th>
      <td data-label="State">
        {state}
        <MoreAnswers
          summary="All answers"
          answers={[
            ['Company', entry.companyName],
            ['Phone', entry.phone],
            ['Specializations', entry.specializations.join(', ')],
            ['Why', entry.motivation],
          ]}
        />
      </td>
      <td data-label="Experience">{experienceLabel(experience)}</td>
      <td data-label="Volume">{labelOf(volumes, currentVolume) ?? 'Not said'}</td>
      <td data-label="Availability">{labelOf(availabilities, availability)}</td>
      <td data-label="Joined">
        <RelativeTime value={entry.createdAt} />
        {entry.updatedAt !== entry.createdAt && (
          <span className="block text-sm text-muted-foreground">
            Answers sent <RelativeTime value={entry.updatedAt} />
          </span>
        )}
      </td>
    </tr>
  );
}

function labelOf(options: readonly { value: string; label: string }[], chosen: string | null) {
  return options.find(({ value }) => value === chosen)?.label ?? chosen;
}
