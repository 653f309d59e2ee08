import { act, render, screen } from '@testing-library/react';
import { accountClient } from '@/components/kit/account-client';
import { draftStore } from '@/components/kit/draft-store';
import { VisitActions } from '@/components/notary/work/visit-actions';
import type { RequestView } from '@/lib/notary/schema/requests';
import { doubleFetch } from '@/tests/support/fetch-double';
import { doubleGeolocation, inMinutes, NOTARY_ID, visit } from '@/tests/support/notary-work';

export const SHARING = 'PUT /api/requests/visit-1/sharing';
export const POSITION = `POST /api/notaries/${NOTARY_ID}/position`;
export const ELSEWHERE = 'Your position is shared from another page or device.';

export const enRoute = (overrides: Partial<RequestView> = {}) =>
  visit({ departedAt: inMinutes(-5), ...overrides });

type Device = ReturnType<typeof doubleGeolocation>;

/** For each test a device whose position it moves, a tab that remembers nothing, and a clock that it moves. */
export function doubleSharingDevice(): { current: Device } {
  const device = {} as { current: Device };
  beforeEach(() => {
    device.current = doubleGeolocation();
    jest.useFakeTimers();
  });
  afterEach(() => {
    device.current.remove();
    jest.restoreAllMocks();
    sessionStorage.clear();
    accountClient().clear();
    jest.useRealTimers();
  });
  return device;
}

type Routes = Parameters<typeof doubleFetch>[0];

/** What the notary sees of a visit in the tab that set off to it. */
export function renderSharing(routes: Routes = {}, request = enRoute()) {
  draftStore({ name: 'position-shared', read: () => true }).keep(true, 'visit-1');
  return renderVisit(routes, request);
}

/** The same in any other tab. */
export function renderVisit(routes: Routes = {}, request = enRoute()) {
  const calls = doubleFetch({ [POSITION]: { status: 204 }, [SHARING]: { body: {} }, ...routes });
  const sent = (to: string) => calls.filter((call) => call.request === to).map(({ body }) => body);
  return { sent, ...render(<VisitActions request={request} />) };
}

export function wait(ms: number) {
  return act(() => jest.advanceTimersByTimeAsync(ms));
}

export async function click(name: string) {
  act(() => screen.getByRole('button', { name }).click());
  await wait(0);
}

export async function move(device: Device, lat: number, lng: number) {
  act(() => device.move(lat, lng));
  await wait(0);
}
