import type { ReactNode } from 'react';
import { KitTray } from '@/components/kits/kit-tray';
import { Article } from '@/components/shell/article';
import { PageSection } from '@/components/shell/page-section';
import { SitePage } from '@/components/shell/site-page';
import type { Kit } from '@/lib/partners/content/kits';

type KitPageProps = {
  path: string;
  /** Its name among the downloads: `/downloads/county-kit.pdf`. */
  name: string;
  kit: Kit;
  /** What one writes to us about, as the title of the last section. */
  contact: string;
  /** The form below that. */
  children: ReactNode;
};

/** A kit: what to take away, the texts to copy, and the whole of it to read. */
export function KitPage({ path, name, kit: { paper, templates }, contact, children }: KitPageProps) {
  return (
    <SitePage path={path} title={paper.title} lead={paper.summary}>
      <KitTray name={name} title={paper.title} templates={templates} />
      <div className="mt-14 border-t pt-4 print:mt-6 print:border-0 print:pt-0">
        <Article paper={paper} />
      </div>
      <div className="lg:ml-72 print:hidden">
        <PageSection id="write" title={contact}>
          <div className="max-w-2xl rounded-lg border bg-card p-5 sm:p-8">{children}</div>
        </PageSection>
      </div>
    </SitePage>
  );
}
