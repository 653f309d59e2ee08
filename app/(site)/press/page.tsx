import { SocialPosts } from '@/components/company/social-posts';
import { Article } from '@/components/shell/article';
import { PageSection } from '@/components/shell/page-section';
import { SitePage } from '@/components/shell/site-page';
import { press } from '@/lib/company/content/papers';
import { pageMetadata } from '@/lib/site/page-metadata';

export const metadata = pageMetadata('/press');

export default function PressPage() {
  return (
    <SitePage
      path="/press"
      title={press.title}
      lead={
        <>
          {press.summary} The posts for social networks are{' '}
          <a href="#social" className="text-link">
            at the end
          </a>
          .
        </>
      }
    >
      <Article paper={press} download="press-release" />
      <PageSection
        id="social"
        title="Social launch copy"
        lead="Ready to paste. Add the address of the page that you want to show."
      >
        <SocialPosts />
      </PageSection>
    </SitePage>
  );
}
