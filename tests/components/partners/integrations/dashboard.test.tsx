import { screen, within } from '@testing-library/react';
import { doubleFetch } from '@/tests/support/fetch-double';
import { goTo, openPanel, renderIntegrations } from '@/tests/support/integrations';
import { clearToasts } from '@/tests/support/toasts';

const figuresOf = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
const selected = () => screen.queryByRole('tab', { selected: true })?.textContent;

afterEach(() => {
  clearToasts();
  history.replaceState(null, '', '/');
});

describe('the dashboard of integrations', () => {
  it('leads home', () => {
    renderIntegrations();
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  });

  it('says how many partners are active, and carries its badge', () => {
    renderIntegrations();
    expect(screen.getByText('6 active partners')).toHaveTextContent('6 active partners (sample data)');
    expect(screen.getByText('API Secured')).toBeInTheDocument();
  });

  it('starts with what works, before any sample', () => {
    renderIntegrations();
    const works = screen.getByRole('region', { name: 'What works today' });
    expect(
      within(works)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['#blockchain', '/verify', '#overview', '/state-documents']);
    const sample = screen.getByRole('tablist', { name: 'Integrations' });
    expect(works.compareDocumentPosition(sample) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('folds the figures that are made up', () => {
    renderIntegrations();
    const folded = screen.getByText('Sample figures: what will be counted here').closest('details');
    expect(folded).not.toHaveAttribute('open');
    expect(folded).toContainElement(screen.getByRole('region', { name: 'Sample figures' }));
  });

  it('shows four figures of the trade, as sample data', () => {
    renderIntegrations();
    expect(figuresOf('Sample figures')).toEqual([
      'Total transactions: 48,750',
      'Monthly volume: 12,340',
      'Average processing: 4.2 min',
      'Satisfaction: 97%',
    ]);
  });

  it('shows four figures of the service, as sample data, and where the real ones are', () => {
    renderIntegrations();
    expect(figuresOf('Sample figures of the service')).toEqual([
      'Uptime: 99.9%',
      'Response time: 120ms',
      'Success rate: 98.7%',
      'Data security: 100%',
    ]);
    expect(screen.getByText('30 days')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'System health' })).toHaveAttribute('href', '/health');
  });

  it('has the tabs of the specification, in their order', () => {
    renderIntegrations();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Overview',
      'Title',
      'Attorneys',
      'Counties',
      'Government',
      'FBI',
      'Blockchain',
      'State Docs',
    ]);
    expect(selected()).toBe('Overview');
  });

  it('has a panel of builders without a tab, to which the overview leads', async () => {
    renderIntegrations();
    expect(screen.getByRole('link', { name: 'Builders and developers' })).toHaveAttribute(
      'href',
      '#builders',
    );

    goTo('builders');

    expect(await openPanel('Builders and developers')).toBeInTheDocument();
    expect(selected()).toBeUndefined();
    expect(screen.getByRole('region', { name: 'Builders' })).toHaveFocus();
  });

  it.each([
    ['title', 'Title companies', ['Book a notary', 'Protect a property', 'Recording requirements']],
    ['attorneys', 'Law firms', ['State documents', 'Document vault', 'Verify a proof']],
    ['builders', 'Builders and developers', ['Builder kit', 'Protect a property', 'Enterprise']],
  ])('opens #%s from its address, with what the trade can do today', async (tab, title, links) => {
    renderIntegrations({ tab });

    await openPanel(title);
    const offers = within(screen.getByRole('list', { name: 'What works today' }));
    expect(offers.getAllByRole('link').map((link) => link.textContent)).toEqual(links);
  });

  it('loads a panel when it is first opened, and keeps what was typed into it', async () => {
    const user = renderIntegrations();
    expect(screen.queryByRole('form', { name: 'Identity verification' })).toBeNull();

    await user.click(screen.getByRole('tab', { name: 'Government' }));
    await user.type(await screen.findByLabelText('Full name'), 'Alex');
    await user.click(screen.getByRole('tab', { name: 'Overview' }));
    await user.click(screen.getByRole('tab', { name: 'Government' }));

    expect(screen.getByLabelText('Full name')).toHaveValue('Alex');
  });

  it('asks the server for nothing while nobody is signed in', async () => {
    const calls = doubleFetch({});
    renderIntegrations({ tab: 'title' });

    await openPanel('Title companies');
    expect(calls).toEqual([]);
  });
});
