import { render, screen, within } from '@testing-library/react';
import { ImportReportSection } from '@/components/admin/recordings/import-report-section';
import type { ImportReport } from '@/lib/properties/schema/recordings';

const report: ImportReport = {
  id: 'import-1',
  fips: '48453',
  county: 'Travis County, TX',
  fileName: 'week.csv',
  status: 'done',
  rows: 1200,
  added: 1000,
  known: 50,
  badCount: 150,
  bad: [{ line: 3, why: '“yesterday” is not a date.' }],
  matches: 2,
  failure: null,
  isUpload: false,
  createdAt: '2026-11-20T15:00:00.000Z',
  finishedAt: '2026-11-20T15:01:00.000Z',
};

describe('The page of an import', () => {
  it('says what was taken of the file, and how many bad lines it shows of how many', () => {
    render(<ImportReportSection report={report} />);
    const row = within(screen.getByRole('row', { name: /week\.csv/ }));
    expect(row.getByText('Travis County, TX')).toBeInTheDocument();
    expect(row.getByText('Done')).toBeInTheDocument();
    expect(
      row
        .getAllByRole('cell')
        .slice(1)
        .map((cell) => cell.textContent),
    ).toEqual(['1,200', '1,000', '50', '150', '2']);
    expect(screen.getByText('The first 1 of 150 lines that were not taken')).toBeInTheDocument();
    expect(screen.getByText('Line 3:')).toBeInTheDocument();
  });

  it('says why a file failed', () => {
    const failure = 'The file breaks off in the middle of a quote. Nothing of it was taken.';
    render(<ImportReportSection report={{ ...report, status: 'failed', failure, bad: [], badCount: 0 }} />);
    expect(screen.getByText('Failed')).toBeInTheDocument();
    expect(screen.getByText(failure)).toBeInTheDocument();
    expect(screen.queryByText('No line was left out.')).not.toBeInTheDocument();
  });

  it('says that every line was good', () => {
    render(<ImportReportSection report={{ ...report, bad: [], badCount: 0 }} />);
    expect(screen.getByText('No line was left out.')).toBeInTheDocument();
  });
});
