import { act, render, screen } from '@testing-library/react';
import { refreshRequests, useRequestRefresh } from '@/components/notary/use-request-refresh';
import { accountClient } from '@/components/kit/account-client';
import { useRead } from '@/components/kit/use-read';
import { doubleEvents } from '@/tests/support/notary-work';
import { doubleFetch } from '@/tests/support/fetch-double';

function Part() {
  useRequestRefresh();
  const { data } = useRead<string>({ queryKey: ['/api/requests', 'r1'] });
  return <p>{data}</p>;
}

afterEach(() => accountClient().clear());

describe('an event that several parts of a page hear', () => {
  it('asks the server once', async () => {
    const events = doubleEvents();
    let version = 0;
    const calls = doubleFetch({ 'GET /api/requests/r1': () => ({ body: `version ${(version += 1)}` }) });
    render(
      <>
        <Part />
        <Part />
        <Part />
      </>,
    );
    expect(await screen.findAllByText('version 1')).toHaveLength(3);

    await act(async () => events.announce({ kind: 'request', id: 'r1' }));

    expect(await screen.findAllByText('version 2')).toHaveLength(3);
    expect(calls).toHaveLength(2);
    await act(() => refreshRequests());
    expect(calls).toHaveLength(3);
  });
});
