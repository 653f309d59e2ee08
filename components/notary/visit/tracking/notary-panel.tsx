import { InitialsBadge } from '@/components/notary/visit/tracking/initials-badge';
import { ratingInWords } from '@/components/notary/visit/tracking/rating-words';
import { DemoBadge } from '@/components/shell/demo-badge';
import type { RequestView } from '@/lib/notary/schema/requests';

/** Who comes; to the notary, whom they visit. */
export function NotaryPanel({ request, isNotary }: { request: RequestView; isNotary: boolean }) {
  const { notary, clientName } = request;

  return (
    <section aria-labelledby="visit-notary" className="rounded-lg border bg-card p-5">
      <h3 id="visit-notary" className="text-lg">
        {isNotary ? 'Your client' : 'Your notary'}
      </h3>
      {isNotary && <p className="mt-3 font-semibold">{clientName}</p>}
      {!isNotary && !notary && (
        <p className="mt-3 text-[0.9375rem] leading-6 text-muted-foreground">
          {request.isExhausted
            ? 'Nobody can come at that time yet. We keep looking, and will tell you as soon as somebody accepts.'
            : 'Notaries are being asked, one at a time. The name appears here as soon as one has accepted.'}
        </p>
      )}
      {!isNotary && notary && (
        <div className="mt-3 flex items-start gap-3">
          <InitialsBadge initials={notary.initials} />
          <div className="min-w-0 text-[0.9375rem] leading-6">
            <p className="font-semibold">
              {notary.name}
              {notary.isDemo && <DemoBadge />}
            </p>
            <p className="text-muted-foreground">{ratingInWords(notary.rating)}</p>
            {notary.phone && (
              <p>
                <a href={`tel:${notary.phone}`} className="text-link">
                  {notary.phone}
                </a>
              </p>
            )}
          </div>
        </div>
      )}
    </section>
  );
}
