import { render, screen } from '@testing-library/react';
import { QueueRows } from '@/components/admin/queue-rows';

describe('The lists of the administration', () => {
  it('begin with those that have something in them, and keep their order otherwise', () => {
    render(
      <QueueRows
        queues={[
          { href: '/admin/notaries', name: 'Notaries', figure: 0, says: 'not verified yet' },
          { href: '/admin/cases', name: 'Cases', figure: 2, says: 'not closed yet' },
          { href: '/admin/abuse', name: 'Abuse', figure: 0, says: 'of late' },
          { href: '/admin/fraud', name: 'Fraud cases', figure: 1, says: 'not closed yet' },
        ]}
      />,
    );

    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Cases',
      'Fraud cases',
      'Notaries',
      'Abuse',
    ]);
  });
});
