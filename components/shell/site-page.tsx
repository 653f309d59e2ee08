import type { ReactNode } from 'react';
import { AnchorNotice } from '@/components/shell/anchor-notice';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { PageHeader } from '@/components/shell/page-header';
import { findSectionOf, getSitePage, listParents } from '@/lib/site/site';

type SitePageProps = {
  /** As in the table of pages. */
  path: string;
  /** A page below that one, one per record: `/state-documents/texas`. */
  subPage?: { path: string; name: string };
  /** The h1, when it says more than the title of the table. */
  title?: string;
  /** What the page gives, in one or two sentences; else the description of the table. */
  lead?: ReactNode;
  children: ReactNode;
};

/** The frame of a public page: where one is, what it is called, and the accent of its product. */
export function SitePage({ path, subPage, title, lead, children }: SitePageProps) {
  const page = getSitePage(path);
  const crumbs = [...listParents(path), page].map((crumb) => ({ name: crumb.title, path: crumb.path }));
  const trail = [{ name: 'Home', path: '/' }, ...crumbs, ...(subPage ? [subPage] : [])];
  const section = findSectionOf(path);
  const isSaid = section?.title === trail.at(-1)?.name;

  return (
    <div data-product={section?.product} className="page py-10 sm:py-14 print:py-0">
      <Breadcrumbs crumbs={trail} />
      <PageHeader title={title ?? page.title} section={isSaid ? undefined : section?.title}>
        <p>{lead ?? page.description}</p>
      </PageHeader>
      <AnchorNotice />
      {children}
    </div>
  );
}
