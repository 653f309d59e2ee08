import { LinkList, type ListedLink } from '@/components/shell/link-list';

const links: ListedLink[] = [
  ['/settings/notifications', 'Notifications', 'What is told by email or push, and your quiet hours.'],
  ['/settings/watches', 'What we watch', 'Locked properties, and further names and parcels.'],
  ['/settings/account', 'Account', 'The time zone in which weeks are counted.'],
];

/** Where it is chosen what these tabs show. */
export function OwnAtlasSettings() {
  return <LinkList links={links} className="row-links max-w-2xl border-b" />;
}
