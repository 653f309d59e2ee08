import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestPage, type RequestPageProps } from '@/components/notary/request-page';
import { ToastHost } from '@/components/ui/toast-host';
import type { RequestView } from '@/lib/notary/schema/requests';
import { doubleFetch } from './fetch-double';
import { visit } from './notary-work';

export const notary = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Grace Hopper',
  initials: 'GH',
  rating: 4.9,
  phone: '+1 512 555 0100',
  isDemo: false,
};
export const PATCH = 'PATCH /api/requests/visit-1';
export const REVIEW = 'POST /api/requests/visit-1/review';

type Options = Partial<Omit<RequestPageProps, 'initialRequest'>> & {
  request?: Partial<RequestView>;
  routes?: Parameters<typeof doubleFetch>[0];
};

/** The page of a request, in front of a server that takes what is sent. */
export function renderPage({ request, routes, ...props }: Options = {}) {
  let shown = visit({ notary, ...request });
  const history = props.initialHistory ?? [{ at: shown.createdAt, kind: 'created' as const }];
  const calls = doubleFetch({
    'GET /api/requests/visit-1': () => ({ body: shown }),
    'GET /api/requests/visit-1/history': { body: history },
    'GET /api/requests/visit-1/billing': {
      body: { standing: 'due', bills: [], invoice: null, remindedAt: null },
    },
    'GET /api/requests/visit-1/dispatch': { body: props.initialDispatch },
    [PATCH]: () => {
      shown = { ...shown, status: 'cancelled', cancelledBy: 'client' };
      return { body: shown };
    },
    [REVIEW]: (body) => {
      shown = { ...shown, review: { comment: null, ...(body as { rating: number }) } };
      return { status: 201, body: shown };
    },
    ...routes,
  });
  render(
    <>
      <RequestPage
        party="client"
        initialDispatch={null}
        {...props}
        initialRequest={shown}
        initialHistory={history}
      />
      <ToastHost />
    </>,
  );
  const bodies = (wanted: string) =>
    calls.filter(({ request: asked }) => asked === wanted).map(({ body }) => body);
  return { user: userEvent.setup(), bodies };
}
