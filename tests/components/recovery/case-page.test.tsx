import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CasePage } from '@/components/recovery/case-page';
import type { FraudCase } from '@/lib/fraud/schema';
import { listLaw, listSteps } from '@/lib/recovery/content/checklist';
import { NO_LEGAL_ADVICE } from '@/lib/recovery/content/advice';

const fraudCase: FraudCase = {
  id: '1',
  number: '7K2M-QX40',
  eventId: 'a1',
  severity: 'HIGH',
  state: 'VT',
  county: 'Windham County',
  propertyAddress: '12 Main St, Newfane, VT 05345',
  summary: 'A forged deed',
  details: '<b>I was abroad.</b>',
  reporterName: 'Ada Lovelace',
  reporterEmail: 'ada@example.com',
  isFromAccount: true,
  alertId: null,
  lockId: null,
  countyName: null,
  countyUntold: 'no_contact',
  transport: null,
  createdAt: '2026-11-23T10:00:00.000Z',
  closedAt: null,
  closingNote: null,
};
const documents = [
  { id: 'd1', name: 'Deed.pdf', storedAt: '2026-03-01T10:00:00.000Z', isEvidence: true },
  { id: 'd2', name: 'Diary.pdf', storedAt: '2026-03-02T10:00:00.000Z', isEvidence: false },
];

const checklist = { steps: listSteps(), law: listLaw('VT') };

describe('the page of a fraud case', () => {
  it('says what was reported, as text, and who was told', () => {
    render(<CasePage fraudCase={fraudCase} documents={documents} {...checklist} />);

    expect(screen.getByText('<b>I was abroad.</b>')).toBeInTheDocument();
    expect(screen.getByText(/The emails are on their way/)).toHaveTextContent(
      'The county was not told. We know of no address of this county’s recorder',
    );
  });

  it('takes along the evidence for the lock, and what else is chosen', async () => {
    const user = userEvent.setup();
    render(<CasePage fraudCase={fraudCase} documents={documents} {...checklist} />);
    const link = screen.getByRole('link', { name: 'Download the pack (ZIP)' });
    expect(link).toHaveAttribute('href', '/api/fraud/cases/7K2M-QX40/pack?documents=d1');

    await user.click(screen.getByRole('checkbox', { name: /Diary/ }));
    await user.click(screen.getByRole('checkbox', { name: /Deed/ }));
    expect(link).toHaveAttribute('href', '/api/fraud/cases/7K2M-QX40/pack?documents=d2');
  });

  it('says of a state without sources that the law is unknown to us, and that it is no legal advice', () => {
    render(<CasePage fraudCase={fraudCase} documents={documents} {...checklist} />);

    expect(screen.getAllByText(/Unknown: we have no source for this in Vermont/)).toHaveLength(4);
    expect(screen.getByText(NO_LEGAL_ADVICE)).toBeInTheDocument();
  });

  it('gives an admin no pack', () => {
    render(<CasePage fraudCase={fraudCase} documents={null} {...checklist} />);

    expect(screen.queryByRole('link', { name: /pack/ })).not.toBeInTheDocument();
  });

  it('shows what came of a closed case', () => {
    const closed = {
      ...fraudCase,
      closedAt: '2026-11-24T10:00:00.000Z',
      closingNote: 'The county took it back.',
    };
    render(<CasePage fraudCase={closed} documents={documents} {...checklist} />);

    expect(screen.getByText('The county took it back.')).toBeInTheDocument();
    expect(screen.getAllByText(/^Closed/)).not.toEqual([]);
    expect(screen.queryByText('Open')).not.toBeInTheDocument();
  });
});
