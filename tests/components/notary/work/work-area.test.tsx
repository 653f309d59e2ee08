import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WorkArea } from '@/components/notary/work/settings/work-area';
import { ToastHost } from '@/components/ui/toast-host';
import { doubleFetch } from '@/tests/support/fetch-double';
import { ownProfile } from '@/tests/support/notary-work';
import { clearToasts } from '@/tests/support/toasts';

function show() {
  const profile = ownProfile();
  doubleFetch({ [`PATCH /api/notaries/profile/${profile.userId}`]: { body: profile } });
  const states = [
    { value: 'TX', label: 'Texas' },
    { value: 'OH', label: 'Ohio' },
  ];
  render(
    <>
      <WorkArea profile={profile} states={states} />
      <ToastHost />
    </>,
  );
  return userEvent.setup();
}

afterEach(clearToasts);

const home = () => screen.getByLabelText('Home place (optional)');
const save = () => screen.getByRole('button', { name: 'Save' });

const ohio = () => screen.getByRole('checkbox', { name: 'Ohio' });

describe('what a notary ticks of their work', () => {
  it('is found again by whoever goes back, until it is saved', async () => {
    const first = show();
    expect(ohio()).not.toBeChecked();
    await first.click(ohio());
    cleanup();

    const user = show();
    expect(ohio()).toBeChecked();
    await user.click(save());
    await screen.findByText('Settings saved');
    cleanup();

    show();
    expect(ohio()).not.toBeChecked();
  });
});

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
