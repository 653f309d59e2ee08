import { PageSection } from '@/components/layout/page-section';
import { SitePage } from '@/components/layout/site-page';
import { parsePolicy } from '@/components/system/content-policy';
import { HeaderTable } from '@/components/system/header-table';
import { ReceivedPanel } from '@/components/system/received-panel';
import { directiveReasons, headerReasons } from '@/lib/catalogue/content/technical/header-reasons';
import { contentSecurityPolicy } from '@/lib/platform/content-security-policy';
import { siteAddress } from '@/lib/platform/env';
import { pageMetadata } from '@/lib/platform/page-metadata';
import { privatePageHeaders, securityHeaders, type Header } from '@/lib/platform/security-headers';

export const metadata = pageMetadata('/security-headers');

const UNDER_HTTPS = 'Under https';

/** All of this is read from the code that sends it. */
export default function SecurityHeadersPage() {
  const secure = siteAddress().startsWith('https:');
  const policy = contentSecurityPolicy({ scriptSources: [], secure });
  const expected = [...securityHeaders({ secure }), { key: 'Content-Security-Policy', value: policy }];

  return (
    <SitePage
      path="/security-headers"
      lead="Each answer of this site carries instructions to your browser. Here is every one of them, with its value and its reason."
    >
      <PageSection id="headers" title="With every answer">
        <HeaderTable
          caption="Headers of every answer"
          head={['Header', 'Value', 'Reason']}
          rows={securityHeaders({ secure: true }).map(headerRow)}
        />
      </PageSection>
      <PageSection
        id="content-policy"
        title="Content policy"
        lead="The header Content-Security-Policy of every page, a row for each of its directives. Answers to calls carry a shorter one that lets a browser load and run nothing."
      >
        <HeaderTable
          caption="Content-Security-Policy of a page"
          head={['Directive', 'Allows', 'Reason']}
          rows={directiveRows()}
        />
      </PageSection>
      <PageSection
        id="private-pages"
        title="Pages that belong to one person"
        lead="Dashboards, payments, settings and invoices are sent with these two as well."
      >
        <HeaderTable
          caption="Headers of private pages"
          head={['Header', 'Value', 'Reason']}
          rows={privatePageHeaders.map(headerRow)}
        />
      </PageSection>
      <PageSection
        id="received"
        title="What this page was really sent"
        lead="Your browser asks for this address again and puts what came beside what should."
      >
        <ReceivedPanel expected={expected} />
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

function headerRow({ key, value }: Header) {
  const isSecureOnly = !securityHeaders({ secure: false }).some((header) => header.key === key);
  const isPrivate = privatePageHeaders.some((header) => header.key === key);
  return {
    name: key,
    values: [value],
    reason: headerReasons[key.toLowerCase()] ?? '',
    remark: isSecureOnly && !isPrivate ? UNDER_HTTPS : undefined,
  };
}

function directiveRows() {
  const always = parsePolicy(contentSecurityPolicy({ scriptSources: [] })).map(({ name }) => name);
  return parsePolicy(contentSecurityPolicy({ scriptSources: [], secure: true })).map(({ name, sources }) => ({
    name,
    values: sources,
    reason: directiveReasons[name] ?? '',
    remark: always.includes(name) ? scriptRemark(name) : UNDER_HTTPS,
  }));
}

function scriptRemark(directive: string) {
  return directive === 'script-src' ? 'and hashes or one nonce' : undefined;
}
