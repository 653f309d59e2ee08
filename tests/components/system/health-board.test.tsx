import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountClient } from '@/components/kit/account-client';
import { HealthBoard } from '@/components/system/health-board';

type Answer = { status?: number; text: string } | Error;

const ok = { text: '{"status":"ok"}' };
const hourAgo = new Date(Date.now() - 65 * 60_000).toISOString();
const entry = JSON.stringify({
  entries: [{ index: 1203, leaf: JSON.stringify({ commitment: 'ab', time: hourAgo, v: 1 }) }],
});
const services = {
  worker: { state: 'operational', silentSeconds: 12 },
  queue: { state: 'operational', due: 0, oldestSeconds: 0 },
  dispatch: { state: 'operational', due: 0, oldestSeconds: 0 },
  payments: { state: 'operational' },
};
const servicesAs = (changed: object) => ({
  ...allWell,
  '/api/health/services': { text: JSON.stringify({ ...services, ...changed }) },
});
const allWell = {
  '/api/health/services': { text: JSON.stringify(services) },
  '/api/health/live': ok,
  '/api/health/ready': ok,
  '/api/log/checkpoint': { text: 'example.com\n1204\nroot=\n\n— example.com signature\n' },
  '/api/log/entries?start=1203&end=1204': { text: entry },
};
const databaseDown = {
  status: 503,
  text: '{"message":"The database is down.","code":"unavailable"}',
};

/** Answers by address; what is not in the table cannot be reached. */
function answerWith(routes: Record<string, Answer>) {
  globalThis.fetch = async (input) => {
    const answer = routes[String(input)] ?? new TypeError('Failed to fetch');
    if (answer instanceof Error) throw answer;
    const { status = 200, text } = answer;
    return { ok: status < 400, status, statusText: '', text: async () => text } as Response;
  };
}

const service = (name: string) =>
  within(screen.getByText(name, { selector: 'li > *' }).closest('li') as HTMLElement);
const summary = () => screen.getByRole('status');

afterEach(() => accountClient().clear());

