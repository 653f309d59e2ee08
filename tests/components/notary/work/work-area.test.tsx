import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WorkArea } from '@/components/notary/work/settings/work-area';
import { doubleFetch } from '@/tests/support/fetch-double';
import { ownProfile } from '@/tests/support/notary-work';

function show() {
  const profile = ownProfile();
  doubleFetch({ [`PATCH /api/notaries/profile/${profile.userId}`]: { body: profile } });
  render(<WorkArea profile={profile} states={[{ value: 'TX', label: 'Texas' }]} />);
  return userEvent.setup();
}

const home = () => screen.getByLabelText('Home place (optional)');
const save = () => screen.getByRole('button', { name: 'Save' });

describe('what a notary types of their work', () => {
  it('is found again by whoever goes back, until it is saved', async () => {
    const first = show();
    await first.clear(home());
    await first.type(home(), 'Dallas, TX');
    cleanup();

    const user = show();
    expect(home()).toHaveValue('Dallas, TX');
    await user.click(save());
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    cleanup();

    show();
    expect(home()).toHaveValue(ownProfile().home);
  });
});
