import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { saveFile } from '@/components/kit/save-file';
import { useStepUp } from '@/components/kit/step-up';
import { StepUpCancelled } from '@/components/kit/step-up-cancelled';
import { apiRequest } from '@/lib/platform/api-client';
import { accountGuards, laptop } from './account-guards';
import { doubleFetch } from './fetch-double';
import { signingOptions } from './passkey-device';

export const ACTION = 'POST /api/guarded';
const FILE = 'GET /api/guarded/file';
export const GUARDS = 'GET /api/security/guards';
export const STEP_UP = 'POST /api/security/step-up';
const CHALLENGE = 'POST /api/security/step-up/challenge';

export const required = {
  status: 402,
  body: { code: 'step_up_required', message: 'Please confirm that it is you.' },
};
export const withPin = accountGuards({ hasPin: true, recoveryCodesLeft: 3 });
export const withBoth = accountGuards({ hasPin: true, passkeys: [laptop], recoveryCodesLeft: 3 });

/** Refuses until a confirmation came through, as the server does. */
export function guardedServer(
  guards = withPin,
  confirm: Parameters<typeof doubleFetch>[0][string] = { status: 204 },
  { isOpen = false }: { isOpen?: boolean } = {},
) {
  let isConfirmed = isOpen;
  return doubleFetch({
    [ACTION]: () => (isConfirmed ? { body: { done: true } } : required),
    [FILE]: () =>
      isConfirmed ? { body: 'bytes', disposition: 'attachment; filename="deed.pdf"' } : required,
    [GUARDS]: { body: guards },
    [CHALLENGE]: { body: signingOptions },
    [STEP_UP]: async (body) => {
      const answer = typeof confirm === 'function' ? await confirm(body) : confirm;
      if (!(answer instanceof Error) && (answer.status ?? 200) < 400) isConfirmed = true;
      return answer;
    },
  });
}

function Guarded() {
  const { run, dialog } = useStepUp();
  const [outcome, setOutcome] = useState('');

  async function tell(work: () => Promise<unknown>) {
    try {
      await work();
      setOutcome('Done');
    } catch (error) {
      setOutcome(error instanceof StepUpCancelled ? 'Cancelled' : 'Failed');
    }
  }

  return (
    <form onSubmit={() => setOutcome('The form around it was sent')}>
      <button type="button" onClick={() => void tell(() => run(() => apiRequest('POST', '/api/guarded')))}>
        Release
      </button>
      <button type="button" onClick={() => void tell(() => run(() => saveFile('/api/guarded/file')))}>
        Download
      </button>
      <output>{outcome}</output>
      {dialog}
    </form>
  );
}

/** A page with a guarded call and a guarded download, one of them asked for. */
export async function askFor(button = 'Release') {
  render(<Guarded />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: button }));
  return user;
}
