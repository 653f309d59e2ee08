import { VerifyNotary } from '@/components/admin/verify-notary';
import { LocalTime } from '@/components/kit/local-time';
import { TableScroll } from '@/components/kit/table-scroll';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { describeGaps, listCredentialGaps } from '@/lib/notary/rules/credentials';
import { paperUrl } from '@/lib/notary/rules/urls';
import type { Credential, NotaryProfileView } from '@/lib/notary/schema/profile';
import { mediumDay } from '@/lib/values/date-format';

type NotaryTableProps = {
  notaries: NotaryProfileView[];
  /** Two letters each. */
  bondStates: string[];
  /** By which what has lapsed is told: 2026-11-21 */
  today: string;
};

export function NotaryTable({ notaries, bondStates, today }: NotaryTableProps) {
  return (
    <TableScroll folds label="Notaries">
      <table>
        <thead>
          <tr>
            <th scope="col">Notary</th>
            <th scope="col">Credentials</th>
            <th scope="col">Verification</th>
          </tr>
        </thead>
        <tbody>
          {notaries.map((notary) => (
            <tr key={notary.userId}>
              <th scope="row" className="sm:w-[36%]">
                <Person notary={notary} />
              </th>
              <td data-label="Credentials">
                <Credentials notary={notary} today={today} />
              </td>
              <td data-label="Verification" className="sm:w-[30%]">
                <Verification
                  notary={notary}
                  gaps={describeGaps(listCredentialGaps({ ...notary, bondStates, day: today }))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function Person({ notary: { name, email, phone, home, states, isDemo } }: { notary: NotaryProfileView }) {
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2">
        <span className="break-words">{name}</span>
        {isDemo && <Badge>Demo</Badge>}
      </span>
      <span className="block text-sm font-normal text-muted-foreground">
        {email && (
          <a href={`mailto:${email}`} className="break-all text-link">
            {email}
          </a>
        )}
        <span className="block">{[phone, home ?? 'No home place'].filter(Boolean).join(' · ')}</span>
        {states.length > 0 && <span className="block">Visits in {states.join(', ')}</span>}
      </span>
    </>
  );
}

const kinds = { commission: 'Commission', bond: 'Bond', insurance: 'E&O insurance' };

function Credentials({
  notary: { userId, credentials },
  today,
}: {
  notary: NotaryProfileView;
  today: string;
}) {
  if (credentials.length === 0) return <span className="text-muted-foreground">None entered</span>;
  return (
    <ul className="grid gap-1 text-sm max-sm:mt-1">
      {credentials.map(({ id, kind, state, number, expiresOn, paper }) => {
        const hasLapsed = expiresOn < today;
        return (
          <li key={`${kind} ${state}`}>
            {kindName({ kind, state })} <span className="font-mono text-[0.8125rem] break-all">{number}</span>
            ,{' '}
            <span className={cn(hasLapsed && 'font-medium text-destructive')}>
              {hasLapsed ? 'lapsed after' : 'until'} <time dateTime={expiresOn}>{mediumDay(expiresOn)}</time>
            </span>{' '}
            <Paper href={paper && paperUrl(userId, id)} name={kindName({ kind, state })} />
          </li>
        );
      })}
    </ul>
  );
}

function kindName({ kind, state }: Pick<Credential, 'kind' | 'state'>): string {
  return kind === 'insurance' ? kinds[kind] : `${kinds[kind]} ${state}`;
}

/** What number and date are compared with. That it was opened is kept. */
function Paper({ href, name }: { href: string | null; name: string }) {
  if (href === null) return <span className="font-medium text-destructive">no paper</span>;
  return (
    <a href={href} target="_blank" rel="noopener" className="text-link">
      Open paper<span className="sr-only"> of {name}</span>
    </a>
  );
}

function Verification({ notary, gaps }: { notary: NotaryProfileView; gaps: string }) {
  const { userId, name, isVerified, verifiedAt, credentials } = notary;
  const hasNoPaper = credentials.some(({ paper }) => paper === null);
  return (
    <div className="grid gap-1.5 max-sm:mt-1">
      <div className="flex flex-wrap items-center gap-2">
        {isVerified ? (
          <Badge variant="success">Verified</Badge>
        ) : (
          <Badge variant="waiting">Not verified</Badge>
        )}
        {(isVerified || (!gaps && !hasNoPaper)) && (
          <VerifyNotary userId={userId} name={name} isVerified={isVerified} credentials={credentials} />
        )}
      </div>
      {verifiedAt && (
        <p className="text-sm text-muted-foreground">
          since <LocalTime value={verifiedAt} />
        </p>
      )}
      {gaps && <p className="text-sm text-destructive">{gaps}</p>}
      {!isVerified && !gaps && hasNoPaper && (
        <p className="text-sm text-destructive">Papers are missing. Please ask the notary to upload them.</p>
      )}
    </div>
  );
}
