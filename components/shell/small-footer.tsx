import { LinkList, type ListedLink } from '@/components/shell/link-list';

const links: ListedLink[] = [
  ['/contact', 'Help'],
  ['/legal/terms', 'Terms'],
  ['/legal/privacy', 'Privacy'],
];

/** One line, where people log in, work or pay: help, and what they agreed to. */
export function SmallFooter() {
  return (
    <footer className="mt-auto print:hidden">
      <div className="page flex flex-wrap items-center gap-x-8 py-3 text-[0.9375rem] text-muted-foreground">
        <LinkList links={links} className="small-links" />
        <p>Nothing on this site is legal advice.</p>
      </div>
    </footer>
  );
}
