import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReviewForm } from '@/components/notary/visit/requests/review-form';
import { doubleFetch } from '@/tests/support/fetch-double';

const REVIEW = 'POST /api/requests/7/review';

describe('the review of a visit', () => {
  it.each([1, 4, 5])(
    'has the %i stars that were pressed first, before anything else of the form',
    async (count) => {
      const calls = doubleFetch({ [REVIEW]: { status: 201, body: {} } });
      render(<ReviewForm requestId="7" notaryName="Rosa Delgado" />);
      const user = userEvent.setup();
      const star = screen.getByRole('radio', { name: count === 1 ? '1 star' : `${count} stars` });
      await user.click(star);
      await waitFor(() => expect(star).toBeChecked());

      await user.click(screen.getByRole('button', { name: 'Send review' }));
      await waitFor(() => expect(calls).toEqual([{ request: REVIEW, body: { rating: count } }]));
    },
  );
});
