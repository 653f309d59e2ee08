import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteFooter } from '@/components/shell/site-footer';
import { siteMap } from '@/lib/site/site-map';

describe('the footer of a public page', () => {
  it('unfolds one section at a press, and folds it again', async () => {
    render(<SiteFooter />);
    const [first, second] = siteMap.map(({ title }) => screen.getByRole('button', { name: title }));
    expect(first).toHaveAttribute('aria-expanded', 'false');

    await userEvent.click(first!);
    expect(first).toHaveAttribute('aria-expanded', 'true');
    expect(second).toHaveAttribute('aria-expanded', 'false');
    expect(document.getElementById(first!.getAttribute('aria-controls')!)).toHaveAttribute(
      'data-open',
      'true',
    );

    await userEvent.click(first!);
    expect(first).toHaveAttribute('aria-expanded', 'false');
  });

  it('has each link once, folded or not', () => {
    render(<SiteFooter />);
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});
