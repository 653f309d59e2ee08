import { render, screen } from '@testing-library/react';
import { SiteHeader } from '@/components/shell/site-header';

describe('the bar of every page', () => {
  it('leads by Vault to the vault itself, not to the page about it', () => {
    render(<SiteHeader account={null} />);

    expect(screen.getByRole('link', { name: 'Vault', hidden: true })).toHaveAttribute(
      'href',
      '/document-vault',
    );
  });
});
