'use client';

import { LinkList, type ListedLink } from '@/components/shell/link-list';
import { lockPromise } from '@/lib/deeds/content/lock-promise';
import { siteMap, type ListedPage } from '@/lib/site/site-map';

/** The way to every page, and without scripting the site map. Drawn in the browser: its names travel once, not with every page. */
export function SiteFooter() {
  return (
    <footer className="mt-auto border-t">
      <div className="page py-12 sm:py-16">
        <noscript>
          <h2 className="text-2xl">Site map</h2>
          <p className="mt-2 mb-10 text-muted-foreground">
            Scripting is off in this browser. The pages of this site can be reached from here.
          </p>
        </noscript>
        <nav aria-label="All pages" className="footer-links">
          {siteMap.map((section) => (
            <div key={section.title}>
              <h2>{section.title}</h2>
              <LinkList links={linksTo(section.pages)} />
            </div>
          ))}
        </nav>
        <p className="mt-12 measure text-sm text-muted-foreground">
          {lockPromise} Nothing on this site is legal advice.
        </p>
      </div>
    </footer>
  );
}

function linksTo(pages: ListedPage[]) {
  return pages.filter((page) => !page.sameAs).map(({ path, title }): ListedLink => [path, title]);
}
