import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountClient } from '@/components/kit/account-client';
import { AuthProvider } from '@/components/session/auth-provider';
import { BenefitsBanner } from '@/components/partners/applications/benefits-banner';
import { CurrentPartners } from '@/components/partners/applications/current-partners';
import { BenefitCards } from '@/components/partners/benefit-cards';
import type { PublicUser } from '@/lib/accounts/schema/users';
import { partnerBenefits } from '@/lib/partners/content/applications';
import { ada } from '@/tests/support/deeds';
import { doubleFetch } from '@/tests/support/fetch-double';

const LIST = 'GET /api/partners/overview?status=active';

function renderPartners(user?: PublicUser) {
  if (user) localStorage.setItem('user', JSON.stringify(user));
  render(
    <AuthProvider>
      <CurrentPartners />
    </AuthProvider>,
  );
}

afterEach(() => {
  localStorage.clear();
  act(() => accountClient().clear());
});

describe('the current partners for a visitor', () => {
  beforeEach(() => void doubleFetch({}));

  it('are inside the frame of sample data, in an area that the keyboard can scroll', () => {
    renderPartners();

    const frame = screen.getByRole('region', { name: 'Sample data' });
    expect(within(frame).getByText(/^These companies are made up\./)).toBeInTheDocument();
    expect(within(frame).getByRole('region', { name: 'List of the current partners' })).toHaveAttribute(
      'tabindex',
      '0',
    );
  });

  it('are each active or in beta', () => {
    renderPartners();

    for (const partner of screen.getAllByRole('listitem'))
      expect(within(partner).getByText(/^(Active|Beta)$/)).toBeInTheDocument();
  });

  it('quote the line of the builder, and say that its date has passed', () => {
    renderPartners();

    expect(screen.getByText('Pending integration approval, expected go-live Q2 2024')).toBeInTheDocument();
    expect(screen.getByText(/kept as it was announced/)).toBeInTheDocument();
  });
});

describe('the current partners for somebody who is signed in', () => {
  const serve = (answer: Parameters<typeof doubleFetch>[0][string]) =>
    doubleFetch({ 'GET /api/auth/me': { body: ada }, [LIST]: answer });
  const navy = {
    id: 'navy',
    name: 'Navy Title',
    kind: 'title-insurance',
    label: 'Title Company',
    status: 'active',
    since: '2026-03-01T10:00:00.000Z',
  };

  it('are the real ones, and none of the sample', async () => {
    serve({ body: { partners: [navy], next: null, activeCount: 1 } });
    renderPartners(ada);

    const item = await screen.findByRole('listitem');
    expect(item).toHaveTextContent('Navy TitleActiveTitle CompanyPartner since Mar 1, 2026');
    expect(screen.queryByRole('region', { name: 'Sample data' })).not.toBeInTheDocument();
  });

  it('are said to be none yet', async () => {
    serve({ body: { partners: [], next: null, activeCount: 0 } });
    renderPartners(ada);

    expect(await screen.findByText(/^There are no partners yet\./)).toBeInTheDocument();
    expect(screen.queryByText(/Example Title/)).not.toBeInTheDocument();
  });

  it('can be asked for again when they could not be loaded', async () => {
    let isDown = true;
    serve(() =>
      isDown ? new TypeError('offline') : { body: { partners: [navy], next: null, activeCount: 1 } },
    );
    renderPartners(ada);
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await userEvent.click(again);

    expect(await screen.findByText('Navy Title')).toBeInTheDocument();
  });
});

describe('the benefits of a partnership', () => {
  it('are told to four kinds of partners', () => {
    render(<BenefitCards benefits={partnerBenefits} />);

    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Title and escrow',
      'Law firms',
      'Lenders',
      'Real estate and builders',
    ]);
  });

  it('are what a partner receives today; the figures of earlier texts are quoted as such', () => {
    render(<BenefitsBanner />);

    const banner = screen.getByRole('region', { name: 'Partnership benefits' });
    const benefits = within(banner).getAllByRole('listitem');
    benefits.forEach(({ textContent }) => expect(textContent).not.toMatch(/\d/));
    expect(within(banner).getByText(/^Earlier texts of ours read/)).toHaveTextContent(
      '“Revenue share up to 30%”, “50+ partners”, “An answer within 24 hours”, and “Builders receive a 30% revenue share”',
    );
  });
});
