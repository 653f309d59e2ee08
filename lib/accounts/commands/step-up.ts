import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import type { StepUpInput } from '../schema/guards';
import { confirmByPasskey } from './passkey-use';
import { confirmByPin } from './pin';
import { confirmByRecoveryCode } from './recovery-codes';

/** Confirms this sign-in for 10 minutes. Throws `not_signed_in` for what does not confirm it, and `locked` for a locked PIN. */
export async function stepUp(actor: Actor, input: StepUpInput): Promise<void> {
  if ('response' in input) return confirmByPasskey(actor, input);
  if ('pin' in input) return confirmByPin(actor, input.pin);
  return confirmByRecoveryCode(actor, input.recoveryCode);
}
