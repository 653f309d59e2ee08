import { NoNotary } from '@/components/notary/work/no-notary';
import { NotaryDesk } from '@/components/notary/work/notary-desk';
import { NotaryFrame } from '@/components/notary/work/notary-frame';
import { getUser } from '@/lib/accounts/queries/users';
import { listBondStates } from '@/lib/catalog/queries';
import { listUnbilled } from '@/lib/invoices/queries/billing';
import { listOpenOffers } from '@/lib/notary/queries/offers';
import { getProfile } from '@/lib/notary/queries/profile';
import { listNotaryRequests } from '@/lib/notary/queries/requests';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { orNotFound } from '@/lib/platform/page';

/** The screen of both addresses. An admin sees somebody else's, and changes nothing there. */
export async function NotaryDashboard({ actor, userId }: { actor: Actor; userId: string }) {
  const user = await orNotFound(getUser(actor, userId));
  if (user.role !== 'notary') return <NoNotary isAdmin={actor.role === 'admin'} />;

  const [profile, offers, requests, unbilled] = await Promise.all([
    getProfile(actor, userId),
    listOpenOffers(actor, userId),
    listNotaryRequests(actor, userId),
    listUnbilled(actor, userId),
  ]);
  const isOwn = actor.id === userId;

  return (
    <NotaryFrame
      title={isOwn ? 'Notary dashboard' : `Notary dashboard of ${profile.name}`}
      lead={
        isOwn
          ? 'Offers near you, your visits, and what you have earned.'
          : 'You are viewing this as an admin. The notary answers offers and acts on visits.'
      }
    >
      <NotaryDesk
        profile={profile}
        offers={offers}
        requests={requests}
        unbilled={unbilled}
        isOwn={isOwn}
        bondStates={listBondStates()}
        now={now().toISOString()}
      />
    </NotaryFrame>
  );
}
