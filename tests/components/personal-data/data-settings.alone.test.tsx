import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountClient } from '@/components/kit/account-client';
import { DataSettings } from '@/components/personal-data/data-settings';
import { blockersOf, type DeletionBlockerKind } from '@/lib/personal-data/rules/deletion-blockers';
import type { DataExport } from '@/lib/personal-data/schema';
import { ada } from '@/tests/support/deeds';
import { doubleEvents, openedStreams } from '@/tests/support/event-source-double';
import { doubleFetch } from '@/tests/support/fetch-double';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const none = {
  locks: 0,
  requests: 0,
  visits: 0,
  bills: 0,
  invoices: 0,
  plan: 0,
  credits: 0,
  refunds: 0,
  organization: 0,
  disputes: 0,
  reports: 0,
  hold: 0,
} satisfies Record<DeletionBlockerKind, number>;

const EXPORT = 'POST /api/users/export';
const DELETE = `DELETE /api/users/${ada.id}`;
const wrong = {
  status: 401,
  body: {
    message: 'This is not your password.',
    code: 'wrong_password',
    fields: { password: 'This is not your password.' },
  },
};

type Shown = {
  latest?: DataExport | null;
  counts?: Partial<typeof none>;
  routes?: Parameters<typeof doubleFetch>[0];
};

function show({ latest = null, counts = {}, routes = {} }: Shown = {}) {
  localStorage.setItem('user', JSON.stringify(ada));
  const calls = doubleFetch(routes);
  const blockers = blockersOf({ ...none, ...counts });
  render(<DataSettings userId={ada.id} latest={latest} blockers={blockers} />);
  return { calls, user: userEvent.setup() };
}

async function send(user: ReturnType<typeof userEvent.setup>, label: string, password = 'correct horse') {
  const form = screen.getByRole('form', { name: label });
  await user.type(within(form).getByLabelText('Your password'), password);
  await user.click(within(form).getByRole('button', { name: label }));
}

const exported: DataExport = {
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  status: 'ready',
  askedAt: '2026-11-20T15:00:00.000Z',
  size: 31_457_280,
  until: '2026-11-21T15:00:00.000Z',
};

beforeEach(() => {
  doubleEvents();
  refresh.mockClear();
});
afterEach(() => {
  accountClient().clear();
  localStorage.clear();
});

describe('taking the data of an account along', () => {
  it('saves the ZIP, and forgets the password', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:zip', revokeObjectURL: () => undefined });
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { user, calls } = show({
      routes: {
        [EXPORT]: {
          contentType: 'application/zip',
          disposition: 'attachment; filename="deedguard-data.zip"',
        },
      },
    });
    await send(user, 'Download everything');
    await waitFor(() => expect(saved).toEqual(['deedguard-data.zip']));
    expect(calls).toEqual([{ request: EXPORT, body: { password: 'correct horse' } }]);
    const form = screen.getByRole('form', { name: 'Download everything' });
    await waitFor(() => expect(within(form).getByLabelText('Your password')).toHaveValue(''));
    jest.restoreAllMocks();
  });

  it('says at the field that the password is wrong', async () => {
    const { user } = show({ routes: { [EXPORT]: wrong } });
    await send(user, 'Download everything');
    expect(await screen.findByText('This is not your password.')).toBeVisible();
  });

  it('is told to wait for what is large, and reads the page again when it is ready', async () => {
    const making = { ...exported, status: 'making' as const, size: null, until: null };
    const { user } = show({ routes: { [EXPORT]: { status: 202, body: making } } });
    await send(user, 'Download everything');
    await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
    act(() => openedStreams('/api/events').at(-1)!.say({ kind: 'export', id: ada.id }));
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('cannot be asked for twice while it is made', () => {
    show({ latest: { ...exported, status: 'making', size: null, until: null } });
    expect(screen.getByText('Your data is being put together')).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Download everything' })).not.toBeInTheDocument();
  });

  it('offers what is ready, with its size and its end', () => {
    show({ latest: exported });
    expect(screen.getByRole('button', { name: 'Download the ZIP' })).toBeVisible();
    expect(screen.getByText(/30 MB\. It can be downloaded for 24 hours, until/)).toBeVisible();
    expect(screen.getByRole('form', { name: 'Put it together again' })).toBeVisible();
  });

  it('says so when the session has ended', async () => {
    const { user } = show({
      routes: { [EXPORT]: { status: 401, body: { message: 'Please log in', code: 'not_signed_in' } } },
    });
    await send(user, 'Download everything');
    expect(await screen.findByText('Your session has ended')).toBeVisible();
  });
});

describe('deleting an account', () => {
  it('names what goes and what stays, and forgets who was signed in once it is done', async () => {
    // jsdom opens no other page, and says so.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = show({ routes: { [DELETE]: { status: 204 } } });
    expect(screen.getByRole('heading', { name: 'What goes' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'What stays, and why' })).toBeVisible();
    await send(user, 'Delete my account');
    await waitFor(() => expect(localStorage.getItem('user')).toBeNull());
    jest.restoreAllMocks();
  });

  it('names what has to be settled, with the way there, in the place of the form', () => {
    show({ counts: { locks: 2, bills: 1 } });
    expect(screen.getByText(/^2 locks are in force or wait to be paid\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your properties' })).toHaveAttribute(
      'href',
      '/deedguard-protection#your-properties',
    );
    expect(screen.getByRole('link', { name: 'See your bills' })).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Delete my account' })).not.toBeInTheDocument();
  });

  it('reads the page again when something came up meanwhile, and says what', async () => {
    const message = 'Your account cannot be deleted yet. A lock is in force or waits to be paid.';
    const { user } = show({
      routes: { [DELETE]: { status: 409, body: { message, code: 'conflict', fields: { locks: 'A lock' } } } },
    });
    await send(user, 'Delete my account');
    expect(await screen.findByText(message)).toBeVisible();
    expect(refresh).toHaveBeenCalled();
    expect(localStorage.getItem('user')).not.toBeNull();
  });
});
