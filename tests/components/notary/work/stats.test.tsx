import { render, screen } from '@testing-library/react';
import { accountClient } from '@/components/kit/account-client';
import { StatCards } from '@/components/notary/work/stats';
import { doubleFetch } from '@/tests/support/fetch-double';
import { NOTARY_ID, noStats, zonedUrl } from '@/tests/support/notary-work';

afterEach(() => accountClient().clear());

describe('The numbers of a notary', () => {
  it('stand there as the server drew them, until the reader’s own day is counted', async () => {
    doubleFetch({ [zonedUrl('stats')]: { body: { ...noStats, todayEarnings: 163 } } });
    render(<StatCards userId={NOTARY_ID} initial={{ ...noStats, todayEarnings: 95 }} />);

    expect(screen.getByText('$95.00')).toBeInTheDocument();
    expect(screen.queryByText('Loading your numbers')).not.toBeInTheDocument();
    expect(await screen.findByText('$163.00')).toBeInTheDocument();
  });

  it('have their names while they are loaded', async () => {
    doubleFetch({ [zonedUrl('stats')]: { body: noStats } });
    render(<StatCards userId={NOTARY_ID} />);

    expect(screen.getByText('Response time')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Loading your numbers');
    expect(await screen.findByText('$0.00')).toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
