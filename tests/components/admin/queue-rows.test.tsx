import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueueRows, type Queue } from '@/components/admin/queue-rows';

const notaries = { href: '/admin/notaries', name: 'Notaries', figure: 0, says: 'not verified yet' };
const cases = { href: '/admin/cases', name: 'Cases', figure: 2, says: 'not closed yet' };
const abuse = { href: '/admin/abuse', name: 'Abuse', figure: 0, says: 'today (UTC)' };
const fraud = { href: '/admin/fraud', name: 'Fraud cases', figure: 1_200, says: 'not closed yet' };

const show = (queues: Queue[]) => render(<QueueRows queues={queues} />);
const rows = () => screen.queryAllByRole('listitem');
const emptyLine = () => screen.queryByText(/^Nothing is waiting in:/);

describe('The lists of the administration', () => {
  it('have a row each where something is in them, with how much', () => {
    show([notaries, cases, abuse, fraud]);

    expect(rows().map(({ textContent }) => textContent)).toEqual([
      '2Casesnot closed yet→',
      '1,200Fraud casesnot closed yet→',
    ]);
  });

  it('are named in one line where nothing is in them', () => {
    show([notaries, cases, abuse, fraud]);

    expect(emptyLine()).toHaveTextContent(/^Nothing is waiting in: Notaries, Abuse$/);
    const links = within(emptyLine()!).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/admin/notaries', '/admin/abuse']);
  });

  it('are each reached by keyboard, those with something in them first', async () => {
    show([notaries, cases, abuse, fraud]);
    const user = userEvent.setup();

    for (const name of ['Cases', 'Fraud cases', 'Notaries', 'Abuse']) {
      await user.tab();
      expect(screen.getByRole('link', { name })).toHaveFocus();
    }
  });

  it('have rows alone while something is in each', () => {
    show([cases, fraud]);

    expect(rows()).toHaveLength(2);
    expect(emptyLine()).not.toBeInTheDocument();
  });

  it('have the line alone while all are empty', () => {
    show([notaries, abuse]);

    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(emptyLine()).toBeInTheDocument();
  });
});
