import { render, screen, within } from '@testing-library/react';
import { AuthProvider } from '@/components/session/auth-provider';
import { ProtectForm } from '@/components/deeds/protect-form';
import { lockFormPath } from '@/lib/deeds/rules/lock-form-path';
import { doubleFetch } from '@/tests/support/fetch-double';

const asked = { propertyAddress: '12 Main St, Austin, TX 78701', ownerName: 'Ada Lovelace' };

describe('the form of a lock at an address that fills it in', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('names the property and the owner, and sends nothing', () => {
    const calls = doubleFetch({});
    window.history.replaceState(null, '', lockFormPath(asked.propertyAddress, asked.ownerName));
    render(
      <AuthProvider>
        <ProtectForm label="Protect your property" takesDraft />
      </AuthProvider>,
    );
    const form = within(screen.getByRole('form', { name: 'Protect your property' }));
    expect(form.getByLabelText('Property address')).toHaveValue(asked.propertyAddress);
    expect(form.getByLabelText('Owner name')).toHaveValue(asked.ownerName);
    expect(calls).toEqual([]);
  });
});
