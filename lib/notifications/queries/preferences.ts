import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { db, type Tx } from '@/lib/platform/db';
import { pushPublicKey } from '@/lib/vendor/push';
import { findSmsProvider } from '@/lib/vendor/sms';
import { defaultPreferences, type Preferences } from '../rules/preferences';
import { GROUPS, type NotificationGroup } from '../rules/types';
import type { PreferencesView } from '../schema/preferences';

const columns = {
  emailEnabled: true,
  pushEnabled: true,
  smsEnabled: true,
  inAppEnabled: true,
  quietEnabled: true,
  quietStart: true,
  quietEnd: true,
  mutedGroups: true,
} as const;

/** How an account wants to be told, its zone, and where email goes. Null for one that there is not. */
export async function findPreferences(tx: Tx, userId: string) {
  const user = await tx.user.findUnique({
    where: { id: userId },
    select: { email: true, phone: true, timeZone: true, notificationPreferences: { select: columns } },
  });
  if (!user) return null;
  const { notificationPreferences: row, ...account } = user;
  return { ...account, preferences: row ? toPreferences(row) : defaultPreferences };
}

type Row = Omit<Preferences, 'quietHours' | 'mutedGroups'> & {
  quietEnabled: boolean;
  quietStart: string;
  quietEnd: string;
  mutedGroups: string[];
};

function toPreferences({ quietEnabled, quietStart, quietEnd, mutedGroups, ...row }: Row): Preferences {
  return {
    ...row,
    quietHours: { enabled: quietEnabled, start: quietStart, end: quietEnd },
    mutedGroups: GROUPS.filter((group) => mutedGroups.includes(group)),
  };
}

/** What the settings show: what was chosen, where it goes, and which ways there are here. */
export async function getPreferences(actor: Actor): Promise<PreferencesView> {
  const found = await findPreferences(db, actor.id);
  const {
    preferences,
    email = '',
    phone = null,
    timeZone = null,
  } = found ?? { preferences: defaultPreferences };
  const { mutedGroups, ...chosen } = preferences;
  return {
    ...chosen,
    emailAddress: email,
    phoneNumber: phone,
    timeZone,
    alertTypes: Object.fromEntries(GROUPS.map((group) => [group, !mutedGroups.includes(group)])) as Record<
      NotificationGroup,
      boolean
    >,
    pushKey: pushPublicKey(),
    isSmsAvailable: findSmsProvider() !== null,
  };
}
