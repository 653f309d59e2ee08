import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import type { StepUpInput } from '../schema/guards';
import { logTry } from './log-try';
import { confirmByPasskey } from './passkey-use';
import { confirmByPin } from './pin';
import { confirmByRecoveryCode } from './recovery-codes';

/** Confirms this sign-in for 10 minutes. Throws `wrong_pin`, `wrong_passkey` or `wrong_recovery_code`, and `locked` for a locked PIN. */
export async function stepUp(actor: Actor, input: StepUpInput): Promise<void> {
  const [factor, confirm] = wayOf(actor, input);
  await logTry({ authentication: 'confirmation', factor, accountId: actor.id }, confirm);
}

function wayOf(actor: Actor, input: StepUpInput) {
  if ('response' in input) return ['passkey', () => confirmByPasskey(actor, input)] as const;
  if ('pin' in input) return ['pin', () => confirmByPin(actor, input.pin)] as const;
  return ['recovery_code', () => confirmByRecoveryCode(actor, input.recoveryCode)] as const;
}
