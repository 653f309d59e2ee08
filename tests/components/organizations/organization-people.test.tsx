import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NoOrganization } from '@/components/organizations/no-organization';
import { OrganizationPeople } from '@/components/organizations/organization-people';
import { AuthProvider } from '@/components/session/auth-provider';
import { ToastHost } from '@/components/ui/toast-host';
import type { OrganizationView } from '@/lib/organizations/schema/organizations';
import { doubleFetch } from '@/tests/support/fetch-double';
import { router } from '@/tests/support/router-double';
import { clearToasts } from '@/tests/support/toasts';

const at = '2026-11-20T12:00:00.000Z';
const grace = {
  id: 'grace',
  name: 'Grace Hopper',
  email: 'grace@example.com',
  role: 'owner' as const,
  joinedAt: at,
};
const ada = {
  id: 'ada',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  role: 'member' as const,
  joinedAt: at,
};
const organization: OrganizationView = {
  id: 'lone-star',
  name: 'Lone Star Title',
  kind: 'partner',
  role: 'owner',
  seats: null,
  createdAt: at,
  members: [grace, ada],
  invitations: [{ id: 'i-1', email: 'new@example.com', role: 'member', createdAt: at, expiresAt: at }],
};

function show(given: Partial<OrganizationView> = {}, ownId = 'grace') {
  const calls = doubleFetch({
    'POST /api/organization/invitations': { status: 201, body: { email: 'katherine@example.com' } },
    'DELETE /api/organization/invitations/i-1': { status: 204 },
    'PATCH /api/organization/members/ada': { status: 204 },
    'DELETE /api/organization/members/ada': {
      status: 409,
      body: { message: 'An organization needs an owner.', code: 'conflict' },
    },
  });
  render(
    <AuthProvider>
      <OrganizationPeople organization={{ ...organization, ...given }} ownId={ownId} />
      <ToastHost />
    </AuthProvider>,
  );
  return { user: userEvent.setup(), calls };
}

const sent = (calls: { request: string; body: unknown }[], verb: string) =>
  calls.filter(({ request }) => request.startsWith(`${verb} `));

afterEach(clearToasts);

describe('the people of an organization, for an owner', () => {
  it('are listed with their roles, and can be invited', async () => {
    const { user, calls } = show();
    expect(screen.getByRole('row', { name: /Grace Hopper \(you\)/ })).toHaveTextContent('Owner');
    expect(screen.getByRole('row', { name: /Ada Lovelace/ })).toHaveTextContent('Member');

    await user.type(screen.getByLabelText('Email address'), 'katherine@example.com');
    await user.selectOptions(screen.getByLabelText('Role'), 'owner');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));

    expect(await screen.findByText('Invitation sent')).toBeInTheDocument();
    expect(sent(calls, 'POST')).toEqual([
      {
        request: 'POST /api/organization/invitations',
        body: { email: 'katherine@example.com', role: 'owner' },
      },
    ]);
    expect(router.refresh).toHaveBeenCalled();
  });

  it('are invited with an address: without one the button says so', async () => {
    const { user, calls } = show();
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));

    expect(await screen.findByText(/Please enter an email address such as/)).toBeInTheDocument();
    expect(sent(calls, 'POST')).toEqual([]);
  });

  it('change roles after a question', async () => {
    const { user, calls } = show();
    await user.click(screen.getByRole('button', { name: /^Make owner.*Ada Lovelace$/ }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Make owner' }));

    expect(await screen.findByText('Ada Lovelace is an owner now')).toBeInTheDocument();
    expect(sent(calls, 'PATCH')).toEqual([
      { request: 'PATCH /api/organization/members/ada', body: { role: 'owner' } },
    ]);
  });

  it('stay, with the reason in words, where one cannot be removed', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Remove Ada Lovelace' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));

    expect(await screen.findByText('An organization needs an owner.')).toBeInTheDocument();
  });

  it('have invitations that can be taken back', async () => {
    const { user, calls } = show();
    await user.click(screen.getByRole('button', { name: 'Take back the invitation of new@example.com' }));

    expect(await screen.findByText('Invitation taken back')).toBeInTheDocument();
    expect(sent(calls, 'DELETE')).toHaveLength(1);
  });

  it('tell the last owner why they cannot leave', () => {
    show();
    expect(screen.getByText(/You are the last owner, .* or close the organization\./)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Leave Lone Star Title' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Close Lone Star Title' })).toBeInTheDocument();
  });

  it('cannot be more than the plan has places for', () => {
    show({ kind: 'plan', seats: 3 });
    expect(screen.getByText(/3 of 3 places are taken/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send invitation' })).toBeNull();
  });
});

describe('the people of an organization, for a member', () => {
  it('are shown without a way to change them, but to leave', () => {
    show({ role: 'member' }, 'ada');
    expect(screen.getByText(/You are a member of Lone Star Title\./)).toBeInTheDocument();
    for (const name of [/^Remove/, /^Make/, /^Take back/, 'Send invitation', 'Save name', /^Close/]) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    expect(screen.getByRole('button', { name: 'Leave Lone Star Title' })).toBeInTheDocument();
  });
});

describe('the page of whoever belongs to no organization', () => {
  it('shows the ways to one', () => {
    render(<NoOrganization hasPlan={false} />);
    expect(screen.getByRole('link', { name: 'apply as a partner' })).toHaveAttribute(
      'href',
      '/partners/portal',
    );
    expect(screen.getByRole('link', { name: 'Professional Guard plan' })).toHaveAttribute(
      'href',
      '/settings/plan',
    );
  });

  it('opens one on the Professional plan', async () => {
    const calls = doubleFetch({
      'POST /api/organization': { status: 201, body: { name: 'Analytical Engines' } },
    });
    render(
      <>
        <NoOrganization hasPlan />
        <ToastHost />
      </>,
    );
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Name of your organization'), 'Analytical Engines');
    await user.click(screen.getByRole('button', { name: 'Open it' }));

    expect(await screen.findByText('Analytical Engines is open')).toBeInTheDocument();
    expect(calls).toEqual([{ request: 'POST /api/organization', body: { name: 'Analytical Engines' } }]);
  });
});
