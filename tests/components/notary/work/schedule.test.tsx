import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountClient } from '@/components/kit/account-client';
import { groupByDay } from '@/components/notary/work/schedule/days';
import { ScheduleDesk } from '@/components/notary/work/schedule/schedule-desk';
import { ToastHost } from '@/components/ui/toast-host';
import { ANY_TIME, type WeeklyHours } from '@/lib/notary/rules/hours';
import type { TimeOff } from '@/lib/notary/schema/profile';
import type { RequestView } from '@/lib/notary/schema/requests';
import { doubleFetch } from '@/tests/support/fetch-double';
import { doubleEvents, NOTARY_ID, visit } from '@/tests/support/notary-work';
import { clearToasts } from '@/tests/support/toasts';

const TIME_OFF = `/api/notaries/${NOTARY_ID}/time-off`;
const HOURS = `/api/notaries/${NOTARY_ID}/hours`;
const FEED = `/api/notaries/${NOTARY_ID}/calendar-feed`;
const holiday: TimeOff = {
  id: 'off-1',
  startsAt: '2026-12-24T06:00:00.000Z',
  endsAt: '2026-12-27T06:00:00.000Z',
  note: 'Christmas',
};

type Options = {
  requests?: RequestView[];
  timeOff?: TimeOff[];
  hours?: WeeklyHours;
  hasCalendarFeed?: boolean;
  routes?: Parameters<typeof doubleFetch>[0];
};

function renderSchedule({
  requests = [],
  timeOff = [],
  hours = ANY_TIME,
  hasCalendarFeed = false,
  routes,
}: Options = {}) {
  doubleEvents();
  let listed = timeOff;
  const calls = doubleFetch({
    [`GET /api/notaries/${NOTARY_ID}/requests`]: { body: requests },
    [`GET ${TIME_OFF}`]: () => ({ body: listed }),
    [`DELETE ${TIME_OFF}/off-1`]: () => {
      listed = [];
      return { status: 204 };
    },
    [`POST ${TIME_OFF}`]: (body) => {
      const added = { ...holiday, ...(body as Partial<TimeOff>) };
      listed = [added];
      return { status: 201, body: added };
    },
    ...routes,
  });
  render(
    <>
      <ScheduleDesk
        userId={NOTARY_ID}
        requests={requests}
        timeOff={timeOff}
        hours={hours}
        hasCalendarFeed={hasCalendarFeed}
      />
      <ToastHost />
    </>,
  );
  return { calls, user: userEvent.setup() };
}

afterEach(() => {
  clearToasts();
  accountClient().clear();
});

describe('Appointments', () => {
  it('are listed under the day of the reader’s own zone', () => {
    const visits = [
      visit({ id: 'b', appointmentDate: '2026-12-02T05:30:00.000Z' }),
      visit({ id: 'a', appointmentDate: '2026-12-01T16:00:00.000Z' }),
      visit({ id: 'c', appointmentDate: '2026-12-02T16:00:00.000Z' }),
    ];

    const days = groupByDay(visits, 'America/Chicago');

    expect(days.map(({ name, visits: of }) => [name, of.map(({ id }) => id)])).toEqual([
      ['Tuesday, December 1', ['a', 'b']],
      ['Wednesday, December 2', ['c']],
    ]);
  });

  it('leave out what is over', () => {
    renderSchedule({ requests: [visit({ status: 'completed' }), visit({ id: 'open' })] });

    const list = within(screen.getByRole('region', { name: 'Appointments' }));
    expect(list.getByRole('link', { name: 'Real estate: Deed' })).toHaveAttribute('href', '/requests/open');
  });

  it('say what will be here', () => {
    renderSchedule();

    expect(screen.getByText(/^No appointments\. Once you accept an offer/)).toBeInTheDocument();
  });
});

