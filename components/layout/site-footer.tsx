import { FooterLinks } from '@/components/layout/footer-links';
import { siteSections } from '@/lib/platform/site';

export function SiteFooter() {
  return (
    <footer className="mt-auto border-t">
      <div className="page py-12 sm:py-16">
        <nav
          aria-label="All pages"
          className="grid grid-cols-2 gap-x-6 gap-y-10 text-[0.9375rem] sm:grid-cols-3 lg:grid-cols-6 [&_a]:text-muted-foreground [&_a]:hover:text-foreground [&_a]:hover:underline [&_h2]:mb-3 [&_h2]:text-base [&_li]:py-1"
        >
          {siteSections.map((section) => (
            <div key={section.title}>
              <h2>{section.title}</h2>
              <FooterLinks
                links={section.pages.filter((page) => !page.sameAs).map((page) => [page.path, page.title])}
              />
            </div>
          ))}
        </nav>
        <p className="mt-12 measure text-sm text-muted-foreground">
          A lock keeps dated evidence, sends alerts and controls its own release. It does not stop a county
          from recording a document, and nothing on this site is legal advice.
        </p>
      </div>
    </footer>
  );
}
