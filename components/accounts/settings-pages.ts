import type { PublicUser } from '@/lib/accounts/schema/users';

type SettingsPage = {
  href: string;
  label: string;
  /** what one finds there, in one line */
  says: string;
  /** of one role alone */
  role?: PublicUser['role'];
};

/** Everything that can be set, in the order in which it is wanted. */
const pages: SettingsPage[] = [
  {
    href: '/dashboard/notary/settings',
    label: 'Notary settings',
    says: 'Credentials, states, services, your office and how far you travel',
    role: 'notary',
  },
  {
    href: '/settings/account',
    label: 'Account',
    says: 'Your name, phone and time zone, your email address and your password',
  },
  {
    href: '/settings/plan',
    label: 'Your plan',
    says: 'What it includes, what you use of it, and its receipts',
  },
  {
    href: '/settings/billing',
    label: 'Billing',
    says: 'What you paid and what is due, with receipts',
  },
  {
    href: '/organization',
    label: 'Organization',
    says: 'The people you work with, with keys and webhooks for programs',
  },
  {
    href: '/settings/watches',
    label: 'What we watch',
    says: 'Your locked properties, and further names and parcels',
  },
  {
    href: '/settings/security/pin',
    label: 'Security PIN',
    says: 'Six digits that we ask for before what cannot be undone',
  },
  { href: '/enroll/biometric', label: 'Passkeys', says: 'Your fingerprint, your face or a security key' },
  {
    href: '/enroll/biometric#recovery-codes',
    label: 'Recovery codes',
    says: 'The way back in when your PIN and your devices are gone',
  },
  {
    href: '/settings/sessions',
    label: 'Sessions',
    says: 'Where you are logged in, and how to end it',
  },
  {
    href: '/settings/apps',
    label: 'Connected apps',
    says: 'Which apps use your account, and how to disconnect one',
  },
  {
    href: '/settings/notifications',
    label: 'Notifications',
    says: 'Email and push, what about, and quiet hours',
  },
  {
    href: '/settings/data',
    label: 'Your data',
    says: 'Download your data, or delete your account',
  },
];

export function settingsPagesOf(role: PublicUser['role']): SettingsPage[] {
  return pages.filter((page) => page.role === undefined || page.role === role);
}

/** The settings that every account has, for the way from one to the other. */
export const settingsPlaces = pages.filter(({ role }) => role === undefined);
