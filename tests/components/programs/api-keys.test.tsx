import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountClient } from '@/components/kit/account-client';
import { ApiKeys } from '@/components/programs/api-keys';
import type { KeyView } from '@/lib/programs/schema/keys';
import { doubleFetch } from '@/tests/support/fetch-double';

const key: KeyView = {
  id: 'one',
  name: 'Closing desk',
  mode: 'live',
  scopes: ['properties:read', 'fraud:write'],
  prefix: 'dg_live_Ab3d',
  state: 'active',
  madeBy: 'Ada Lovelace',
  createdAt: '2026-11-20T15:00:00.000Z',
  lastUsedAt: null,
  expiresAt: null,
  revokedAt: null,
};
const secret = 'dg_live_Ab3dEEEEEEEEEEEEEEEEEEEEEEEEEEzzzzzz';
const LIST = 'GET /api/organization/keys';

function show(keys: KeyView[], { isOwner = true, routes = {} }: { isOwner?: boolean; routes?: object } = {}) {
  const calls = doubleFetch({ [LIST]: () => ({ body: keys }), ...routes });
  render(<ApiKeys initialKeys={keys} isOwner={isOwner} />);
  return { calls, user: userEvent.setup() };
}

afterEach(() => accountClient().clear());

describe('the keys of an organization', () => {
  it('say what each may do, in words, and whose it is', () => {
    show([key]);
    const row = screen.getByRole('listitem');

    expect(row).toHaveTextContent('View properties and their lock status. Report suspected fraud.');
    expect(row).toHaveTextContent('Created by Ada Lovelace');
    expect(row).toHaveTextContent('Not used yet. Does not expire.');
    expect(screen.getByText('1 of 20 keys in use.')).toBeVisible();
  });

  it('are shown to a member, who cannot change them', () => {
    show([key], { isOwner: false });

    expect(screen.getByText(/Only owners can create/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('get one more: it is shown until it is saved, and stray presses do not close it', async () => {
    const made = { body: { key, secret }, status: 201 };
    const { user, calls } = show([], { routes: { 'POST /api/organization/keys': made } });
    await user.click(screen.getByRole('button', { name: 'Create key' }));
    const form = within(screen.getByRole('dialog'));
    await user.type(form.getByLabelText('Name'), 'Closing desk');
    await user.selectOptions(form.getByLabelText('Mode'), 'live');
    await user.click(form.getByRole('button', { name: 'Create key' }));
    expect(await form.findByText('Please choose at least one permission.')).toBeVisible();
    await user.click(form.getByRole('checkbox', { name: /View properties/ }));
    await user.click(form.getByRole('button', { name: 'Create key' }));

    expect(await screen.findByText(secret)).toBeVisible();
    expect(calls.find(({ request }) => request.startsWith('POST'))?.body).toEqual({
      name: 'Closing desk',
      mode: 'live',
      scopes: ['properties:read'],
      expiresInDays: 90,
    });
    await user.keyboard('{Escape}');
    expect(screen.getByText(secret)).toBeVisible();
    expect(screen.getByText(/Please save the key first/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I’ve saved it' }));
    await waitFor(() => expect(screen.queryByText(secret)).toBeNull());
  });

  it('say what is missing when one is created without a name and permissions', async () => {
    const { user, calls } = show([]);
    await user.click(screen.getByRole('button', { name: 'Create key' }));
    const form = within(screen.getByRole('dialog'));
    await user.click(form.getByRole('button', { name: 'Create key' }));

    expect(await form.findByText('Please enter a name for the key.')).toBeVisible();
    expect(form.getByText('Please choose at least one permission.')).toBeVisible();
    expect(calls.some(({ request }) => request.startsWith('POST'))).toBe(false);
  });

  it('say what to do where as many are in use as may be', () => {
    show(Array.from({ length: 20 }, (_, at) => ({ ...key, id: `k${at}` })));

    expect(
      screen.getByText(/20 of 20 keys in use\. To create another one, revoke one first\./),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create key' })).toBeNull();
  });

  it('are rolled with the overlap that the owner chooses', async () => {
    const made = { body: { key, secret }, status: 201 };
    const { user, calls } = show([key], { routes: { 'POST /api/organization/keys/one/roll': made } });
    await user.click(screen.getByRole('button', { name: 'Roll Closing desk' }));
    await user.selectOptions(screen.getByLabelText('The old key stops working'), '1');
    await user.click(screen.getByRole('button', { name: 'Roll the key' }));

    expect(await screen.findByText(secret)).toBeVisible();
    expect(calls.find(({ request }) => request.startsWith('POST'))?.body).toEqual({ overlapHours: 1 });
  });

  it('are rolled without an overlap where as many are in use as may be, and the dialog says why', async () => {
    const keys = Array.from({ length: 20 }, (_, at) => ({ ...key, id: `k${at}`, name: `Desk ${at}` }));
    const { user } = show(keys);
    await user.click(screen.getByRole('button', { name: 'Roll Desk 7' }));
    const choice = screen.getByLabelText('The old key stops working');

    expect(within(choice).getAllByRole('option')).toHaveLength(1);
    expect(choice).toHaveValue('0');
    expect(choice).toHaveAccessibleDescription(/20 of 20 keys are in use/);
  });

  it('are revoked once that is confirmed', async () => {
    const { user, calls } = show([key], {
      routes: { 'DELETE /api/organization/keys/one': { body: { ...key, state: 'revoked' } } },
    });
    await user.click(screen.getByRole('button', { name: 'Revoke Closing desk' }));
    expect(calls.some(({ request }) => request.startsWith('DELETE'))).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Revoke now' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.some(({ request }) => request.startsWith('DELETE'))).toBe(true);
  });

  it('that have ended stand apart, and cannot be changed', () => {
    show([{ ...key, state: 'expired', expiresAt: '2026-11-21T15:00:00.000Z' }]);

    expect(screen.getByText('0 of 20 keys in use.')).toBeVisible();
    expect(screen.getByText('1 expired or revoked key')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Revoke/ })).toBeNull();
  });
});
