import { LocalTime } from '@/components/layout/local-time';
import { TableScroll } from '@/components/layout/table-scroll';
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
        </span>
        <a href={`mailto:${email}`} className="font-normal break-all text-link">
          {email}
        </a>
        <Answers entry={entry} />
      </th>
      <td data-label="State">{state}</td>
      <td data-label="Experience">{experienceLabel(experience)}</td>
      <td data-label="Volume">{labelOf(volumes, currentVolume) ?? 'Not said'}</td>
      <td data-label="Availability">{labelOf(availabilities, availability)}</td>
      <td data-label="Joined">
        <LocalTime value={entry.createdAt} />
        {entry.updatedAt !== entry.createdAt && (
          <span className="block text-sm text-muted-foreground">
            Answers of <LocalTime value={entry.updatedAt} />
          </span>
        )}
      </td>
    </tr>
  );
}

/** What does not fit into a column. */
function Answers({ entry: { companyName, phone, specializations, motivation } }: { entry: WaitlistEntry }) {
  return (
    <details className="mt-1 font-normal">
      <summary className="w-fit text-sm text-muted-foreground underline-offset-4 hover:underline">
        All answers
      </summary>
      <dl className="mt-1 grid max-w-[60ch] gap-1.5 text-sm [&_dt]:text-muted-foreground">
        <Answer name="Company" value={companyName} />
        <Answer name="Phone" value={phone} />
        <Answer name="Specializations" value={specializations.join(', ')} />
        <Answer name="Why" value={motivation} />
      </dl>
    </details>
  );
}

function Answer({ name, value }: { name: string; value: string | null }) {
  if (!value) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd className="break-words whitespace-pre-line">{value}</dd>
    </div>
  );
}

function labelOf(options: readonly { value: string; label: string }[], chosen: string | null) {
  return options.find(({ value }) => value === chosen)?.label ?? chosen;
}
