import { act, screen, within } from '@testing-library/react';
import { accountClient } from '@/components/kit/account-client';
import type { PartnerOverview } from '@/lib/partners/schema/overview';
import { ada } from '@/tests/support/deeds';
import { doubleFetch } from '@/tests/support/fetch-double';
import { openPanel, renderIntegrations } from '@/tests/support/integrations';
import { clearToasts } from '@/tests/support/toasts';

const LIST = 'GET /api/partners/overview';
const admin = { ...ada, role: 'admin' as const };

const partner = (changes: Partial<PartnerOverview> = {}): PartnerOverview => ({
  id: 'navy',
  name: 'Navy Title',
  kind: 'title-insurance',
  label: 'Title Company',
  status: 'active',
  since: '2026-03-01T10:00:00.000Z',
  apiCalls: 1204,
  documents: 3,
  lastSync: null,
  ...changes,
});
const waiting = partner({
  id: 'escrow',
  name: 'Harbor Escrow',
  kind: 'escrow_agent',
  label: 'Partner',
  status: 'pending',
});
const page = (partners: PartnerOverview[], next: string | null = null) => ({
  partners,
  next,
  activeCount: partners.filter(({ status }) => status === 'active').length,
});
const serve = (partners: PartnerOverview[], user = ada, type = '') =>
  doubleFetch({
    'GET /api/auth/me': { body: user },
    [LIST]: { body: page(partners) },
    ...(type && { [`${LIST}?type=${type}`]: { body: page(partners) } }),
  });
const names = async () =>
  (await screen.findAllByRole('rowheader')).map((header) => header.firstElementChild?.textContent);

afterEach(() => {
  clearToasts();
  localStorage.clear();
  act(() => accountClient().clear());
  history.replaceState(null, '', '/');
});

