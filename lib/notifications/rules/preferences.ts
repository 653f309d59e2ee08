import type { QuietHours } from './quiet-hours';
import type { NotificationGroup } from './types';

/** How somebody wants to be told. */
export type Preferences = {
  emailEnabled: boolean;
  pushEnabled: boolean;
  smsEnabled: boolean;
  inAppEnabled: boolean;
  quietHours: QuietHours;
  mutedGroups: readonly NotificationGroup[];
};

/** Until somebody says something else. The quiet hours are those of the specification, and off. */
export const defaultPreferences: Preferences = {
  emailEnabled: true,
  pushEnabled: true,
  smsEnabled: false,
  inAppEnabled: true,
  quietHours: { enabled: false, start: '22:00', end: '07:00' },
  mutedGroups: [],
};
