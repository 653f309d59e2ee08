import { cleanup } from '@testing-library/react';
import { accountClient } from '@/components/kit/account-client';
import { connectToastHost } from '@/components/ui/toast';
import { runTogether } from './share';

/** What a page keeps, and what the browser does, is of the file that left it there. */
function forget(): void {
  accountClient().clear();
  localStorage.clear();
  // A message that no host has shown waits for the next one.
  connectToastHost(() => undefined)();
  history.replaceState(null, '', '/');
}

export function runComponentTests(share: number): void {
  runTogether({ folder: 'tests/components', share, of: 2, afterTest: cleanup, afterFile: forget });
}
