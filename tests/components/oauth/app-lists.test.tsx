import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountClient } from '@/components/kit/account-client';
import { ConnectedAppList } from '@/components/oauth/connected-app-list';
import { OwnAppList } from '@/components/oauth/own-app-list';
import type { OauthAppView } from '@/lib/oauth/schema/apps';
import type { ConnectedApp } from '@/lib/oauth/schema/consent';
import { doubleFetch } from '@/tests/support/fetch-double';

const connected: ConnectedApp = {
  id: 'grant',
  name: 'Title Desk',
  website: 'https://desk.example',
  organization: 'Lone Star Title',
  scopes: ['properties:read'],
  createdAt: '2026-11-20T15:00:00.000Z',
  lastUsedAt: null,
};

const own: OauthAppView = {
  id: 'client-of-ours',
  name: 'Title Desk',
  website: null,
  redirectUris: ['https://desk.example/callback'],
  scopes: ['properties:read'],
  isConfidential: true,
  createdAt: '2026-11-20T15:00:00.000Z',
  connections: 1,
};

const GRANTS = 'GET /api/oauth/grants';
const APPS = 'GET /api/organization/apps';

afterEach(() => accountClient().clear());

describe('the apps that use an account', () => {
  it('are listed with their makers and what they can do', () => {
    doubleFetch({ [GRANTS]: { body: [connected] } });
    render(<ConnectedAppList initialApps={[connected]} />);
    const row = screen.getByRole('heading', { name: 'Title Desk' }).closest('li')!;

    expect(row).toHaveTextContent('Lone Star Title, desk.example');
    expect(row).toHaveTextContent('Not used yet.');
    expect(row).toHaveTextContent('see your locked properties and their status');
  });

  it('are disconnected after a question', async () => {
    let left = [connected];
    const calls = doubleFetch({
      'DELETE /api/oauth/grants/grant': () => {
        left = [];
        return { status: 204 };
      },
      [GRANTS]: () => ({ body: left }),
    });
    render(<ConnectedAppList initialApps={[connected]} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Disconnect Title Desk' }));
    const dialog = await screen.findByRole('dialog', { name: 'Disconnect Title Desk?' });
    expect(calls.filter(({ request }) => request !== GRANTS)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Disconnect' }));

    expect(await screen.findByText(/No app is connected/)).toBeVisible();
    expect(calls.map(({ request }) => request)).toContain('DELETE /api/oauth/grants/grant');
  });
});

describe('the apps of an organization', () => {
  it('are seen by a member, who changes none', () => {
    doubleFetch({ [APPS]: { body: [own] } });
    render(<OwnAppList initialApps={[own]} isOwner={false} />);

    expect(screen.getByText('client-of-ours')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Register|Change|Delete|New secret/ })).toBeNull();
  });

  it('are registered by an owner, who sees the secret until it is saved', async () => {
    const made = { ...own, id: 'client-of-new', secret: 'dg_secret_once' };
    const calls = doubleFetch({
      'POST /api/organization/apps': { status: 201, body: made },
      [APPS]: { body: [] },
    });
    const sent = () => calls.filter(({ request }) => request !== APPS);
    render(<OwnAppList initialApps={[]} isOwner />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Register an app' }));
    await user.type(screen.getByLabelText('Name'), 'Title Desk');
    await user.type(screen.getByLabelText('Redirect addresses'), 'https://desk.example/callback');
    await user.click(screen.getByRole('button', { name: 'Register it' }));
    expect(await screen.findByText('Please choose at least one permission.')).toBeVisible();
    expect(sent()).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: /see your locked properties/ }));
    await user.click(screen.getByRole('button', { name: 'Register it' }));

    expect(await screen.findByText('dg_secret_once')).toBeVisible();
    expect(sent()[0]).toEqual({
      request: 'POST /api/organization/apps',
      body: {
        name: 'Title Desk',
        redirectUris: ['https://desk.example/callback'],
        scopes: ['properties:read'],
        isConfidential: true,
      },
    });
    await user.click(screen.getByRole('button', { name: 'I saved it' }));
    await waitFor(() => expect(screen.queryByText('dg_secret_once')).toBeNull());
  });

  it('say why no other one can be registered', () => {
    const full = Array.from({ length: 20 }, (_, at) => ({ ...own, id: `client-${at}` }));
    doubleFetch({ [APPS]: { body: full } });
    render(<OwnAppList initialApps={full} isOwner />);

    expect(screen.getByText(/Your organization has 20 apps/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Register an app' })).toBeNull();
  });

  it('get a new secret after a question', async () => {
    doubleFetch({
      [APPS]: { body: [own] },
      'POST /api/organization/apps/client-of-ours/secret': { body: { ...own, secret: 'dg_secret_new' } },
    });
    render(<OwnAppList initialApps={[own]} isOwner />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'New secret Title Desk' }));
    await user.click(await screen.findByRole('button', { name: 'Make a new secret' }));

    expect(await screen.findByText('dg_secret_new')).toBeVisible();
  });
});