describe('the partners for somebody who is signed in', () => {
  it('are the real ones, with their type and status, and none of the sample', async () => {
    serve([partner(), waiting]);
    renderIntegrations({ user: ada });

    expect(await names()).toEqual(['Navy Title', 'Harbor Escrow']);
    expect(screen.getByRole('row', { name: /Navy Title/ })).toHaveTextContent('Title CompanyActive');
    expect(screen.getByRole('row', { name: /Harbor Escrow/ })).toHaveTextContent('PartnerPending');
    expect(screen.queryByRole('region', { name: 'Sample data' })).toBeNull();
    expect(await screen.findByText('1 active partner')).toBeInTheDocument();
  });

  it('have a dash, and a word for who listens, where nothing was counted yet', async () => {
    serve([waiting]);
    renderIntegrations({ user: ada });

    await names();
    const cells = within(screen.getByRole('row', { name: /Harbor Escrow/ })).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual(['Pending', '–None yet', '–None yet', '–Never']);
  });

  it('have their calls, documents and last call counted', async () => {
    serve([partner()]);
    renderIntegrations({ user: ada });

    await names();
    const cells = within(screen.getByRole('row', { name: /Navy Title/ })).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual(['Active', '1,204', '3', '–Never']);
  });

  it('cannot be decided about, and say who does', async () => {
    serve([partner(), waiting]);
    renderIntegrations({ user: ada });

    await names();
    expect(
      screen.getByText('Applications are approved and partners are managed by our administrators.'),
    ).toBeInTheDocument();
    expect(screen.queryByText('Manage')).toBeNull();
    expect(screen.queryByText('Approve')).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Action' })).toBeNull();
  });

  it('lead an admin to what can be managed', async () => {
    serve([partner(), waiting], admin);
    renderIntegrations({ user: admin });

    const manage = await screen.findByRole('link', { name: 'Manage Navy Title' });
    expect(manage).toHaveAttribute('href', '/admin/applications?search=Navy+Title&status=approved');
    expect(screen.queryByText(/managed by our administrators/)).toBeNull();
  });

  it('are approved by an admin in place, after a question', async () => {
    const calls = doubleFetch({
      'GET /api/auth/me': { body: admin },
      [LIST]: { body: page([waiting]) },
      'POST /api/partners/applications/escrow/decision': { body: {} },
    });
    const user = renderIntegrations({ user: admin });
    await user.click(await screen.findByRole('button', { name: 'Approve Harbor Escrow' }));
    expect(calls.some(({ request }) => request.startsWith('POST'))).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Approve application' }));

    expect(await screen.findByText('Harbor Escrow is a partner')).toBeInTheDocument();
    expect(calls).toContainEqual({
      request: 'POST /api/partners/applications/escrow/decision',
      body: { decision: 'approved' },
    });
  });

  it('say what will be here while there is none, with a first step', async () => {
    serve([]);
    renderIntegrations({ user: ada });

    expect(await screen.findByText(/^There are no partners yet\./)).toBeInTheDocument();
    expect(await screen.findByText('0 active partners')).toBeInTheDocument();
    screen
      .getAllByRole('link', { name: 'Apply as a partner' })
      .forEach((link) => expect(link).toHaveAttribute('href', '/partners/portal'));
  });

  it('say that they are being loaded', async () => {
    doubleFetch({ 'GET /api/auth/me': { body: ada }, [LIST]: () => new Promise<never>(() => {}) });
    renderIntegrations({ user: ada });

    expect(await screen.findByText('Loading the partners')).toBeInTheDocument();
  });

  it('can be asked for again when they could not be loaded', async () => {
    let isDown = true;
    doubleFetch({
      'GET /api/auth/me': { body: ada },
      [LIST]: () => (isDown ? new TypeError('offline') : { body: page([partner()]) }),
    });
    const user = renderIntegrations({ user: ada });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('The partners could not be loaded')).toBeInTheDocument();

    isDown = false;
    await user.click(again);

    expect(await names()).toEqual(['Navy Title']);
  });

  it('ask for a login when the session has ended, and lead back', async () => {
    doubleFetch({
      'GET /api/auth/me': { body: ada },
      [LIST]: { status: 401, body: { message: 'Please log in.', code: 'unauthorized' } },
    });
    renderIntegrations({ user: ada });

    expect(await screen.findByRole('link', { name: 'Log in again' })).toHaveAttribute(
      'href',
      '/login?callbackUrl=%2Fpartners%2Fintegrations%23overview',
    );
  });

  it('come 25 at a time', async () => {
    serve(Array.from({ length: 30 }, (_, at) => partner({ id: `p${at}`, name: `Company ${at}` })));
    const user = renderIntegrations({ user: ada });
    expect(await names()).toHaveLength(25);

    await user.click(screen.getByRole('button', { name: 'Show 5 more of 30' }));

    expect(await names()).toHaveLength(30);
  });

  it('are loaded a page at a time, and counted by the server', async () => {
    const companies = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) =>
        partner({ id: `p${from + at}`, name: `Company ${from + at}` }),
      );
    doubleFetch({
      'GET /api/auth/me': { body: ada },
      [LIST]: { body: { ...page(companies(0, 50), 'p49'), activeCount: 70 } },
      [`${LIST}?after=p49`]: { body: { ...page(companies(50, 20)), activeCount: 70 } },
    });
    const user = renderIntegrations({ user: ada });
    expect(await names()).toHaveLength(25);
    expect(await screen.findByText('70 active partners')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await names()).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Show more' }));

    expect(await screen.findByText('Company 69')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
  });

  it('are those of the trade in its panel, whichever form they came by', async () => {
    const bay = partner({ id: 'other', name: 'Bay Title', kind: 'title_company' });
    serve([partner(), bay], ada, 'title_company');
    renderIntegrations({ tab: 'title', user: ada });

    await openPanel('Title companies');
    const table = await screen.findByRole('region', { name: 'Title companies' });
    expect(within(table).getAllByRole('rowheader')).toHaveLength(2);
  });

  it('say so in the panel of a trade that has none', async () => {
    serve([], ada, 'builder');
    renderIntegrations({ tab: 'builders', user: ada });

    expect(await screen.findByText(/^No builder is a partner yet\./)).toBeInTheDocument();
  });
});