describe('the health of the platform', () => {
  it('says that it is measuring until it knows', () => {
    globalThis.fetch = () => new Promise(() => {});
    render(<HealthBoard />);

    expect(summary()).toHaveTextContent('Measuring.');
    expect(service('Website').getByText('Measuring')).toBeInTheDocument();
    expect(screen.queryByText(/Last measured/)).not.toBeInTheDocument();
  });

  it('shows what answers, the size and the age of the log, and when that was', async () => {
    answerWith(allWell);
    render(<HealthBoard />);

    await waitFor(() =>
      expect(summary()).toHaveTextContent('Every part that is measured here is operational.'),
    );
    for (const name of ['Website', 'Database and document store', 'Evidence log']) {
      expect(service(name).getByText('Operational')).toBeInTheDocument();
    }
    expect(
      service('Evidence log').getByText(/Checkpoint over 1,204 entries, signed 1 hour ago\./),
    ).toBeInTheDocument();
    expect(screen.getByText(/Last measured at/)).toHaveTextContent(/\d:\d\d:\d\d/);
  });

  it('says of a log without entries that it is empty', async () => {
    answerWith({ ...allWell, '/api/log/checkpoint': { text: 'example.com\n0\nroot=\n\n— example.com x\n' } });
    render(<HealthBoard />);

    expect(await screen.findByText(/The log is empty, and its checkpoint is signed\./)).toBeInTheDocument();
  });

  it('names the part that is down with the words of the server', async () => {
    answerWith({ ...allWell, '/api/health/ready': databaseDown });
    render(<HealthBoard />);

    await waitFor(() =>
      expect(summary()).toHaveTextContent('Not everything is up. Down: database and document store.'),
    );
    expect(
      service('Database and document store').getByText('Answered 503: The database is down.'),
    ).toBeInTheDocument();
    expect(service('Website').getByText('Operational')).toBeInTheDocument();
  });

  it('says of a database without room that it can be read', async () => {
    answerWith({ ...allWell, '/api/health/ready': { text: '{"status":"full"}' } });
    render(<HealthBoard />);

    await waitFor(() =>
      expect(summary()).toHaveTextContent('Not everything is up. Down: database and document store.'),
    );
    expect(
      service('Database and document store').getByText(
        'The database is full. It can be read, and not written.',
      ),
    ).toBeInTheDocument();
  });

  it('does not repeat the page that a proxy answered with', async () => {
    answerWith({ ...allWell, '/api/health/ready': { status: 502, text: `<html>${'x'.repeat(500)}</html>` } });
    render(<HealthBoard />);

    expect(await screen.findByText('Answered 502.')).toBeInTheDocument();
  });

  it('knows nothing of the other parts when the server cannot be reached', async () => {
    answerWith({});
    render(<HealthBoard />);

    await waitFor(() => expect(summary()).toHaveTextContent(/Check your own connection/));
    expect(service('Website').getByText('Down')).toBeInTheDocument();
    expect(service('Database and document store').getByText('Not known')).toBeInTheDocument();
    expect(service('Evidence log').getByText('Not known')).toBeInTheDocument();
  });

  it('does not take a checkpoint for good that cannot be read', async () => {
    answerWith({ ...allWell, '/api/log/checkpoint': { text: '<html>' } });
    render(<HealthBoard />);

    await waitFor(() => expect(summary()).toHaveTextContent('Not everything could be measured.'));
    expect(service('Evidence log').getByText('Not known')).toBeInTheDocument();
  });

  it('measures again when asked', async () => {
    answerWith({ ...allWell, '/api/health/ready': databaseDown });
    const user = userEvent.setup();
    render(<HealthBoard />);
    await waitFor(() => expect(summary()).toHaveTextContent(/Down: database/));

    answerWith(allWell);
    await user.click(screen.getByRole('button', { name: 'Measure again' }));

    await waitFor(() =>
      expect(summary()).toHaveTextContent('Every part that is measured here is operational.'),
    );
  });

  it('says what the server found of the parts that no browser reaches', async () => {
    answerWith(allWell);
    render(<HealthBoard />);

    expect(await screen.findByText('The last sign of it came 12 seconds ago.')).toBeInTheDocument();
    expect(service('Job queue').getByText('No job is waiting.')).toBeInTheDocument();
    expect(service('Notary dispatch').getByText(/No request is waiting/)).toBeInTheDocument();
    expect(service('Payments').getByText('Stripe answered within the last minute.')).toBeInTheDocument();
    expect(screen.queryByText(/not measured/i)).not.toBeInTheDocument();
  });

  it('names a worker that gives no sign, and what waits for it', async () => {
    const waiting = { state: 'down', due: 3, oldestSeconds: 300 };
    const worker = { state: 'down', silentSeconds: 320 };
    answerWith(servicesAs({ worker, queue: waiting, dispatch: waiting }));
    render(<HealthBoard />);

    await waitFor(() =>
      expect(summary()).toHaveTextContent('Not everything is up. Down: worker, job queue, notary dispatch.'),
    );
    expect(service('Worker').getByText(/no sign of it for 5 minutes/)).toBeInTheDocument();
    expect(
      service('Job queue').getByText('3 jobs are due. The oldest has waited 5 minutes.'),
    ).toBeInTheDocument();
  });

  it('says that it cannot tell what the database did not answer, and what it can', async () => {
    const waiting = { state: 'unknown', due: 0, oldestSeconds: 0 };
    const worker = { state: 'unknown', silentSeconds: null };
    answerWith({
      ...servicesAs({ worker, queue: waiting, dispatch: waiting }),
      '/api/health/ready': databaseDown,
    });
    render(<HealthBoard />);

    await waitFor(() => expect(summary()).toHaveTextContent('Down: database and document store.'));
    for (const name of ['Worker', 'Job queue', 'Notary dispatch']) {
      expect(service(name).getByText('The database did not answer, so we cannot tell.')).toBeInTheDocument();
    }
    expect(service('Payments').getByText('Stripe answered within the last minute.')).toBeInTheDocument();
  });

  it('tells a queue that is behind from one that is down', async () => {
    answerWith(servicesAs({ dispatch: { state: 'late', due: 1, oldestSeconds: 61 } }));
    render(<HealthBoard />);

    await waitFor(() =>
      expect(summary()).toHaveTextContent('Behind: notary dispatch. The other parts are operational.'),
    );
    expect(service('Notary dispatch').getByText('Behind')).toBeInTheDocument();
    expect(
      service('Notary dispatch').getByText(/1 request waits .* the oldest for 1 minute\./),
    ).toBeInTheDocument();
  });

  it.each([
    ['demo', 'Operational', 'Demo payments. No card is charged.'],
    ['off', 'Not set up', 'Nobody can pay here yet.'],
    ['down', 'Down', 'Stripe did not answer within the last minute. No card is charged.'],
  ])('says of payments that are %s: %s', async (state, badge, detail) => {
    answerWith(servicesAs({ payments: { state } }));
    render(<HealthBoard />);

    expect(await screen.findByText(detail)).toBeInTheDocument();
    expect(service('Payments').getByText(badge)).toBeInTheDocument();
  });
});
