import { render, screen } from '@testing-library/react';
import { PropertyPage } from '@/components/deeds/property-page';
import { accountClient } from '@/components/kit/account-client';
import { lockedDeed, receipt } from '@/tests/support/deeds';
import { doubleFetch } from '@/tests/support/fetch-double';

afterEach(() => accountClient().clear());

describe('the page of a property, for its owner', () => {
  it('leads to the payment of what is due, which leads back here', () => {
    doubleFetch({ 'GET /api/deedguard/locked-deeds': { body: [lockedDeed()] } });

    render(<PropertyPage initial={lockedDeed()}>its history</PropertyPage>);

    expect(screen.getByRole('link', { name: /^Pay \$99/ })).toHaveAttribute(
      'href',
      `/payment/deedguard?lock=${receipt.id}&from=property`,
    );
  });
});
