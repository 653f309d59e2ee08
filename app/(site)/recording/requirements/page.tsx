import Link from 'next/link';
import { LinkList, type ListedLink } from '@/components/shell/link-list';
import { ComplianceCheck } from '@/components/catalog/recording/compliance-check';
import { RequirementList } from '@/components/catalog/recording/requirement-list';
import { RequirementsDesk } from '@/components/catalog/recording/requirements-desk';
import { PageSection } from '@/components/shell/page-section';
import { SitePage } from '@/components/shell/site-page';
import { buttonVariants } from '@/components/ui/button';
import { countiesOf, countyCount } from '@/lib/catalog/content/counties';
import { findRecording, recordableDocuments } from '@/lib/catalog/content/recording/states';
import { states } from '@/lib/catalog/content/states';
import { documentKeywords } from '@/lib/catalog/rules/county-compliance';
import { pageMetadata } from '@/lib/site/page-metadata';
import { formatNumber } from '@/lib/values/numbers';
import { inList } from '@/lib/values/list';

const path = '/recording/requirements';

export const metadata = pageMetadata(path);

const keywords = inList(documentKeywords);

export default function RecordingRequirementsPage() {
  return (
    <SitePage
      path={path}
      lead="What a recorder asks of a document before it is recorded: paper, margins, type, tax, notary, numbers and fees, each with its source and date."
    >
      {/* Links to this part are out there, with this spelling. */}
      <PageSection id="catalogue" title="Requirements by state and county">
        <RequirementsDesk states={states.map(({ slug, name }) => ({ slug, name }))} cataloged={cataloged()} />
        <p className="mt-8">
          <Link
            href="/recording/preflight"
            prefetch={false}
            className={buttonVariants({ variant: 'outline' })}
          >
            Will the county take it? Check a PDF
          </Link>
        </p>
      </PageSection>
      <PageSection
        id="compliance"
        title="Compliance check"
        lead={`The check goes through every county in the catalog and looks for seven kinds of document: ${keywords}. Six or more make a county compliant, four or five need review, fewer are non-compliant.`}
      >
        <p className="mb-5 measure">
          It measures how complete our catalog is, not whether a county follows the law. Counties without an
          entry are counted separately.
        </p>
        <ComplianceCheck documents={recordableDocuments} countyCount={countyCount} />
      </PageSection>
      <PageSection
        id="states"
        title="All 50 states"
        lead={`With the names of all ${formatNumber(countyCount)} counties and equivalents in the 2020 census, including the District of Columbia.`}
      >
        <LinkList
          links={stateLinks()}
          className="grid grid-cols-2 gap-x-8 sm:grid-cols-3 lg:grid-cols-4 [&_a]:text-link [&_li]:py-2 [&_p]:text-sm [&_p]:text-muted-foreground"
        />
      </PageSection>
    </SitePage>
  );
}

function cataloged() {
  return states.flatMap(({ slug, name, fips, code }) => {
    const recording = findRecording(code);
    if (!recording) return [];
    return [
      {
        slug,
        name,
        counties: countiesOf(fips).map((county) => ({ slug: county.slug, name: county.name })),
        documents: recording.documents,
        requirements: <RequirementList requirements={recording.requirements} />,
      },
    ];
  });
}

function stateLinks(): ListedLink[] {
  return states.map(({ slug, name, code }) =>
    findRecording(code) ? [`${path}/${slug}`, name, 'In the catalog'] : [`${path}/${slug}`, name],
  );
}
