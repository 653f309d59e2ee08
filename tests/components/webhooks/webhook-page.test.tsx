import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountClient } from '@/components/kit/account-client';
import { WebhookPage } from '@/components/webhooks/webhook-page';
import type { WebhookDelivery } from '@/lib/webhooks/schema/deliveries';
import type { WebhookEndpoint } from '@/lib/webhooks/schema/endpoints';
import { doubleFetch } from '@/tests/support/fetch-double';

const hook: WebhookEndpoint = {
  id: 'hook',
  mode: 'live',
  url: 'https://partner.example/hook',
  description: null,
  eventTypes: ['*'],
  isOn: true,
  disabledReason: null,
  failingSince: null,
  previousSecretUntil: null,
  createdAt: '2026-11-20T15:00:00.000Z',
  waiting: 0,
};
const delivery: WebhookDelivery = {
  id: 'd1',
  eventId: 'e1',
  type: 'request.created',
  status: 'pending',
  tries: 2,
  lastStatus: 500,
  lastError: null,
  nextTryAt: '2026-11-20T16:00:00.000Z',
  createdAt: '2026-11-20T15:00:00.000Z',
};
const URL = '/api/organization/webhooks/hook';
const LOG = `GET ${URL}/deliveries/d1`;
const detail = {
  ...delivery,
  body: '{"type":"request.created"}',
  log: [
    {
      at: '2026-11-20T15:00:01.000Z',
      requestHeaders: { 'webhook-id': 'e1' },
      responseStatus: 500,
      responseBody: 'Our database is down',
      error: null,
      milliseconds: 31,
    },
  ],
};

type Shown = {
  endpoint?: Partial<WebhookEndpoint>;
  isOwner?: boolean;
  deliveries?: WebhookDelivery[];
  routes?: Parameters<typeof doubleFetch>[0];
};

function show({ endpoint = {}, isOwner = true, deliveries = [delivery], routes = {} }: Shown = {}) {
  const initial = { ...hook, ...endpoint };
  const calls = doubleFetch({
    [`GET ${URL}`]: { body: initial },
    'GET /api/organization/webhooks': { body: [initial] },
    [`GET ${URL}/deliveries`]: { body: { deliveries, next: null } },
    [LOG]: { body: detail },
    ...routes,
  });
  render(<WebhookPage initial={initial} isOwner={isOwner} />);
  const asked = () => calls.map(({ request }) => request).filter((request) => !request.startsWith('GET'));
  return { calls, asked, user: userEvent.setup() };
}

afterEach(() => accountClient().clear());

describe('the page of a webhook', () => {
  it('lists what was sent, and shows the log of a delivery, from which it is sent again', async () => {
    const again = `POST ${URL}/deliveries/d1/resend`;
    const { user, asked } = show({ routes: { [again]: { status: 201, body: { id: 'd2' } } } });
    const row = await screen.findByRole('listitem');
    expect(row).toHaveTextContent('2 tries. Answered 500.');
    expect(row).toHaveTextContent('Next try:');
    await user.click(within(row).getByRole('button', { name: 'Show log of request.created' }));
    expect(await within(row).findByText('Our database is down')).toBeVisible();
    expect(row).toHaveTextContent('webhook-id: e1');
    await user.click(within(row).getByRole('button', { name: 'Resend' }));
    expect(asked()).toEqual([again]);
  });

  it('sends a test event', async () => {
    const { user, asked } = show({
      deliveries: [],
      routes: { [`POST ${URL}/test`]: { status: 201, body: { id: 'd' } } },
    });
    expect(await screen.findByText(/No deliveries yet/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send test event' }));
    expect(asked()).toEqual([`POST ${URL}/test`]);
  });

  it('renews the secret after a question, and shows the new one', async () => {
    const { user } = show({ routes: { [`POST ${URL}/rotate`]: { body: { ...hook, secret: 'whsec_new' } } } });
    await user.click(screen.getByRole('button', { name: 'Rotate secret' }));
    const dialog = screen.getByRole('dialog', { name: 'Rotate the signing secret?' });
    await user.click(within(dialog).getByRole('button', { name: 'Rotate secret' }));
    expect(await screen.findByText('whsec_new')).toBeVisible();
  });

  it('turns it off after a question', async () => {
    const { user, calls } = show({ routes: { [`PATCH ${URL}`]: { body: { ...hook, isOn: false } } } });
    await user.click(screen.getByRole('button', { name: 'Turn off' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Turn off' }));
    expect(calls.find(({ request }) => request.startsWith('PATCH'))?.body).toEqual({ isOn: false });
  });

  it('says why it is off, and turns it on', async () => {
    const { user, asked } = show({
      endpoint: { isOn: false, disabledReason: 'failing' },
      routes: { [`PATCH ${URL}`]: { body: hook } },
    });
    expect(screen.getByText(/It accepted no event for three days/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(asked()).toEqual([`PATCH ${URL}`]);
  });

  it('says why nothing of it is sent again while it is off', async () => {
    const { user } = show({ endpoint: { isOn: false, disabledReason: 'by_member' } });
    const row = await screen.findByRole('listitem');
    await user.click(within(row).getByRole('button', { name: /Show log/ }));
    expect(await within(row).findByText('To resend this event, turn the webhook on first.')).toBeVisible();
    expect(within(row).queryByRole('button', { name: 'Resend' })).not.toBeInTheDocument();
  });

  it('says who can send a test event, to a member whom no delivery is shown', async () => {
    show({ isOwner: false, deliveries: [] });
    expect(await screen.findByText(/An owner of your organization can send a test event/)).toBeVisible();
  });

  it('is read by members, who change nothing', async () => {
    const { user } = show({ isOwner: false });
    const row = await screen.findByRole('listitem');
    await user.click(within(row).getByRole('button', { name: /Show log/ }));
    await within(row).findByText('Our database is down');
    for (const name of ['Send it again', 'Send test event', 'Show the secret', 'Delete it', 'Turn it off']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
  });

  it('keeps the description empty where it is taken away', async () => {
    const { user, calls } = show({
      endpoint: { description: 'Old' },
      routes: { [`PATCH ${URL}`]: { body: hook } },
    });
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.clear(screen.getByLabelText(/Description/));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(calls.find(({ request }) => request.startsWith('PATCH'))?.body).toEqual({
      url: hook.url,
      description: null,
      eventTypes: ['*'],
    });
  });
});
