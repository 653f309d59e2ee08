import { render, screen, within } from '@testing-library/react';
import { RequestTable } from '@/components/admin/request-table';
import { UserTable } from '@/components/admin/user-table';
import type { ListedRequest } from '@/lib/notary/schema/request-list';

const request: ListedRequest = {
  id: '33333333-3333-4333-8333-333333333333',
  serviceType: 'real-estate',
  documentType: 'deed',
  clientName: 'Ada Lovelace',
  clientEmail: 'ada@example.com',
  notaryName: 'Grace Hopper',
  appointmentDate: '2026-12-22T15:00:00.000Z',
  location: '500 Congress Ave, Austin, TX 78701',
  isRemote: false,
  status: 'assigned',
  departedAt: null,
  arrivedAt: null,
  isDemo: false,
  isExhausted: false,
  total: 81.5,
  createdAt: '2026-11-20T12:00:00.000Z',
};

const row = () => within(screen.getByRole('row', { name: /Real estate: Deed/ }));

describe('the requests of every account', () => {
  it('are shown with client, notary, appointment, status and total, and lead to their page', () => {
    render(<RequestTable requests={[request]} />);

    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Service',
      'Client',
      'Notary',
      'Appointment',
      'Status',
      'Total',
      'Requested',
    ]);
    const texts = [
      '500 Congress Ave, Austin, TX 78701',
      'ada@example.com',
      'Grace Hopper',
      'Assigned',
      '$81.50',
    ];
    for (const text of texts) expect(row().getByText(text)).toBeInTheDocument();
    expect(row().getByRole('link', { name: 'Real estate: Deed' })).toHaveAttribute(
      'href',
      `/requests/${request.id}`,
    );
    expect(row().queryByText('Nobody left')).not.toBeInTheDocument();
  });

  it('say when nobody is left to ask, and where there is no place', () => {
    const waiting = { notaryName: null, status: 'pending', isExhausted: true, isRemote: true } as const;
    render(<RequestTable requests={[{ ...request, ...waiting, location: null }]} />);

    for (const text of ['Pending', 'Nobody left', 'None yet', 'Remote Session']) {
      expect(row().getByText(text)).toBeInTheDocument();
    }
  });
});

describe('the requests of an account, in the list of users', () => {
  const user = {
    id: '22222222-2222-4222-8222-222222222222',
    name: 'Ada Lovelace',
    email: 'ada+1@example.com',
    role: 'owner',
    createdAt: '2026-11-20T12:00:00.000Z',
    locks: 0,
    documents: 0,
    requests: 3,
    invoices: 0,
    heldSince: null,
    heldBecause: null,
    suspendedSince: null,
    suspendedBecause: null,
  } as const;

  it('lead to the list of all requests, searched for the account', () => {
    render(<UserTable users={[user]} />);

    expect(screen.getByRole('link', { name: '3 of Ada Lovelace' })).toHaveAttribute(
      'href',
      '/admin/requests?search=ada%2B1%40example.com',
    );
  });

  it('lead nowhere while there are none', () => {
    render(<UserTable users={[{ ...user, requests: 0 }]} />);

    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});
