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
      lead="Every response from this site carries instructions for your browser. Here is each one, with its value and the reason for it."
    >
      <PageSection id="headers" title="With every response">
        <HeaderTable
          caption="Headers on every response"
          head={['Header', 'Value and reason']}
          rows={everyAnswerRows()}
        />
      </PageSection>
      <PageSection
        id="content-policy"
        title="Content policy"
        lead="The Content-Security-Policy header of every page, with a row for each directive. Responses to API calls carry a shorter one: their data lets a browser load and run nothing, and a file that a browser shows cannot be framed."
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
          caption="Headers on private pages"
          head={['Header', 'Value and reason']}
          rows={privatePageRows()}
        />
      </PageSection>
      <PageSection
        id="received"
        title="What your browser really received"
        lead="Your browser requests this address again and compares what arrived with what should have arrived."
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
