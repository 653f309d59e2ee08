import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuthProvider } from '@/components/session/auth-provider';
import { IntegrationsDashboard } from '@/components/partners/integrations/dashboard';
import { ToastHost } from '@/components/ui/toast-host';
import type { PublicUser } from '@/lib/accounts/schema/users';

/** The dashboard of integrations at one of its addresses, for a visitor or somebody who is signed in. */
export function renderIntegrations({ tab = '', user }: { tab?: string; user?: PublicUser } = {}) {
  history.replaceState(null, '', `/partners/integrations${tab && `#${tab}`}`);
  if (user) localStorage.setItem('user', JSON.stringify(user));
  render(
    <AuthProvider>
      <IntegrationsDashboard />
      <ToastHost />
    </AuthProvider>,
  );
  return userEvent.setup();
}

/** Follows a link to an anchor of the page, as a browser does. */
export function goTo(anchor: string) {
  act(() => {
    history.replaceState(null, '', `#${anchor}`);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
}

export const openPanel = (name: string) => screen.findByRole('heading', { name, level: 3 });
