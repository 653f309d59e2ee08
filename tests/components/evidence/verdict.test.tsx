import { render, screen } from '@testing-library/react';
import { InspectionResult } from '@/components/evidence/inspection-result';

const verdict = () => screen.getByText(/Not verified|not found on blockchain/).closest('[data-verdict]');

describe('the verdict of a check', () => {
  it('is a red banner with a sign for a proof that does not hold', () => {
    render(<InspectionResult inspection={{ kind: 'refused', reason: 'One hash differs.' }} />);
    expect(verdict()).toHaveAttribute('data-verdict', 'refused');
    expect(verdict()?.querySelector('svg')).not.toBeNull();
    expect(verdict()).toHaveTextContent('One hash differs.');
  });

  it('is an amber one for a hash that nobody entered', () => {
    render(<InspectionResult inspection={{ kind: 'unknown', hash: 'a'.repeat(64) }} />);
    expect(verdict()).toHaveAttribute('data-verdict', 'waiting');
  });
});
