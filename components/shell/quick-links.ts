import type { ListedLink } from '@/components/shell/link-list';

/** Of the floating panel. */
export const quickLinks: ListedLink[] = [
  ['/deedguard-protection', 'Protect a property'],
  ['/notary-booking', 'Book a notary'],
  ['/verify', 'Verify a proof'],
  ['/notifications', 'Notifications'],
  ['/pricing', 'Pricing'],
];
