import { render, screen } from '@testing-library/react';
import { OwnThings } from '@/components/home/own-things';
import type { Home } from '@/lib/home/schema';
import type { ActiveRequest } from '@/lib/notary/schema/requests';

const completed: ActiveRequest = {
  id: '0b6cfe0e-9f4d-4a3f-8a4a-1f3c2b1a0d9e',
  status: 'completed',
  serviceType: 'real-estate',
  documentType: 'deed',
  appointmentDate: '2026-11-20T16:00:00.000Z',
  isRemote: false,
  location: '500 Congress Ave, Austin, TX 78701',
  officeAddress: null,
  departedAt: null,
  arrivedAt: null,
  travelAsked: null,
  isExhausted: false,
  clientName: 'Ada Lovelace',
  notary: { name: 'Nora Notary' },
};

function showHome(changed: Partial<Home>) {
  const home: Home = {
    firstName: 'Ada',
    isBack: true,
    now: '2026-11-23T16:00:00.000Z',
    steps: [],
    properties: [],
    counts: { locked: 0, due: 0, contested: 0, ended: 0 },
    usage: { documents: 0, usedBytes: 0, quotaBytes: 100, documentQuota: 1, documentsPer: 'account' },
    activity: [],
    requests: { listed: [], isNone: true },
    visits: { listed: [], isNone: true },
    ...changed,
  };
  render(<OwnThings home={home} />);
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const ask = () => screen.queryByRole('link', { name: 'Request a notary' });

describe('what an owner finds at home', () => {
  it('leads from an empty vault to the upload', () => {
    showHome({});
    expect(screen.getByRole('link', { name: 'Upload a document' })).toHaveAttribute(
      'href',
      '/document-vault#upload',
    );
  });

  it('is requests first for somebody who had a visit and locked nothing, with the last one and a way to ask again', () => {
    showHome({ requests: { listed: [], isNone: true, last: completed } });

    expect(headings()).toEqual(['Requests', 'Properties', 'Documents']);
    expect(screen.getByRole('link', { name: /Real estate/ })).toHaveAttribute(
      'href',
      `/requests/${completed.id}`,
    );
    expect(screen.queryByText('Request a notary in minutes.')).not.toBeInTheDocument();
    expect(ask()).toHaveAttribute('href', '/dashboard/client?request=new');
  });

  it('says the day and the hour of an appointment', () => {
    showHome({ requests: { listed: [{ ...completed, status: 'assigned' }], isNone: false } });

    const { appointmentDate } = completed;
    const hour = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });
    const told = screen.getByRole('link', { name: /Real estate/ }).parentElement?.querySelector('time');
    expect(told).toHaveAttribute('datetime', appointmentDate);
    expect(told).toHaveTextContent(hour.format(new Date(appointmentDate)));
  });

  it('is requests first while one goes on that is among the steps', () => {
    showHome({ requests: { listed: [], isNone: false } });

    expect(headings()[0]).toBe('Requests');
    expect(screen.getByText('See your next steps above.')).toBeVisible();
  });

  it('is properties first for whoever has locked one', () => {
    showHome({
      counts: { locked: 1, due: 0, contested: 0, ended: 0 },
      requests: { listed: [], isNone: true, last: completed },
    });
    expect(headings()[0]).toBe('Properties');
  });

  it('is properties first for somebody new, with a way to ask for a notary', () => {
    showHome({});

    expect(headings()[0]).toBe('Properties');
    expect(screen.getByText('Request a notary in minutes.').parentElement).toContainElement(ask());
  });
});
