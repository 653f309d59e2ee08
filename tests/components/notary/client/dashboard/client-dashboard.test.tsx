import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ClientDashboard } from '@/components/notary/client/dashboard/client-dashboard';
import { accountClient } from '@/components/kit/account-client';
import { AuthProvider } from '@/components/session/auth-provider';
import type { Activity } from '@/lib/notary/schema/activity';
import type { RequestView } from '@/lib/notary/schema/requests';
import type { DocumentScan } from '@/lib/vault/queries/document-scan';
import { ada } from '@/tests/support/deeds';
import { doubleEvents } from '@/tests/support/event-source-double';
import { doubleFetch } from '@/tests/support/fetch-double';
import { inMinutes, visit } from '@/tests/support/notary-work';

const notary = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Grace Hopper',
  initials: 'GH',
  rating: 4.9,
  phone: '+1 512 555 0100',
  isDemo: false,
};

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString();

type Shown = { requests?: RequestView[]; activity?: Activity[]; scan?: DocumentScan | null; isOwn?: boolean };

function renderDashboard({ requests = [], activity = [], scan = null, isOwn = true }: Shown = {}) {
  doubleFetch({
    'GET /api/auth/me': { body: ada },
    [`GET /api/clients/${ada.id}/requests`]: { body: requests },
    [`GET /api/clients/${ada.id}/activity`]: { body: activity },
  });
  localStorage.setItem('user', JSON.stringify(ada));
  render(
    <AuthProvider>
      <ClientDashboard
        user={ada}
        initialRequests={requests}
        own={isOwn ? { initialActivity: activity, scan } : null}
      />
    </AuthProvider>,
  );
  return userEvent.setup();
}

const active = () => screen.getByRole('region', { name: 'Active Requests' });
const appointments = () => screen.getByRole('region', { name: 'Past appointments' });
const cards = () => within(active()).queryAllByRole('listitem');

beforeEach(doubleEvents);
afterEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  act(() => accountClient().clear());
});

