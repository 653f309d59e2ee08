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
const allWell = {
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

  it.each(['Worker', 'Payments', 'Notary dispatch'])('invents nothing about %s', (name) => {
    answerWith(allWell);
    render(<HealthBoard />);

    expect(service(name).getByText('Not measured here')).toBeInTheDocument();
  });
});