describe('Weekly hours', () => {
  const office: WeeklyHours = {
    zone: 'America/Denver',
    days: [{ weekday: 1, from: '09:00', until: '17:00' }],
  };

  it('are shown by the zone that they were entered in, and saved as they are changed', async () => {
    const { calls, user } = renderSchedule({
      hours: office,
      routes: { [`PUT ${HOURS}`]: (body) => ({ body: body as object }) },
    });
    const form = within(screen.getByRole('form', { name: 'Weekly hours' }));
    expect(form.getByLabelText('Time zone')).toHaveValue('America/Denver');
    expect(form.getByLabelText(/^Monday from/)).toHaveValue('09:00');
    await user.type(form.getByLabelText(/^Tuesday from/), '10:00');
    await user.type(form.getByLabelText(/^Tuesday until/), '12:30');
    await user.click(form.getByRole('button', { name: 'Save hours' }));

    expect(await screen.findByText('Weekly hours saved')).toBeInTheDocument();
    expect(calls.find(({ request }) => request === `PUT ${HOURS}`)?.body).toEqual({
      zone: 'America/Denver',
      days: [...office.days, { weekday: 2, from: '10:00', until: '12:30' }],
    });
  });

  it('need both times of a day', async () => {
    const { calls, user } = renderSchedule({ hours: office });
    const form = within(screen.getByRole('form', { name: 'Weekly hours' }));
    await user.type(form.getByLabelText(/^Friday from/), '10:00');
    await user.click(form.getByRole('button', { name: 'Save hours' }));

    expect(await form.findByText('Please enter both times, or neither.')).toBeInTheDocument();
    expect(calls.filter(({ request }) => request.startsWith('PUT'))).toEqual([]);
  });

  it('say that none are entered', () => {
    renderSchedule();
    expect(screen.getByText(/^You take appointments at any time\./)).toBeInTheDocument();
  });
});

describe('Time off', () => {
  async function fill(user: ReturnType<typeof userEvent.setup>, last = '2026-12-26') {
    await user.type(screen.getByLabelText('First day'), '2026-12-24');
    await user.type(screen.getByLabelText('Last day'), last);
    await user.click(screen.getByRole('button', { name: 'Add time off' }));
  }

  it('is added as whole days of the reader’s clock', async () => {
    const { calls, user } = renderSchedule();

    await fill(user);

    expect(await screen.findByText('Time off added')).toBeInTheDocument();
    expect(calls).toContainEqual({
      request: `POST ${TIME_OFF}`,
      body: {
        startsAt: new Date('2026-12-24T00:00').toISOString(),
        endsAt: new Date('2026-12-27T00:00').toISOString(),
      },
    });
    expect(screen.getByRole('button', { name: /^Remove the time off from/ })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('First day')).toHaveValue(''));
  });

  it('must end after it begins, and keeps what was typed', async () => {
    const { calls, user } = renderSchedule();

    await fill(user, '2026-12-20');

    expect(await screen.findByText('The end has to be after the beginning.')).toBeInTheDocument();
    expect(screen.getByLabelText('First day')).toHaveValue('2026-12-24');
    expect(calls.some(({ request }) => request.startsWith('POST'))).toBe(false);
  });

  it('says which appointment is in the way', async () => {
    const message = 'You have an appointment in these hours. Please withdraw from it first.';
    const { user } = renderSchedule({
      routes: { [`POST ${TIME_OFF}`]: { status: 409, body: { code: 'conflict', message } } },
    });

    await fill(user);

    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText('Last day')).toHaveValue('2026-12-26');
  });

  it('is removed after a question', async () => {
    const { calls, user } = renderSchedule({ timeOff: [holiday] });
    expect(screen.getByText('Christmas')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: /^Remove the time off/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this time off' }));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));

    await waitFor(() => expect(screen.queryByText('Christmas')).not.toBeInTheDocument());
    expect(calls).toContainEqual({ request: `DELETE ${TIME_OFF}/off-1`, body: undefined });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Time off' })).toHaveFocus());
  });
});

describe('The calendar link', () => {
  const url = 'https://example.com/api/calendar/secret';

  it('is made, shown once and copied', async () => {
    const { user } = renderSchedule({ routes: { [`POST ${FEED}`]: { status: 201, body: { url } } } });

    await user.click(screen.getByRole('button', { name: 'Make a link' }));

    expect(await screen.findByLabelText('Address of your calendar')).toHaveValue(url);
    await user.click(screen.getByRole('button', { name: 'Copy the address of your calendar' }));
    expect(await navigator.clipboard.readText()).toBe(url);
    expect(
      screen.getByText(/Anyone who has the link can see your hours, services and places/),
    ).toBeInTheDocument();
  });

  it('is not shown again, and ends when a new one is made', async () => {
    const { user } = renderSchedule({
      hasCalendarFeed: true,
      routes: { [`POST ${FEED}`]: { status: 201, body: { url } } },
    });
    expect(screen.queryByLabelText('Address of your calendar')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Make a new link' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a new link' }));
    await user.click(dialog.getByRole('button', { name: 'Make a new link' }));

    expect(await screen.findByLabelText('Address of your calendar')).toHaveValue(url);
  });

  it('is removed', async () => {
    const { user } = renderSchedule({
      hasCalendarFeed: true,
      routes: { [`DELETE ${FEED}`]: { status: 204 } },
    });

    await user.click(screen.getByRole('button', { name: 'Remove the link' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove the link' }));
    await user.click(dialog.getByRole('button', { name: 'Remove the link' }));

    expect(await screen.findByRole('button', { name: 'Make a link' })).toBeInTheDocument();
  });
});