describe('the client dashboard', () => {
  it('names its person, and leads to documents, appointments and billing', () => {
    renderDashboard();

    expect(screen.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
    const actions = within(screen.getByRole('navigation', { name: 'Quick actions' }));
    expect(actions.getByRole('link', { name: 'My Documents' })).toHaveAttribute('href', '/document-vault');
    expect(actions.getByRole('link', { name: 'Appointments' })).toHaveAttribute('href', '#appointments');
    expect(actions.getByRole('link', { name: 'Billing' })).toHaveAttribute('href', '/settings/billing');
    expect(screen.getByRole('link', { name: 'Add Protection' })).toHaveAttribute(
      'href',
      '/deedguard-protection',
    );
  });

  it('says what will be there while nothing is', () => {
    renderDashboard();

    expect(within(active()).getByText('No active requests')).toBeInTheDocument();
    expect(screen.getByText(/^Changes to your properties, documents/)).toBeInTheDocument();
    expect(screen.getByText(/You have not uploaded a PDF yet/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Upload a document' })).toHaveAttribute(
      'href',
      '/document-vault#upload',
    );
    expect(screen.queryByText(/passed/i)).not.toBeInTheDocument();
  });

  it.each(['New Request', 'Create Your First Request'])('opens the request dialog by %s', async (name) => {
    const user = renderDashboard();
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByRole('dialog', { name: 'New Request' })).toBeInTheDocument();
  });
});

describe('active requests', () => {
  it('show how far each has come, and nothing that has ended', () => {
    renderDashboard({
      requests: [
        visit({ id: 'a', status: 'pending' }),
        visit({ id: 'b', status: 'assigned', notary }),
        visit({ id: 'c', notary, departedAt: inMinutes(-5) }),
        visit({ id: 'f', notary, departedAt: inMinutes(-5), arrivedAt: inMinutes(-1) }),
        visit({ id: 'g', status: 'in_progress', notary }),
        visit({ id: 'd', status: 'completed', notary }),
        visit({ id: 'e', status: 'cancelled' }),
      ],
    });

    expect(
      cards().map(
        (card) => within(card).getByText(/^(Pending|Assigned|En Route|Arrived|In Progress)$/).textContent,
      ),
    ).toEqual(['Pending', 'Assigned', 'En Route', 'Arrived', 'In Progress']);
  });

  it('say what, when, where, who and how much, and lead to the request', () => {
    const request = visit({ id: 'b', notary, addDeedGuard: true, addOnPrice: 25, totalPrice: 106.5 });
    renderDashboard({ requests: [request] });

    const [card] = cards();
    expect(within(card!).getByRole('link', { name: 'Real estate: Deed' })).toHaveAttribute(
      'href',
      '/requests/b',
    );
    expect(card).toHaveTextContent('500 Congress Ave, Austin, TX 78701');
    expect(card).toHaveTextContent('Grace Hopper');
    expect(card).toHaveTextContent('$106.50');
    expect(card!.querySelector('time')).toHaveAttribute('datetime', request.appointmentDate);
  });

  it('say Remote Session instead of an address', () => {
    renderDashboard({ requests: [visit({ isRemote: true, location: null })] });
    expect(cards()[0]).toHaveTextContent('Remote Session');
  });

  it('offer to track and to write only once a notary is assigned', () => {
    renderDashboard({
      requests: [visit({ id: 'a', status: 'pending' }), visit({ id: 'b', notary, unreadMessages: 2 })],
    });

    const [pending, assigned] = cards();
    expect(within(pending!).queryByRole('button')).not.toBeInTheDocument();
    expect(within(assigned!).getByRole('button', { name: /^Track Notary/ })).toBeInTheDocument();
    expect(within(assigned!).getByRole('button', { name: /^Contact/ })).toHaveTextContent('2 new');
  });

  it.each([
    [{ isOffered: true }, 'A notary is being asked now.'],
    [{ isExhausted: true }, /^No notary is free near you at that time/],
    [{ isExhausted: true, askedCount: 1 }, /1 notary was asked and has not accepted/],
    [{ isExhausted: true, askedCount: 3 }, /3 notaries were asked and have not accepted/],
    [{}, 'We are looking for a notary.'],
  ])('say what they wait for', (standing, words) => {
    renderDashboard({ requests: [visit({ status: 'pending', ...standing })] });
    expect(within(active()).getByText(words)).toBeInTheDocument();
  });
});

describe('appointments', () => {
  const requests = [
    visit({ id: 'later', documentType: 'will', appointmentDate: inDays(9) }),
    visit({ id: 'soon', documentType: 'deed', appointmentDate: inDays(1) }),
    visit({ id: 'before', documentType: 'affidavit', status: 'cancelled', appointmentDate: inDays(-7) }),
    visit({ id: 'done', documentType: 'contract', status: 'completed', appointmentDate: inDays(-5) }),
  ];
  const hrefs = (part: HTMLElement) =>
    within(part)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));

  it('to come are the active requests, the next one first, and are listed nowhere else', () => {
    renderDashboard({ requests });
    expect(hrefs(active())).toEqual(['/requests/soon', '/requests/later']);
    expect(screen.getAllByRole('link', { name: 'Real estate: Deed' })).toHaveLength(1);
  });

  it('that are past are listed below, the last one first', () => {
    renderDashboard({ requests });
    expect(hrefs(appointments())).toEqual(['/requests/done', '/requests/before']);
  });
});

describe('activity and scan', () => {
  it('show what really happened, with a way there', () => {
    renderDashboard({
      activity: [
        {
          id: '1',
          at: inDays(-1),
          kind: 'request.assigned',
          subject: 'Real estate: Deed',
          href: '/requests/b',
        },
      ],
    });
    const panel = within(screen.getByRole('region', { name: 'Recent Activity' }));
    expect(panel.getByText('A notary accepted')).toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'Real estate: Deed' })).toHaveAttribute('href', '/requests/b');
  });

  it('show what our rules saw, and what they could not read', () => {
    renderDashboard({
      scan: {
        documentName: 'deed.pdf',
        scannedAt: inDays(-1),
        checks: [
          { check: 'signature', result: 'found', detail: '1 place looks like a signature: page 2.' },
          { check: 'seal', result: 'not_found', detail: 'No notary seal was seen on 2 pages.' },
          { check: 'completeness', result: 'unreadable', detail: 'Empty or a picture: page 1 of 2.' },
        ],
      },
    });
    const panel = screen.getByRole('region', { name: 'AI Document Scan Results' });
    const [signature, seal, completeness] = within(panel).getAllByRole('listitem');
    expect(signature).toHaveTextContent('Signature checkFound');
    expect(seal).toHaveTextContent('Seal verificationNot found');
    expect(panel).toHaveTextContent('No AI model does.');
    expect(completeness).toHaveTextContent('Document completenessCould not be read');
  });
});

describe('an admin who looks on', () => {
  it('sees the requests, and nothing to do for the client', () => {
    renderDashboard({ requests: [visit({ notary })], isOwn: false });

    expect(cards()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /Track|Contact|New Request/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Recent Activity' })).not.toBeInTheDocument();
  });
});
