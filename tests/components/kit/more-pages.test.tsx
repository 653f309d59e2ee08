import { infiniteQueryOptions } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountClient } from '@/components/kit/account-client';
import { LoadFailure } from '@/components/kit/load-failure';
import { MorePages } from '@/components/kit/more-pages';
import { useReadPages } from '@/components/kit/use-read-pages';
import { apiRequest } from '@/lib/platform/api-client';
import { doubleFetch } from '@/tests/support/fetch-double';

type Page = { name: string; next: string | null };

const list = () =>
  infiniteQueryOptions({
    queryKey: ['pages'],
    queryFn: ({ pageParam }) => apiRequest<Page>('GET', `/api/pages${pageParam}`),
    initialPageParam: '',
    getNextPageParam: ({ next }: Page) => next,
  });

function List() {
  const query = useReadPages(list());
  return (
    <>
      <ul>
        {query.data?.pages.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <button type="button" onClick={() => void query.refetch()}>
        Read all again
      </button>
      <LoadFailure query={query} title="The list could not be loaded" />
      <MorePages query={query} />
    </>
  );
}

const OFFLINE = new TypeError('offline');
const first = { body: { name: 'First', next: '?after=1' } };
const second = { body: { name: 'Second', next: null } };

function show(routes: Parameters<typeof doubleFetch>[0]) {
  const calls = doubleFetch(routes);
  render(<List />);
  const user = userEvent.setup();
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { press, asked: () => calls.map(({ request }) => request) };
}

afterEach(() => accountClient().clear());

const titles = () => screen.getAllByRole('listitem').map((item) => item.textContent);

describe('a list that comes a page at a time', () => {
  it('asks for the next page until there is no more', async () => {
    const { press } = show({ 'GET /api/pages': first, 'GET /api/pages?after=1': second });
    await press('Show more');
    await waitFor(() => expect(titles()).toEqual(['First', 'Second']));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('asks for a first page that failed once more', async () => {
    let isDown = true;
    const { press } = show({ 'GET /api/pages': () => (isDown ? OFFLINE : first) });
    await screen.findByText('The list could not be loaded');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    isDown = false;
    await press('Try again');
    await waitFor(() => expect(titles()).toEqual(['First']));
  });

  it('asks for a next page that failed once more, and for nothing that it has', async () => {
    let isDown = true;
    const { press, asked } = show({
      'GET /api/pages': first,
      'GET /api/pages?after=1': () => (isDown ? OFFLINE : second),
    });
    await press('Show more');
    await screen.findByText('The list could not be loaded');
    isDown = false;
    await press('Try again');
    await waitFor(() => expect(titles()).toEqual(['First', 'Second']));
    expect(asked()).toEqual(['GET /api/pages', 'GET /api/pages?after=1', 'GET /api/pages?after=1']);
  });

  it('reads what it has again where that failed', async () => {
    let isDown = false;
    const { press, asked } = show({ 'GET /api/pages': () => (isDown ? OFFLINE : first) });
    await screen.findByText('First');
    isDown = true;
    await press('Read all again');
    await screen.findByText('The list could not be loaded');
    isDown = false;
    await press('Try again');
    expect(await screen.findByRole('button', { name: 'Show more' })).toBeVisible();
    expect(asked()).toEqual(Array(3).fill('GET /api/pages'));
  });
});
