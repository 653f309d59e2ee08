import { render, screen } from '@testing-library/react';
import { PageHeader } from '@/components/shell/page-header';

describe('The heading of a page', () => {
  it('is left to screen readers on phones where the header of the application says the same', () => {
    const { rerender } = render(<PageHeader title="Invoices" />);
    expect(screen.getByRole('heading', { level: 1, name: 'Invoices' })).toHaveClass(
      'max-lg:[:root:has(.app-header)_&]:sr-only',
    );

    rerender(<PageHeader title="Security alerts" />);
    expect(screen.getByRole('heading', { level: 1 }).className).toBe('page-title');
  });
});
