import { NoNotary } from '@/components/notary/work/no-notary';
import { NotaryDesk } from '@/components/notary/work/notary-desk';
import { NotaryFrame } from '@/components/notary/work/notary-frame';
import { getUser } from '@/lib/accounts/queries/users';
import { listBondStates } from '@/lib/catalogue/queries';
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

  const [profile, offers, requests] = await Promise.all([
    getProfile(actor, userId),
    listOpenOffers(actor, userId),
    listNotaryRequests(actor, userId),
  ]);
  const isOwn = actor.id === userId;

  return (
    <NotaryFrame
      title={isOwn ? 'Notary dashboard' : `Notary dashboard of ${profile.name}`}
      lead={
        isOwn
          ? `Welcome back, ${user.firstName}.`
          : 'You are viewing this as an admin. The notary answers offers and acts on visits.'
      }
      path={isOwn ? '/dashboard/notary' : null}
    >
      <NotaryDesk
        profile={profile}
        offers={offers}
        requests={requests}
        isOwn={isOwn}
        bondStates={listBondStates()}
        now={now().toISOString()}
      />
    </NotaryFrame>
  );
}
