import { accountClient } from '@/components/kit/account-client';
import { changeRequest, reportTravel, setSharing, withdrawFrom } from '@/components/notary/calls';
import { readBilling } from '@/components/notary/queries';
import { refreshRequests } from '@/components/notary/use-request-refresh';
import { billNext } from '@/components/notary/work/visits/bill-next';
import { leaveSharing, shareFromThisTab } from '@/components/notary/work/visits/sharing-tab';
import { toast } from '@/components/ui/toast';
import type { PositionInput, TravelStage } from '@/lib/notary/schema/tracking';
import { ApiError } from '@/lib/platform/api-client';

/** What a page shows follows before the button is free again. A refusal means that it was out of date: it follows too. */
async function followed(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } finally {
    await refreshRequests();
  }
}

/** The tab that sets off is the one that shares the way. */
export async function changeTravel(id: string, stage: TravelStage): Promise<void> {
  const isDeparture = stage === 'en_route';
  // Before the call: a page may hear of the departure sooner than of the answer.
  if (isDeparture) shareFromThisTab(id);
  try {
    await followed(reportTravel(id, stage, isDeparture ? undefined : await findPosition()));
  } catch (error) {
    if (isDeparture && error instanceof ApiError) leaveSharing(id);
    throw error;
  }
}

const FIND_WITHIN_MS = 10_000;
/** What the device knew a moment ago will do. */
const KNOWN_FOR_MS = 15_000;

/** Where the device is; undefined where it does not say: then the server looks at what was reported last. */
function findPosition(): Promise<PositionInput | undefined> {
  if (!('geolocation' in navigator)) return Promise.resolve(undefined);
  return new Promise((resolve) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ lat: latitude, lng: longitude, accuracy }),
      () => resolve(undefined),
      { enableHighAccuracy: true, maximumAge: KNOWN_FOR_MS, timeout: FIND_WITHIN_MS },
    ),
  );
}

/** Whether the client of a visit may see where the notary is, for all pages of the notary. */
export const changeSharing = (id: string, isShared: boolean) => followed(setSharing(id, isShared));

export const beginVisit = (id: string) => followed(changeRequest(id, 'in_progress'));

/** Says that it is completed, and leads to its bill where there is one to send. */
export async function completeVisit(id: string): Promise<void> {
  await followed(changeRequest(id, 'completed'));
  // The question closes meanwhile.
  void sayCompleted(id);
}

async function sayCompleted(id: string) {
  const billing = await accountClient()
    .fetchQuery({ ...readBilling(id), staleTime: 0 })
    .catch(() => null);
  const isDue = billing?.standing === 'due';
  toast({ title: 'Visit completed', description: isDue ? 'Send the bill next.' : undefined });
  if (isDue && billNext.isShown()) billNext.write(id);
}

export const withdraw = (id: string) => followed(withdrawFrom(id));
