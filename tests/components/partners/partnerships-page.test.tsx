import { render, screen, within } from '@testing-library/react';
import { BenefitsBanner } from '@/components/partners/applications/benefits-banner';
import { CurrentPartners } from '@/components/partners/applications/current-partners';
import { BenefitCards } from '@/components/partners/benefit-cards';
import { partnerBenefits } from '@/lib/partners/content/applications';

describe('the current partners', () => {
  it('stand inside the frame of sample data, in an area that the keyboard can scroll', () => {
    render(<CurrentPartners />);

    const frame = screen.getByRole('region', { name: 'Sample data' });
    expect(within(frame).getByText('These companies are made up.')).toBeInTheDocument();
    expect(within(frame).getByRole('region', { name: 'List of the current partners' })).toHaveAttribute(
      'tabindex',
      '0',
    );
  });

  it('are each active or in beta', () => {
    render(<CurrentPartners />);

    for (const partner of screen.getAllByRole('listitem'))
      expect(within(partner).getByText(/^(Active|Beta)$/)).toBeInTheDocument();
  });

  it('quote the line of the builder, and say that its date has passed', () => {
    render(<CurrentPartners />);

    expect(screen.getByText('Pending integration approval, expected go-live Q2 2024')).toBeInTheDocument();
    expect(screen.getByText(/kept as it was announced/)).toBeInTheDocument();
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

  it('mark each figure as our own claim', () => {
    render(<BenefitsBanner />);

    const banner = screen.getByRole('region', { name: 'Partnership Benefits' });
    const claims = within(banner).getAllByRole('listitem');
    expect(claims.map(({ textContent }) => textContent)).toEqual([
      'Revenue share up to 30%claim',
      '50+ partnersclaim',
      'An answer within 24 hoursclaim',
      'Builders receive a 30% revenue shareclaim',
    ]);
  });
});
