import { LinkList, type ListedLink } from '@/components/shell/link-list';
import { ChevronDownIcon } from '@/components/ui/icons';

const links: ListedLink[] = [
  ['/live-tracking', 'Live Tracking'],
  ['/notary-waitlist', 'Join as Notary'],
  ['/atlas-ai', 'ATLAS AI'],
  ['/enterprise', 'Enterprise'],
  ['/pricing', 'Pricing'],
];

/** A row on wide screens; on small ones a menu that opens below its line. */
export function LandingNav() {
  return (
    <nav aria-label="Explore" className="border-b text-[0.9375rem]">
      <div className="page">
        <button
          type="button"
          popoverTarget="explore"
          className="flex h-12 w-full items-center justify-between sm:hidden"
        >
          Explore
          <ChevronDownIcon className="size-4" />
        </button>
        <LinkList id="explore" popover="auto" className="explore-menu" links={links} />
      </div>
    </nav>
  );
}
