import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CloseOrganization } from '@/components/organizations/close-organization';
import { doubleFetch } from '@/tests/support/fetch-double';

function show(kind: 'partner' | 'plan' = 'partner') {
  const calls = doubleFetch({
    'POST /api/organization/close': {
      status: 409,
      body: { message: 'Please try again.', code: 'conflict' },
    },
  });
  render(<CloseOrganization organization={{ name: 'Lone Star Title', kind }} />);
  return { user: userEvent.setup(), calls };
}

async function open(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'Close Lone Star Title' }));
  return within(screen.getByRole('dialog', { name: 'Close Lone Star Title?' }));
}

describe('the end of an organization, for an owner', () => {
  it('says what ends, and what the partnership or the plan does', async () => {
    const { user } = show();
    const dialog = await open(user);

    expect(dialog.getAllByRole('listitem')).toHaveLength(6);
    expect(dialog.getByText(/The partnership itself is not cancelled/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that the plan is not cancelled', async () => {
    const { user } = show('plan');

    expect((await open(user)).getByText(/The plan itself is not cancelled\./)).toBeInTheDocument();
  });

  it('asks for the name, and sends nothing before it is typed', async () => {
    const { user, calls } = show();
    const dialog = await open(user);
    await user.click(dialog.getByRole('button', { name: 'Close it for good' }));
    expect(await dialog.findByText('Please enter the name of your organization.')).toBeInTheDocument();

    await user.type(dialog.getByLabelText('Name of the organization'), 'Lone Star');
    await user.click(dialog.getByRole('button', { name: 'Close it for good' }));
    expect(await dialog.findByText(/This is not its name/)).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('is sent with the name, and stays with the reason where it fails', async () => {
    const { user, calls } = show();
    const dialog = await open(user);
    await user.type(dialog.getByLabelText('Name of the organization'), 'lone star title');
    await user.click(dialog.getByRole('button', { name: 'Close it for good' }));

    expect(await dialog.findByText('Please try again.')).toBeInTheDocument();
    expect(calls).toEqual([{ request: 'POST /api/organization/close', body: { name: 'lone star title' } }]);
  });
});
