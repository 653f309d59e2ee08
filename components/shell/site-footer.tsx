'use client';

import { usePathname } from 'next/navigation';
import { useId, useState } from 'react';
import { LinkList, type ListedLink } from '@/components/shell/link-list';
import { SmallFooter } from '@/components/shell/small-footer';
import { ChevronDownIcon } from '@/components/ui/icons';
import { lockPromise } from '@/lib/deeds/content/lock-promise';
import { siteMap, type ListedPage } from '@/lib/site/site-map';

/** Who logs in or signs up has one thing to do. */
const entrances = ['/login', '/signup', '/forgot-password'];

/** The way to every page, and without scripting the site map. Drawn in the browser: its names travel once, not with every page. */
export function SiteFooter() {
  if (entrances.includes(usePathname())) return <SmallFooter />;
  return (
    <footer className="mt-auto when-near border-t">
      <div className="page py-12 sm:py-16">
        <noscript>
          <h2 className="text-2xl">Site map</h2>
          <p className="mt-2 mb-10 text-muted-foreground">
            Scripting is off in this browser. The pages of this site can be reached from here.
          </p>
        </noscript>
        <nav aria-label="All pages" className="footer-links">
          {siteMap.map((section) => (
            <FooterSection key={section.title} title={section.title} pages={section.pages} />
          ))}
        </nav>
        <p className="mt-12 measure text-sm text-muted-foreground">
          {lockPromise} Nothing on this site is legal advice.
        </p>
      </div>
    </footer>
  );
}

/** Folded on phones, where its links would be longer than the page; without scripting it is open. */
function FooterSection({ title, pages }: { title: string; pages: ListedPage[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();

  return (
    <div>
      <h2 className="footer-plain">{title}</h2>
      <h2 className="footer-fold">
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {title}
          <ChevronDownIcon className="size-4" />
        </button>
      </h2>
      <LinkList id={id} links={linksTo(pages)} data-open={isOpen} />
    </div>
  );
}

function linksTo(pages: ListedPage[]) {
  return pages.filter((page) => !page.sameAs).map(({ path, title }): ListedLink => [path, title]);
}
