import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountClient } from '@/components/kit/account-client';
import { VisitActions } from '@/components/notary/work/visit-actions';
import type { RequestView } from '@/lib/notary/schema/requests';
import { doubleFetch } from '@/tests/support/fetch-double';
import { inMinutes, visit } from '@/tests/support/notary-work';

const CHANGE = 'PATCH /api/requests/visit-1';
const arrived = { departedAt: inMinutes(-30), arrivedAt: inMinutes(-5) };
const inProgress = (overrides: Partial<RequestView> = {}) =>
  visit({ status: 'in_progress', ...arrived, startedAt: inMinutes(-1), ...overrides });

afterEach(() => accountClient().clear());

const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('A step of a visit that cannot be taken back', () => {
  it('asks before somebody begins early with the word of the client', async () => {
    const calls = doubleFetch({ [CHANGE]: { body: {} } });
    const appointmentDate = inMinutes(62);
    render(<VisitActions request={visit({ appointmentDate, ...arrived, beginAgreedAt: inMinutes(-5) })} />);

    await userEvent.click(button('Begin'));
    expect(calls).toEqual([]);
    const dialog = within(await screen.findByRole('dialog', { name: 'Begin this visit?' }));
    expect(dialog.getByText(/^The appointment is on/)).toHaveTextContent(/Begin it now\?$/);
    expect(dialog.getByText(/\d:\d\d/)).toHaveAttribute('datetime', appointmentDate);
    await userEvent.click(dialog.getByRole('button', { name: 'Begin' }));

    await waitFor(() => expect(calls).toEqual([{ request: CHANGE, body: { status: 'in_progress' } }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is to complete what is in progress, after a question, and no longer to withdraw', async () => {
    const calls = doubleFetch({ [CHANGE]: { body: {} } });
    render(<VisitActions request={inProgress()} />);
    expect(screen.queryByRole('button', { name: /^More for/ })).not.toBeInTheDocument();

    await userEvent.click(button('Complete'));
    expect(calls).toEqual([]);
    const question = await screen.findByRole('dialog', { name: 'Complete this visit?' });
    expect(question).toHaveTextContent('You can’t undo this.');
    expect(question).toHaveTextContent('you can no longer open the client’s document');
    expect(question).not.toHaveTextContent('evidence log');
    await userEvent.click(within(question).getByRole('button', { name: 'Complete' }));

    await waitFor(() => expect(calls[0]).toEqual({ request: CHANGE, body: { status: 'completed' } }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each<[string, Partial<RequestView>, RegExp, 'arrivedAt' | 'startedAt']>([
    ['the arrival', {}, /^The client knows that you arrived on/, 'arrivedAt'],
    [
      'the beginning of what needs no arrival',
      { isRemote: true, location: null, departedAt: null, arrivedAt: null },
      /^The client was told that you began on/,
      'startedAt',
    ],
  ])('says before the end what the client knows: %s, and when', async (_, overrides, says, moment) => {
    doubleFetch({});
    const request = inProgress(overrides);
    render(<VisitActions request={request} />);

    await userEvent.click(button('Complete'));

    const question = within(await screen.findByRole('dialog', { name: 'Complete this visit?' }));
    const told = question.getByText(says);
    expect(within(told).getByText(/\d:\d\d/)).toHaveAttribute('datetime', request[moment]);
  });

  it('says of the evidence log and the notary’s name, where the client chose proof of completion', async () => {
    doubleFetch({});
    render(<VisitActions request={inProgress({ addDeedGuard: true })} />);

    await userEvent.click(button('Complete'));

    const question = await screen.findByRole('dialog', { name: 'Complete this visit?' });
    expect(question).toHaveTextContent(
      'an entry in the evidence log records that you completed this request, with your name and the state of your commission.',
    );
  });

  it('stays what it is when one turns back, with the focus where it was', async () => {
    const calls = doubleFetch({});
    render(<VisitActions request={inProgress()} />);

    await userEvent.click(button('Complete'));
    await userEvent.click(await screen.findByRole('button', { name: 'Not yet' }));

    await waitFor(() => expect(button('Complete')).toHaveFocus());
    expect(calls).toEqual([]);
  });

  it('is sent once, however often it is confirmed, and says there why it was refused', async () => {
    const message = 'This visit is completed already.';
    let refuse = () => {};
    const calls = doubleFetch({
      [CHANGE]: () =>
        new Promise((resolve) => {
          refuse = () => resolve({ status: 409, body: { code: 'conflict', message } });
        }),
    });
    render(<VisitActions request={inProgress()} />);

    await userEvent.click(button('Complete'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Complete this visit?' }));
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Complete' }));
    await act(async () => refuse());

    expect(await dialog.findByText(message)).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it('has the focus also once a confirmed step has gone', async () => {
    doubleFetch({ [CHANGE]: { body: {} } });
    const early = { appointmentDate: inMinutes(120), ...arrived, beginAgreedAt: inMinutes(-5) };
    const { rerender } = render(<VisitActions request={visit(early)} />);
    await userEvent.click(button('Begin'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Begin this visit?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Begin' }));

    rerender(<VisitActions request={inProgress(early)} />);

    await waitFor(() => expect(screen.getByRole('group', { name: 'Next step' })).toHaveFocus());
  });
});
