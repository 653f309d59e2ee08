import Link from 'next/link';
import { PreflightDesk } from '@/components/preflight/preflight-desk';
import { PageSection } from '@/components/shell/page-section';
import { SitePage } from '@/components/shell/site-page';
import { pageRules } from '@/lib/catalog/content/recording/page-rules';
import { recordableDocuments } from '@/lib/catalog/content/recording/states';
import { stateName, states } from '@/lib/catalog/content/states';
import { kindsOf } from '@/lib/catalog/rules/recordable-document';
import { pageMetadata } from '@/lib/site/page-metadata';
import { inList } from '@/lib/values/list';

const path = '/recording/preflight';

export const metadata = pageMetadata(path);

const known = inList(pageRules.map(({ state }) => stateName(state)));

export default function PreflightPage() {
  return (
    <SitePage
      path={path}
      lead="Will the county take it? We measure the PDF that you would print and compare it with what we have read of the recorder’s rules: paper, margins, type, the notary’s certificate and the fee."
    >
      <div className="mt-8">
        <PreflightDesk states={states} kinds={kindsOf(recordableDocuments)} />
      </div>
      <PageSection id="how" title="How it is checked">
        <ul className="measure list-disc space-y-2 pl-5">
          <li>The file is read in a process of its own and is not kept. You need no account.</li>
          <li>
            We have read page rules of {known}. Elsewhere the pages are measured, and the answer says what we
            do not know.
          </li>
          <li>
            Words are found by rules, so a paper may say something in words that we do not see. A scan without
            text is measured, and what it says stays open.
          </li>
          <li>
            <Link href="/recording/requirements" prefetch={false} className="text-link">
              Recording requirements
            </Link>{' '}
            lists the rules with their sources.
          </li>
        </ul>
      </PageSection>
    </SitePage>
  );
}
