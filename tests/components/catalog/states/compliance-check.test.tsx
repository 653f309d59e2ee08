import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CompliancePanel } from '@/components/catalog/states/compliance-panel';
import { notaryLaws } from '@/lib/catalog/content/notary-law';
import { countStandings } from '@/lib/catalog/rules/compliance-standing';
import { checkStates } from '@/lib/catalog/rules/state-compliance';
import { doubleDownloads } from '@/tests/support/downloads';

const run = () => screen.getByRole('button', { name: 'Run Full Compliance Check' });

function countOf(name: string) {
  const term = screen.getByText(name, { selector: 'dt, dt *' }).closest('div');
  return Number(term?.querySelector('dd')?.textContent);
}

afterEach(() => jest.restoreAllMocks());

describe('Compliance Check', () => {
  it('quotes the fixed counts of the guide inside the frame of sample data', () => {
    render(<CompliancePanel />);

    const frame = screen.getByRole('region', { name: 'Counts of an earlier guide' });
    const counts = within(frame)
      .getAllByRole('term')
      .map((term) => [term.nextElementSibling?.textContent, term.textContent]);
    expect(counts).toEqual([
      ['42', 'compliant states'],
      ['6', 'states that need review'],
      ['2', 'non-compliant states'],
    ]);
  });

  it('has checked nothing before one asks', () => {
    render(<CompliancePanel />);

    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByRole('button', { name: 'Download report' })).not.toBeInTheDocument();
  });

  it('counts the catalog and gives each state its reasons', async () => {
    const user = userEvent.setup();
    render(<CompliancePanel />);

    await user.click(run());

    expect(await screen.findByText(/Checked all 50 states on /)).toBeInTheDocument();
    const counts = countStandings(checkStates(notaryLaws, new Date()));
    expect(countOf('Compliant')).toBe(counts.compliant);
    expect(countOf('Needs review')).toBe(counts.needs_review);
    expect(countOf('Non-compliant')).toBe(counts.non_compliant);
    expect(screen.getByRole('link', { name: 'Georgia' }).closest('li')).toHaveTextContent(
      'Commission fee: not read in a source yet.',
    );
  });

  it('hands the report out as a file', async () => {
    const downloads = doubleDownloads();
    const user = userEvent.setup();
    render(<CompliancePanel />);

    await user.click(run());
    await user.click(await screen.findByRole('button', { name: 'Download report' }));

    await screen.findByText(/Checked all 50 states/);
    expect(downloads[0]?.name).toMatch(/^state-compliance-\d{4}-\d\d-\d\d\.txt$/);
    expect(await downloads[0]?.text()).toContain('Compliance check of the state catalog');
  });
});
