import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountClient } from '@/components/kit/account-client';
import { OwnPreferences } from '@/components/notifications/own-preferences';
import type { PreferencesView } from '@/lib/notifications/schema/preferences';
import { samplePreferences } from '@/lib/samples/notifications';
import { doubleFetch } from '@/tests/support/fetch-double';

const URL = '/api/notifications/preferences';
const saved: PreferencesView = {
  ...samplePreferences,
  emailAddress: 'ada@example.com',
  timeZone: 'America/Chicago',
};

function show(preferences = saved, routes: Parameters<typeof doubleFetch>[0] = {}) {
  const calls = doubleFetch({
    [`GET ${URL}`]: { body: preferences },
    [`PUT ${URL}`]: { body: preferences },
    'GET /api/notifications/push': { body: [] },
    ...routes,
  });
  render(<OwnPreferences />);
  return { calls, user: userEvent.setup() };
}

afterEach(() => accountClient().clear());

describe('the settings of notifications', () => {
  it('say where email goes, the zone of the quiet hours, and what is not available', async () => {
    show();
    expect(await screen.findByText(/To ada@example\.com, the address of your account/)).toBeVisible();
    expect(screen.getByText(/In your time zone, America\/Chicago/)).toBeVisible();
    expect(screen.getByText(/^Push: not available\./)).toBeVisible();
    expect(screen.getByText(/^Text messages: not available\./)).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Account security' })).toBeNull();
    expect(screen.getByText(/Account security cannot be turned off/)).toBeVisible();
  });

  it('send what was chosen, whole', async () => {
    const { user, calls } = show();
    await user.click(await screen.findByRole('checkbox', { name: 'Hold email and push back at night' }));
    await user.click(screen.getByRole('checkbox', { name: 'Documents' }));
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    await waitFor(() => expect(calls.map(({ request }) => request)).toContain(`PUT ${URL}`));
    expect(calls.find(({ request }) => request === `PUT ${URL}`)?.body).toEqual({
      emailEnabled: true,
      smsEnabled: false,
      pushEnabled: true,
      inAppEnabled: true,
      quietHours: { enabled: true, start: '22:00', end: '07:00' },
      alertTypes: { ...saved.alertTypes, documents: false },
    });
  });

  it('refuse quiet hours without a length before anything is sent', async () => {
    const { user, calls } = show({ ...saved, quietHours: { enabled: true, start: '22:00', end: '22:00' } });
    await user.click(await screen.findByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText('Please choose an end that differs from the start.')).toBeVisible();
    expect(calls.map(({ request }) => request)).not.toContain(`PUT ${URL}`);
  });

  it('say why they could not be loaded', async () => {
    show(saved, { [`GET ${URL}`]: new TypeError('offline') });
    expect(await screen.findByText('Your settings could not be loaded')).toBeVisible();
  });
});

describe('push, where the site has keys', () => {
  const withKeys = { ...saved, pushKey: 'BKey' };

  it('is a switch, and says what to do in a browser that does not know it', async () => {
    show(withKeys);
    expect(await screen.findByRole('checkbox', { name: 'Push' })).toBeChecked();
    expect(screen.getByText(/This browser does not support push/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Turn push on in this browser' })).toBeNull();
  });

  it('is turned off in another browser', async () => {
    const other = {
      id: 'phone',
      device: 'Chrome on Android',
      since: '2026-11-20T15:00:00.000Z',
      current: false,
    };
    const { user, calls } = show(withKeys, {
      'GET /api/notifications/push': { body: [other] },
      'DELETE /api/notifications/push/phone': { status: 204 },
    });
    await user.click(await screen.findByRole('button', { name: 'Turn off in Chrome on Android' }));
    await waitFor(() =>
      expect(calls.map(({ request }) => request)).toContain('DELETE /api/notifications/push/phone'),
    );
  });
});
