import type { Metadata } from 'next';
import { NoNotary } from '@/components/notary/work/no-notary';
import { NotaryFrame } from '@/components/notary/work/notary-frame';
import { ScheduleDesk } from '@/components/notary/work/schedule/schedule-desk';
import { getProfile } from '@/lib/notary/queries/profile';
import { getHours } from '@/lib/notary/queries/hours';
import { listNotaryRequests } from '@/lib/notary/queries/requests';
import { listTimeOff } from '@/lib/notary/queries/time-off';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';

const { title, description, path } = getSitePage('/dashboard/notary/schedule');

export const metadata: Metadata = { title, description, robots: { index: false } };

export default async function SchedulePage() {
  const actor = await requireActor(path);
  if (actor.role !== 'notary') return <NoNotary isAdmin={actor.role === 'admin'} />;

  const [requests, timeOff, hours, profile] = await Promise.all([
    listNotaryRequests(actor, actor.id),
    listTimeOff(actor, actor.id),
    getHours(actor, actor.id),
    getProfile(actor, actor.id),
  ]);
  return (
    <NotaryFrame title={title} lead="Your appointments by day, and the hours that you keep free.">
      <ScheduleDesk
        userId={actor.id}
        requests={requests}
        timeOff={timeOff}
        hours={hours}
        hasCalendarFeed={profile.hasCalendarFeed}
      />
    </NotaryFrame>
  );
}
