import { cleanup } from '@testing-library/react';
import { accountClient } from '@/components/kit/account-client';
import { runTogether } from './share';

/** What a page keeps, and what the browser does, is of the file that left it there. */
function forget(): void {
  accountClient().clear();
  localStorage.clear();
  history.replaceState(null, '', '/');
}

export function runComponentTests(share: number): void {
  runTogether({ folder: 'tests/components', share, of: 2, afterTest: cleanup, afterFile: forget });
}
