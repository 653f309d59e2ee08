import type { ApplicationMailKind } from '@/lib/partners/rules/applications';
import { applicationUrl } from '@/lib/partners/rules/urls';
import type { ListedApplication } from '@/lib/partners/schema/applications';

const names: Record<ApplicationMailKind, string> = {
  received: 'Open the receipt',
  decided: 'Open the answer',
  ended: 'Open the last email',
};

/** The emails that the applicant got, or would have, newest first; the newest may still be on its way. */
export function ApplicationMails({ application }: { application: ListedApplication }) {
  const { id, company, mails } = application;
  const newest = newestOf(application);
  const older = mails.filter((kind) => kind !== newest).reverse();
  return (
    <ul className="mt-1 text-sm">
      <li>
        {mails.includes(newest) ? (
          <MailLink id={id} company={company} kind={newest} label="Open the email" />
        ) : (
          <span className="text-muted-foreground">Email not sent yet</span>
        )}
      </li>
      {older.map((kind) => (
        <li key={kind}>
          <MailLink id={id} company={company} kind={kind} label={names[kind]} />
        </li>
      ))}
    </ul>
  );
}

type MailLinkProps = { id: string; company: string; kind: ApplicationMailKind; label: string };

function MailLink({ id, company, kind, label }: MailLinkProps) {
  return (
    <a
      href={`${applicationUrl(id)}/mail?kind=${kind}`}
      target="_blank"
      rel="noopener"
      className="inline-block py-1 text-link"
    >
      {label}
      <span className="sr-only"> to {company}, in a new tab</span>
    </a>
  );
}

function newestOf({ status }: ListedApplication): ApplicationMailKind {
  if (status === 'pending') return 'received';
  return status === 'ended' ? 'ended' : 'decided';
}
