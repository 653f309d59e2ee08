import { act, render, screen } from '@testing-library/react';
import { accountClient } from '@/components/kit/account-client';
import { useRead } from '@/components/kit/use-read';
import { storeUser } from '@/components/kit/stored-user';
import type { PublicUser } from '@/lib/accounts/schema/users';
import { doubleFetch } from '@/tests/support/fetch-double';

const user = (id: string): PublicUser => ({
  id,
  email: `${id}@example.com`,
  firstName: 'Ada',
  lastName: 'Lovelace',
  role: 'owner',
  createdAt: '2026-01-01T00:00:00.000Z',
});

function Figure({ read }: { read: () => Promise<string> }) {
  const { data, isPending } = useRead({ queryKey: ['figure'], queryFn: read });
  return <p>{isPending ? 'Loading' : (data ?? 'Refused')}</p>;
}

afterEach(() => act(async () => storeUser(null)));

describe('what a part reads for whoever is signed in', () => {
  it('is shown when the browser hears who that is while it is read', async () => {
    let answer = (_: string) => {};
    const read = jest.fn(() => new Promise<string>((resolve) => (answer = resolve)));
    render(<Figure read={read} />);
    await act(async () => storeUser(user('ada')));
    await act(async () => answer('42'));

    expect(await screen.findByText('42')).toBeInTheDocument();
  });

  it('is asked again when it was refused before', async () => {
    const read = jest.fn().mockRejectedValueOnce(new Error('401')).mockResolvedValue('42');
    render(<Figure read={read} />);
    expect(await screen.findByText('Refused')).toBeInTheDocument();
    await act(async () => storeUser(user('ada')));

    expect(await screen.findByText('42')).toBeInTheDocument();
  });

  it('shows what they change, also when the browser heard only afterward who that is', async () => {
    render(<Figure read={async () => '42'} />);
    expect(await screen.findByText('42')).toBeInTheDocument();
    await act(async () => storeUser(user('ada')));
    expect(await screen.findByText('42')).toBeInTheDocument();
    await act(async () => void accountClient().setQueryData(['figure'], '43'));

    expect(await screen.findByText('43')).toBeInTheDocument();
  });

  it('forgets what was read before it was known who that is', async () => {
    const read = jest
      .fn()
      .mockResolvedValueOnce('of somebody')
      .mockReturnValue(new Promise(() => {}));
    render(<Figure read={read} />);
    expect(await screen.findByText('of somebody')).toBeInTheDocument();
    await act(async () => storeUser(user('ada')));

    expect(await screen.findByText('Loading')).toBeInTheDocument();
  });

  it('is not shown to whoever comes after them', async () => {
    await act(async () => storeUser(user('ada')));
    const first = render(<Figure read={async () => 'Ada’s'} />);
    expect(await screen.findByText('Ada’s')).toBeInTheDocument();
    first.unmount();
    await act(async () => storeUser(user('grace')));
    render(<Figure read={() => new Promise(() => {})} />);

    expect(screen.getByText('Loading')).toBeInTheDocument();
  });
});

describe('a query that says nothing else', () => {
  it('is read at the URL that its key spells, and from then on known', async () => {
    const calls = doubleFetch({ 'GET /api/clients/7/requests': { body: [1] } });
    const ask = () => accountClient().fetchQuery({ queryKey: ['/api/clients', '7', 'requests'] });

    expect(await ask()).toEqual([1]);
    expect(await ask()).toEqual([1]);
    expect(calls).toHaveLength(1);
  });

  it.each([
    [401, 'Sign in.'],
    [500, 'Something broke.'],
  ])('throws what the server refuses, and is not tried again: %i', async (status, message) => {
    const calls = doubleFetch({ 'GET /api/refused': { status, body: { message } } });
    const asked = accountClient().fetchQuery({ queryKey: ['/api/refused'] });

    await expect(asked).rejects.toThrow(`${status}: ${message}`);
    expect(calls).toHaveLength(1);
  });
});
