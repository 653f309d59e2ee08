import { ApplicationMails } from '@/components/admin/application-mails';
import { DecideApplication } from '@/components/admin/decide-application';
import { EndPartnership } from '@/components/admin/end-partnership';
import { ManagePartner } from '@/components/admin/manage-partner';
import { MoreAnswers } from '@/components/admin/more-answers';
import { RelativeTime } from '@/components/kit/relative-time';
import { TableScroll } from '@/components/kit/table-scroll';
import { Badge } from '@/components/ui/badge';
import { applicationForms, applicationStatuses, kindLabel } from '@/lib/partners/rules/applications';
import type { ListedApplication, PartnerApplicationStatus } from '@/lib/partners/schema/applications';

const variants = {
  pending: 'waiting',
  approved: 'success',
  declined: 'outline',
  ended: 'outline',
} as const satisfies Record<PartnerApplicationStatus, string>;

type ApplicationTableProps = {
  applications: ListedApplication[];
  /** Else email is only kept, to be read here. */
  sendsMail: boolean;
};

export function ApplicationTable({ applications, sendsMail }: ApplicationTableProps) {
  return (
    <TableScroll folds label="Applications">
      <table>
        <thead>
          <tr>
            <th scope="col">Company</th>
            <th scope="col">Kind</th>
            <th scope="col">Form</th>
            <th scope="col">Sent</th>
            <th scope="col">Answer</th>
          </tr>
        </thead>
        <tbody>
          {applications.map((application) => (
            <Row key={application.id} application={application} sendsMail={sendsMail} />
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

type RowProps = { application: ListedApplication; sendsMail: boolean };

function Row({ application, sendsMail }: RowProps) {
  const { company, email, kind, form, createdAt, requestBetaAccess } = application;
  return (
    <tr>
      <th scope="row" className="sm:min-w-64">
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="break-words">{company}</span>
          {requestBetaAccess && <Badge variant="info">Beta</Badge>}
        </span>
        <a href={`mailto:${email}`} className="font-normal break-all text-link">
          {email}
        </a>
      </th>
      <td data-label="Kind">
        {kindLabel(kind)}
        <MoreAnswers
          summary="All answers"
          answers={[
            ['Contact', application.contactName],
            ['Phone', application.phone],
            ['Website', application.website],
            ['Documents a month', application.volume],
            [form === 'portal' ? 'Description' : 'Partnership goals', application.message],
          ]}
        />
      </td>
      <td data-label="Form">{applicationForms.find(({ value }) => value === form)?.label}</td>
      <td data-label="Sent">
        <RelativeTime value={createdAt} />
      </td>
      <td data-label="Answer" className="sm:min-w-44">
        <Answer application={application} sendsMail={sendsMail} />
        <ApplicationMails application={application} />
      </td>
    </tr>
  );
}

function Answer({ application, sendsMail }: RowProps) {
  const { id, company, status, needsAddress, decidedAt, decisionNote } = application;
  if (status === 'pending') {
    return (
      <>
        {needsAddress && <Badge variant="waiting">Address not confirmed</Badge>}
        <DecideApplication id={id} company={company} sendsMail={sendsMail} />
      </>
    );
  }
  return (
    <>
      <Badge variant={variants[status]}>
        {applicationStatuses.find(({ value }) => value === status)?.label}
      </Badge>
      {decidedAt && (
        <span className="block text-sm text-muted-foreground">
          <RelativeTime value={decidedAt} />
        </span>
      )}
      <MoreAnswers summary="Our note" answers={[['Note', decisionNote]]} />
      {application.organization && (
        <ManagePartner id={id} company={company} organization={application.organization} />
      )}
      {status === 'approved' && <EndPartnership id={id} company={company} sendsMail={sendsMail} />}
    </>
  );
}
