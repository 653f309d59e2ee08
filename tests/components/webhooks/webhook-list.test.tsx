import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountClient } from '@/components/kit/account-client';
import { WebhookList } from '@/components/webhooks/webhook-list';
import type { WebhookEndpoint } from '@/lib/webhooks/schema/endpoints';
import { doubleFetch } from '@/tests/support/fetch-double';

const hook: WebhookEndpoint = {
  id: 'hook',
  mode: 'live',
  url: 'https://partner.example/hook',
  description: 'Our CRM',
  eventTypes: ['request.*', 'invoice.paid'],
  isOn: true,
  disabledReason: null,
  failingSince: null,
  previousSecretUntil: null,
  createdAt: '2026-11-20T15:00:00.000Z',
  waiting: 0,
};
const URL = '/api/organization/webhooks';

function show(
  initial: WebhookEndpoint[],
  { isOwner = true, routes = {} }: { isOwner?: boolean; routes?: Parameters<typeof doubleFetch>[0] } = {},
) {
  let left = initial;
  const calls = doubleFetch({ [`GET ${URL}`]: () => ({ body: left }), ...routes });
  render(<WebhookList initial={initial} isOwner={isOwner} />);
  return { calls, user: userEvent.setup(), leave: (next: WebhookEndpoint[]) => (left = next) };
}

afterEach(() => accountClient().clear());

describe('the webhooks of an organization', () => {
  it('say what they are told of and how they are doing', () => {
    const failing = {
      ...hook,
      id: 'b',
      mode: 'test' as const,
      eventTypes: ['*'],
      failingSince: hook.createdAt,
      waiting: 1200,
    };
    const off = { ...hook, id: 'c', isOn: false, disabledReason: 'failing' as const };
    show([hook, failing, off]);
    const [first, second, third] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Live mode, request.*, invoice.paid');
    expect(first).toHaveTextContent('On');
    expect(second).toHaveTextContent('Test mode, all events, 1,200 waiting');
    expect(second).toHaveTextContent('Failing');
    expect(third).toHaveTextContent('Off: failed for three days');
    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/organization/webhooks/hook');
  });

  it('are added by owners alone', () => {
    show([], { isOwner: false });
    expect(screen.getByText(/An owner of your organization can add one/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add webhook' })).not.toBeInTheDocument();
  });

  it('get one more, whose secret is shown until it is hidden', async () => {
    const made = { ...hook, secret: 'whsec_abc' };
    const { user, calls, leave } = show([], { routes: { [`POST ${URL}`]: { status: 201, body: made } } });
    leave([hook]);
    await user.click(screen.getByRole('button', { name: 'Add webhook' }));
    await user.type(screen.getByLabelText('Endpoint URL'), hook.url);
    await user.click(screen.getByLabelText(/A booking was made/));
    await user.click(screen.getByLabelText(/The bill of a booking was paid/));
    await user.click(screen.getByRole('button', { name: 'Add webhook' }));
    expect(await screen.findByText('whsec_abc')).toBeVisible();
    expect(calls.find(({ request }) => request.startsWith('POST'))?.body).toEqual({
      mode: 'live',
      url: hook.url,
      eventTypes: ['invoice.paid', 'request.created'],
    });
    await waitFor(() => expect(screen.getByRole('link', { name: hook.url })).toBeVisible());
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(screen.queryByText('whsec_abc')).not.toBeInTheDocument();
  });

  it('keep what was typed when one is refused and the list cannot be read again', async () => {
    const failed = { status: 500, body: { code: 'unexpected', message: 'It failed' } };
    const { user } = show([hook], {
      routes: {
        [`GET ${URL}`]: failed,
        [`POST ${URL}`]: { status: 409, body: { code: 'conflict', message: 'Full' } },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Add webhook' }));
    await user.type(screen.getByLabelText('Endpoint URL'), hook.url);
    await user.click(screen.getByLabelText(/A booking was made/));
    await user.click(screen.getByRole('button', { name: 'Add webhook' }));

    expect(await screen.findByText('Your webhooks could not be loaded')).toBeVisible();
    expect(screen.getByLabelText('Endpoint URL')).toHaveValue(hook.url);
    expect(screen.getByText('https://partner.example/hook')).toBeVisible();
  });

  it('want at least one event, and send nothing without one', async () => {
    const { user, calls } = show([]);
    await user.click(screen.getByRole('button', { name: 'Add webhook' }));
    await user.type(screen.getByLabelText('Endpoint URL'), hook.url);
    await user.click(screen.getByRole('button', { name: 'Add webhook' }));
    expect(await screen.findByText('Please choose at least one event.')).toBeVisible();
    expect(calls.filter(({ request }) => request.startsWith('POST'))).toEqual([]);
  });

  it('say why no other one can be added', () => {
    const full = (['live', 'test'] as const).flatMap((mode) =>
      Array.from({ length: 20 }, (_, at) => ({ ...hook, id: `${mode}-${at}`, mode })),
    );
    show(full);
    expect(screen.getByText(/has 20 webhooks for live and 20 for test events/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add webhook' })).not.toBeInTheDocument();
  });

  it('show no single events where everything is wanted', async () => {
    const { user } = show([]);
    await user.click(screen.getByRole('button', { name: 'Add webhook' }));
    await user.click(screen.getByLabelText('All events, including future ones'));
    expect(screen.queryByLabelText(/A booking was made/)).not.toBeInTheDocument();
  });
});
