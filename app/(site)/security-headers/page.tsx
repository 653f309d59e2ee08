import { PageSection } from '@/components/shell/page-section';
import { SitePage } from '@/components/shell/site-page';
import { HeaderTable } from '@/components/system/header-table';
import { ReceivedPanel } from '@/components/system/received-panel';
import { pageMetadata } from '@/lib/site/page-metadata';
import { everyAnswerRows, expectedHeaders, policyRows, privatePageRows } from './rows';

export const metadata = pageMetadata('/security-headers');

export default function SecurityHeadersPage() {
  return (
    <SitePage
      path="/security-headers"
      lead="Each answer of this site carries instructions to your browser. Here is every one of them, with its value and its reason."
    >
      <PageSection id="headers" title="With every answer">
        <HeaderTable
          caption="Headers of every answer"
          head={['Header', 'Value and reason']}
          rows={everyAnswerRows()}
        />
      </PageSection>
      <PageSection
        id="content-policy"
        title="Content policy"
        lead="The header Content-Security-Policy of every page, a row for each of its directives. Answers to calls carry a shorter one that lets a browser load and run nothing."
      >
        <HeaderTable
          caption="Content-Security-Policy of a page"
          head={['Directive', 'Sources and reason']}
          rows={policyRows()}
        />
      </PageSection>
      <PageSection
        id="private-pages"
        title="Pages that belong to one person"
        lead="Dashboards, payments, settings and invoices are sent with these two as well."
      >
        <HeaderTable
          caption="Headers of private pages"
          head={['Header', 'Value and reason']}
          rows={privatePageRows()}
        />
      </PageSection>
      <PageSection
        id="received"
        title="What this page was really sent"
        lead="Your browser asks for this address again and puts what came beside what should."
      >
        <ReceivedPanel expected={expectedHeaders()} />
        <noscript>
          <p className="measure">
            This needs scripting, which is off in this browser. The developer tools of a browser show the same
            under Network, and so does <code className="font-mono text-sm">curl -I</code> with this address.
          </p>
        </noscript>
      </PageSection>
    </SitePage>
  );
}
