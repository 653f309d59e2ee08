import type { Place, Places } from '@/components/shell/app/place-at';
import { icons } from '@/components/shell/app/place-icons';
import type { PublicUser } from '@/lib/accounts/schema/users';

const home: Place = { href: '/home', label: 'Home', icon: icons.home };
const properties: Place = {
  href: '/properties',
  label: 'Properties',
  icon: icons.house,
  also: ['/deedguard-protection'],
};
const documents: Place = {
  href: '/document-vault',
  label: 'Documents',
  icon: icons.document,
  also: ['/documents', '/ai-document-generator'],
};
const alerts: Place = { href: '/alerts', label: 'Alerts', icon: icons.shield, also: ['/cases', '/atlas-ai'] };
const requests: Place = {
  href: '/dashboard/client',
  label: 'Requests',
  icon: icons.pen,
  also: ['/requests', '/client-dashboard', '/live-tracking'],
};
const invoices: Place = { href: '/invoices', label: 'Invoices', icon: icons.receipt };
const settings: Place = {
  href: '/settings',
  label: 'Settings',
  icon: icons.settings,
  also: ['/dashboard/notary/settings', '/organization'],
};

const ownerPlaces = [home, properties, documents, alerts, requests, invoices, settings];

const notaryPlaces: Place[] = [
  { href: '/home', label: 'Today', icon: icons.today },
  { href: '/dashboard/notary', label: 'Offers', icon: icons.inbox, also: ['/notary-dashboard'] },
  {
    href: '/dashboard/notary/schedule',
    label: 'Schedule',
    icon: icons.calendar,
    also: ['/requests', '/live-tracking'],
  },
  { href: '/dashboard/notary/earnings', label: 'Earnings', icon: icons.chart },
  { href: '/dashboard/notary/journal', label: 'Journal', icon: icons.book },
  invoices,
  settings,
];

const adminPlaces: Place[] = [
  { href: '/admin', label: 'Overview', icon: icons.grid },
  { href: '/admin/applications', label: 'Applications', icon: icons.inbox },
  { href: '/admin/notaries', label: 'Notaries', icon: icons.seal },
  { href: '/admin/requests', label: 'Requests', icon: icons.pen, also: ['/requests'] },
  { href: '/admin/disputes', label: 'Disputes', icon: icons.scales },
  { href: '/admin/evidence', label: 'Evidence', icon: icons.document },
  { href: '/admin/waitlist', label: 'Waitlist', icon: icons.clock },
  { href: '/admin/invoices', label: 'Invoices', icon: icons.receipt, also: ['/invoices'] },
  {
    href: '/admin/users',
    label: 'Users',
    icon: icons.people,
    also: ['/client-dashboard', '/notary-dashboard'],
  },
  { href: '/admin/cases', label: 'Cases', icon: icons.message },
  { href: '/admin/fraud', label: 'Fraud cases', icon: icons.shield, also: ['/cases'] },
  { href: '/admin/recordings', label: 'Recordings', icon: icons.building },
  { href: '/admin/interests', label: 'Interests', icon: icons.message },
  { href: '/admin/abuse', label: 'Abuse', icon: icons.shield },
  { href: '/admin/audit', label: 'Audit trail', icon: icons.book },
];

const places: Record<PublicUser['role'], Places> = {
  owner: { main: ownerPlaces, own: [] },
  notary: { main: notaryPlaces, own: [properties, documents, alerts, { ...requests, also: [] }] },
  partner: {
    main: [
      home,
      { href: '/partners/portal', label: 'Portal', icon: icons.building },
      ...ownerPlaces.slice(1),
    ],
    own: [],
  },
  admin: { main: adminPlaces, own: [properties, documents, alerts, { ...requests, also: [] }, settings] },
};

/** Where an account's work is, in the order in which it is wanted. */
export function placesOf(role: PublicUser['role']): Places {
  return places[role];
}
