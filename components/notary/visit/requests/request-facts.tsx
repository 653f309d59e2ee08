import { REMOTE_LINK, REMOTE_NOTARY } from '@/lib/notary/content/remote-session';
import { placeOf } from '@/components/notary/request-links';
import { Fact } from '@/components/notary/visit/requests/fact';
import { ratingInWords } from '@/components/notary/visit/tracking/rating-words';
import { LocalTime } from '@/components/kit/local-time';
import { RelativeTime } from '@/components/kit/relative-time';
import { DemoBadge } from '@/components/shell/demo-badge';
import { stateName } from '@/lib/catalog/content/states';
import type { Party } from '@/lib/notary/policy';
import { demoNote } from '@/lib/notary/rules/demo';
import { documentLabel, serviceLabel } from '@/lib/notary/rules/services';
import { isActive } from '@/lib/notary/rules/statuses';
import { levelMeaning } from '@/lib/notary/rules/verification-level';
import type { AssignedNotary, RequestView } from '@/lib/notary/schema/requests';

type RequestFactsProps = { request: RequestView; party: Party | null };

export function RequestFacts({ request, party }: RequestFactsProps) {
  const { appointmentDate, serviceType, documentType, notary, specialInstructions, createdAt } = request;

  return (
    <section aria-labelledby="appointment">
      <h2 id="appointment" className="text-2xl">
        Appointment
      </h2>
      <dl className="mt-4 divide-y border-y">
        <Fact name="When">
          <LocalTime value={appointmentDate} />
        </Fact>
        <Fact name="Where">
          {placeOf(request)}
          {request.isRemote && party === 'client' && isActive(request.status) && (
            <span className="block text-muted-foreground">
              {notary?.isDemo ? demoNote(true) : `${REMOTE_LINK} ${REMOTE_NOTARY}`}
            </span>
          )}
        </Fact>
        {request.isRemote && request.state && (
          <Fact name={party === 'client' ? 'Your state' : 'Client’s state'}>{stateName(request.state)}</Fact>
        )}
        <Fact name="Service">{serviceLabel(serviceType)}</Fact>
        <Fact name="Document">{documentLabel(documentType)}</Fact>
        {party !== 'client' && <Fact name="Client">{request.clientName}</Fact>}
        {party !== 'notary' && (
          <Fact name="Notary">
            {notary ? (
              <Notary {...notary} />
            ) : isActive(request.status) ? (
              'Not found yet'
            ) : (
              'Nobody had accepted'
            )}
          </Fact>
        )}
        {specialInstructions && (
          <Fact name="Instructions">
            <span className="whitespace-pre-line">{specialInstructions}</span>
          </Fact>
        )}
        <Fact name="Requested">
          <RelativeTime value={createdAt} />
        </Fact>
      </dl>
    </section>
  );
}

function Notary({ name, rating, phone, isDemo, isDemoAccount, verificationLevel }: AssignedNotary) {
  return (
    <>
      <span className="-ml-2 flex flex-wrap items-center gap-y-1 *:ml-2">
        <span>
          {name}
          <span className="text-muted-foreground">, {ratingInWords(rating)}</span>
        </span>
        {isDemo && <DemoBadge />}
      </span>
      {phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="mt-1 block w-fit text-link">
          {phone}
        </a>
      )}
      {verificationLevel && (
        <span className="mt-1 block text-sm text-muted-foreground">
          {levelMeaning(verificationLevel, { isDemo: isDemo || isDemoAccount === true })}
        </span>
      )}
    </>
  );
}
