import 'server-only';
import { raiseAlert, raiseAlertUnlessActive } from '@/lib/alerts/commands/raise';
import { newId } from '@/lib/platform/clock';
import { transaction, type Tx } from '@/lib/platform/db';
import { markOf, type Device } from '@/lib/platform/session/device';
import { findPlace } from '@/lib/vendor/geoip';
import { deviceName } from '@/lib/platform/session/device-name';
import { PIN_TRIES } from '../rules/pin';
import { holdAccount } from './hold-account';

/**
 * With the lock of a PIN, whose row is held; the notice of that leads to the alert. Null while an earlier one is active,
 * however often the PIN is locked.
 */
export async function alertOfWrongPins(tx: Tx, userId: string): Promise<{ id: string } | null> {
  return raiseAlertUnlessActive(tx, {
    userId,
    kind: 'step_up.failed',
    subject: newId(),
    level: 'HIGH',
    title: `${PIN_TRIES} wrong PINs were entered in a row`,
    reasons: [
      'Somebody who was logged in to your account tried your PIN until it was locked for 15 minutes.',
    ],
    facts: { tries: PIN_TRIES, way: 'pin' },
    isTold: true,
  });
}

const wrongPasskeys = {
  unknown: {
    level: 'MEDIUM',
    title: 'A wrong passkey was used to confirm a login',
    reasons: [
      'Somebody who was logged in to your account tried a passkey that is not one of yours, or that failed our checks.',
    ],
  },
  copy: {
    level: 'HIGH',
    title: 'A passkey may have been copied',
    reasons: ['A passkey of yours reported fewer uses than before, as a copy of it would. We refused it.'],
  },
} as const;

/** After a passkey was refused, in a transaction of its own: what was refused writes nothing else. */
export async function alertOfWrongPasskey(userId: string, is: keyof typeof wrongPasskeys): Promise<void> {
  await transaction(async (tx) => {
    await holdAccount(tx, userId);
    await raiseAlertUnlessActive(tx, {
      userId,
      kind: 'step_up.failed',
      subject: newId(),
      level: wrongPasskeys[is].level,
      title: wrongPasskeys[is].title,
      reasons: [...wrongPasskeys[is].reasons],
      facts: { tries: 1, way: 'passkey' },
    });
  });
}

type Login = {
  user: { id: string; passwordHash: string };
  session: { id: string };
};

/** With a login on a browser that nobody logged in to the account on before, as far as its cookie tells. */
export async function alertOfNewDevice(tx: Tx, { user, session }: Login, device: Device): Promise<void> {
  if (device.marks.includes(markOf(user))) return;
  const name = deviceName(device.userAgent);
  await raiseAlert(tx, {
    userId: user.id,
    kind: 'sign_in.new_device',
    subject: session.id,
    level: 'MEDIUM',
    title: `A login from a new browser: ${name}`,
    reasons: [
      'We do not know this browser. If you have used it before, your password was changed or its cookies were cleared since then.',
    ],
    facts: { device: name, place: findPlace(device.network) },
    isMailed: true,
  });
}
