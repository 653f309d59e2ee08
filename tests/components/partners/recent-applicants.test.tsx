import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountClient } from '@/components/kit/account-client';
import { RecentApplicants } from '@/components/partners/applications/recent-applicants';
import { doubleFetch } from '@/tests/support/fetch-double';

const LIST = 'GET /api/partners';
const applicant = (company: string, serviceType: string) => ({
  id: company,
  company,
  serviceType,
  createdAt: '2026-11-20T15:04:05.678Z',
});

const show = () => render(<RecentApplicants />);

afterEach(() => accountClient().clear());

describe('the list of recent applications', () => {
  it('names each company with what it does and the day', async () => {
    doubleFetch({
      [LIST]: { body: [applicant('Hopper Title', 'title_company'), applicant('Lovelace Law', 'attorney')] },
    });
    show();

    const list = await screen.findByRole('region', { name: 'List of recent applications' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent(/^Hopper TitleTitle Company.*2026$/);
    expect(second).toHaveTextContent(/^Lovelace LawAttorney\/Law Firm.*2026$/);
  });

  it('shows no contacts, also when the answer for an admin has them', async () => {
    doubleFetch({
      [LIST]: { body: [{ ...applicant('Hopper Title', 'other'), email: 'grace@example.com' }] },
    });
    show();

    expect(await screen.findByText('Hopper Title')).toBeInTheDocument();
    expect(screen.queryByText(/grace@example/)).not.toBeInTheDocument();
  });

  it('says that it is loading', () => {
    doubleFetch({ [LIST]: () => new Promise(() => {}) });
    show();

    expect(screen.getByRole('status')).toHaveTextContent('Loading recent applications');
  });

  it('tells whoever wrote it that their own waits, and is not public', async () => {
    doubleFetch({ [LIST]: { body: [{ ...applicant('Hopper Title', 'other'), isWaiting: true }] } });
    show();

    expect(await screen.findByText('Waiting for our answer, not public')).toBeInTheDocument();
  });

  it('says that none was approved yet', async () => {
    doubleFetch({ [LIST]: { body: [] } });
    show();

    expect(await screen.findByText(/No application has been approved yet/)).toBeInTheDocument();
  });

  it('tries again by itself, then says that it failed and offers another try', async () => {
    let answer: { status: number; body: unknown } = { status: 500, body: { message: 'Broken.' } };
    const calls = doubleFetch({ [LIST]: () => answer });
    show();

    expect(await screen.findByRole('alert', {}, { timeout: 4_000 })).toHaveTextContent(
      'The recent applications could not be loaded',
    );
    expect(calls).toHaveLength(2);

    answer = { status: 200, body: [applicant('Hopper Title', 'other')] };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Hopper Title')).toBeInTheDocument();
  });
});
