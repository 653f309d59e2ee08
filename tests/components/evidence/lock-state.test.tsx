import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddressedDesk } from '@/components/evidence/addressed-desk';
import { serializeProof } from '@/lib/evidence/rules/proof';
import type { Proof } from '@/lib/evidence/schema/proof';
import { browserFile } from '@/tests/support/browser-files';
import {
  buildEndedProofs,
  buildLockProof,
  buildProof,
  buildState,
  signState,
  testEnd,
  testRecord,
} from '@/tests/support/memory-log';
import { doubleLog } from '@/tests/support/verify-double';

/** Drops a proof on the page; gives what was sent to find out about its lock. */
async function drop(
  proof: Proof,
  answers: { state?: string } | 'no such entry' | 'offline',
): Promise<string[]> {
  const asked =
    answers === 'no such entry'
      ? doubleLog(null)
      : doubleLog(testRecord, answers === 'offline' ? {} : answers);
  if (answers === 'offline') globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  render(<AddressedDesk />);
  const file = browserFile('proof.json', serializeProof(proof));
  await userEvent.setup().upload(screen.getByLabelText(/choose/i), file);
  await screen.findByRole('heading', { name: 'Result for proof.json' });
  return asked.filter((request) => request.startsWith('POST'));
}

const ended = { state: signState(buildState({ ...testEnd, size: 20 })) };
const inForce = { state: signState(buildState({ size: 20 })) };

describe('the proof of a lock on the page Verify a proof', () => {
  it.each([
    ['of the format before', buildProof()],
    ['of today', buildLockProof()],
  ])('made before the release, %s, says that the lock has ended, when and why', async (_, proof) => {
    await drop(proof, ended);

    expect(await screen.findByText('Verified, and the lock has ended')).toBeInTheDocument();
    expect(
      screen.getByText(
        /This lock ended on November 22, 2026 .* Released by the account that locked it \(entry 9/,
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'The lock today' })).toBeInTheDocument();
    expect(screen.queryByText('Verified')).not.toBeInTheDocument();
  });

  it('says that the lock is in force', async () => {
    await drop(buildLockProof(), inForce);
    expect(await screen.findByText('Verified, and locked')).toBeInTheDocument();
  });

  it('says that its payment was a demo, also of a file that was made before that was said', async () => {
    const state = signState(buildState({ size: 20, demo: true }));
    await drop(buildLockProof(), { state });
    expect(await screen.findByText(/The payment was a demo: no money moved\./)).toBeInTheDocument();
    expect(screen.getByText('Paid (demo)')).toBeInTheDocument();
  });

  it('asks with the salt, and keeps the record on this device', async () => {
    const proof = buildLockProof();
    const sent = await drop(proof, inForce);
    expect(sent).toEqual([`POST /api/vault/verify {"entry":5,"salt":"${proof.salt}"}`]);
  });

  it('shows both entries of a history', async () => {
    await drop(buildEndedProofs().history, {});
    expect(await screen.findByText('Verified, and the lock has ended')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Deed locked' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Deed released' })).toBeInTheDocument();
  });

  it.each([['offline' as const], ['no such entry' as const]])(
    'says up to when it speaks: %s',
    async (answers) => {
      await drop(buildLockProof(), answers);
      expect(await screen.findByText('Verified up to the day of the file')).toBeInTheDocument();
      expect(screen.getByText(/in force on November 23, 2026 .* could not be asked/)).toBeInTheDocument();
    },
  );

  it('of the format before says that it cannot know the state', async () => {
    await drop(buildProof(), 'offline');
    expect(await screen.findByText(/checkpoint over 13 entries, and cannot know/)).toBeInTheDocument();
  });

  it.each([
    ['is signed by nobody', ended.state.replace('"owner"', '"unpaid"')],
    ['is about another lock', signState(buildState({ ...testEnd, index: 6 }))],
  ])('does not believe an answer that %s', async (_, state) => {
    await drop(buildLockProof(), { state });
    expect(await screen.findByText('Verified up to the day of the file')).toBeInTheDocument();
  });
});
