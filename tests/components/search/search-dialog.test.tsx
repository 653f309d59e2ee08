import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountClient } from '@/components/kit/account-client';
import { SearchDialog } from '@/components/search/search-dialog';
import type { SearchResult } from '@/lib/search/schema';
import { doubleMeasures } from '@/tests/support/command-double';
import { doubleFetch } from '@/tests/support/fetch-double';
import { router } from '@/tests/support/router-double';

const result = (overrides: Partial<SearchResult> = {}): SearchResult => ({
  section: 'Pages',
  type: 'page',
  title: 'Pricing',
  subtitle: 'What it costs to sign.',
  href: '/pricing',
  ...overrides,
});
const found = [
  result(),
  result({ title: 'Pricing calculator', href: '/pricing/calculator' }),
  result({
    section: 'Counties',
    type: 'county',
    title: 'Price County, WI',
    subtitle: undefined,
    href: '/wi',
  }),
];

function show(answers: Record<string, { status?: number; body: unknown }>) {
  const calls = doubleFetch(
    Object.fromEntries(Object.entries(answers).map(([q, answer]) => [`GET /api/search?q=${q}`, answer])),
  );
  const onClose = jest.fn();
  const { unmount } = render(<SearchDialog onClose={onClose} />);
  return { calls, onClose, unmount, user: userEvent.setup(), field: screen.getByRole('combobox') };
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const chosen = () => screen.getByRole('option', { selected: true }).textContent;

beforeAll(doubleMeasures);
afterEach(() => {
  localStorage.clear();
  accountClient().clear();
});

describe('the search from anywhere', () => {
  it('says what it waits for', async () => {
    const { user, field } = show({});
    expect(screen.getByRole('status')).toHaveTextContent('Type at least 2 characters to search...');
    await user.type(field, 'p');
    expect(screen.getByRole('status')).toHaveTextContent('Type at least 2 characters to search...');
  });

  it('says that it searches, and then how much it found', async () => {
    const { user, field } = show({ pri: { body: { results: found } } });
    await user.type(field, 'pri');
    expect(screen.getByRole('status')).toHaveTextContent('Searching...');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Found 3 results'));
  });

  it('asks once typing has rested, not for each letter', async () => {
    const { user, field, calls } = show({ pricing: { body: { results: found } } });
    await user.type(field, 'pricing');
    await screen.findAllByRole('option');
    expect(calls.map(({ request }) => request)).toEqual(['GET /api/search?q=pricing']);
  });

  it('groups what it found, and marks the words', async () => {
    const { user, field } = show({ pric: { body: { results: found } } });
    await user.type(field, 'pric');
    await screen.findAllByRole('option');
    expect(within(screen.getByRole('group', { name: 'Counties' })).getAllByRole('option')).toHaveLength(1);
    const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marks).toEqual(['Pric', 'Pric', 'Pric']);
  });

  it('says that nothing was found', async () => {
    const { user, field } = show({ xyzzy: { body: { results: [] } } });
    await user.type(field, 'xyzzy');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No results found.'));
    expect(screen.queryAllByRole('option')).toEqual([]);
  });

  it('says that the search did not answer', async () => {
    const { user, field } = show({ pric: { status: 503, body: { message: 'Down', code: 'unavailable' } } });
    await user.type(field, 'pric');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The search did not answer.'));
  });

  it('opens with Enter what the arrows chose', async () => {
    const { user, field, onClose } = show({ pric: { body: { results: found } } });
    await user.type(field, 'pric');
    await screen.findAllByRole('option');
    expect(chosen()).toContain('What it costs');
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toContain('Pricing calculator');
    await user.keyboard('{Enter}');
    expect(router.push).toHaveBeenCalledWith('/pricing/calculator');
    expect(onClose).toHaveBeenCalled();
  });

  it('begins at the first of each new set of results', async () => {
    const others = [result({ title: 'Press', href: '/press' }), result({ title: 'Prevention', href: '/x' })];
    const { user, field } = show({ pr: { body: { results: found } }, pre: { body: { results: others } } });
    await user.type(field, 'pr');
    await screen.findAllByRole('option');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await user.type(field, 'e');
    await waitFor(() => expect(options()).toHaveLength(2));
    expect(chosen()).toContain('Press');
  });

  it('closes with Escape', async () => {
    const { user, onClose } = show({});
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();
  });
});

describe('recent searches', () => {
  const open = async (q: string) => {
    const { user, field, unmount } = show({ [q]: { body: { results: found } } });
    await user.type(field, q);
    await screen.findAllByRole('option');
    await user.keyboard('{Enter}');
    unmount();
  };

  it('are offered while nothing is typed, and fill the field', async () => {
    await open('pric');
    const { user, field } = show({ pric: { body: { results: found } } });
    await user.click(screen.getByRole('option', { name: 'pric' }));
    expect(field).toHaveValue('pric');
  });

  it('are forgotten when asked', async () => {
    await open('pric');
    const { user } = show({});
    await user.click(screen.getByRole('option', { name: 'Forget these searches' }));
    expect(screen.queryAllByRole('option')).toEqual([]);
    expect(localStorage.getItem('recent-searches')).toBeNull();
  });

  it('are not shown to another account', async () => {
    await open('pric');
    localStorage.setItem(
      'user',
      JSON.stringify({ id: 'u2', email: 'b@example.com', firstName: 'B', lastName: 'B', role: 'owner' }),
    );
    show({});
    expect(screen.queryAllByRole('option')).toEqual([]);
  });

  it('survive a store that holds something else', () => {
    localStorage.setItem('recent-searches', '{"searches":[1]}');
    show({});
    expect(screen.queryAllByRole('option')).toEqual([]);
  });
});
