import { SourceNote } from '@/components/shell/source-note';
import { Button } from '@/components/ui/button';
import type { Finding, Severity } from '@/lib/preflight/schema';

type FindingListProps = { findings: Finding[]; onShow: (finding: Finding) => void };

const groups: { severity: Severity; title: string; says: string }[] = [
  { severity: 'reject', title: 'Comes back', says: 'The recorder sends the document back for it.' },
  { severity: 'fee', title: 'Costs more', says: 'The document is taken, and the fee is higher.' },
  {
    severity: 'warn',
    title: 'Look at it',
    says: 'The rule asks for it; a document without it is usually taken.',
  },
  { severity: 'unknown', title: 'Not known', says: 'We have not read it, or could not see it.' },
];

/** What was found, the gravest first, each with its rule and the month for which we read it. */
export function FindingList({ findings, onShow }: FindingListProps) {
  if (findings.length === 0) return <p>No findings.</p>;
  return (
    <div className="grid gap-6">
      {groups.map(({ severity, title, says }) => (
        <Group
          key={severity}
          title={title}
          says={says}
          findings={findings.filter((finding) => finding.severity === severity)}
          onShow={onShow}
        />
      ))}
    </div>
  );
}

type GroupProps = FindingListProps & { title: string; says: string };

function Group({ title, says, findings, onShow }: GroupProps) {
  if (findings.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="text-xl">
        {title} <span className="text-base font-normal text-muted-foreground">({findings.length})</span>
      </h3>
      <p className="text-sm text-muted-foreground">{says}</p>
      <ul className="mt-2 divide-y border-y">
        {findings.map((finding, index) => (
          <li key={index} data-rule={finding.rule} className="grid gap-1 py-3">
            <p className="measure">{finding.text}</p>
            <p>
              {finding.source && finding.asOf ? (
                <SourceNote fact={{ value: finding.text, asOf: finding.asOf, source: finding.source }} />
              ) : (
                <SourceNote fact="unknown" />
              )}
            </p>
            {finding.box && (
              <p>
                <Button variant="outline" size="sm" onClick={() => onShow(finding)}>
                  Show on page {finding.page}
                  <span className="sr-only">: {finding.text}</span>
                </Button>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
