import { SourceNote } from '@/components/shell/source-note';
import { Button } from '@/components/ui/button';
import type { Finding } from '@/lib/preflight/schema';

type FindingListProps = { findings: Finding[]; onShow: (finding: Finding) => void };

const groups: { title: string; says: string; holds: (finding: Finding) => boolean }[] = [
  {
    title: 'Comes back',
    says: 'The recorder sends the document back for it.',
    holds: ({ severity, atSigning }) => severity === 'reject' && !atSigning,
  },
  {
    title: 'Filled in when it is signed',
    says: 'The document is not signed yet. See that these places are filled in when it is.',
    holds: ({ atSigning }) => atSigning === true,
  },
  {
    title: 'Costs more',
    says: 'The document is taken, and the fee is higher.',
    holds: ({ severity, atSigning }) => severity === 'fee' && !atSigning,
  },
  {
    title: 'Look at it',
    says: 'The rule asks for it; a document without it is usually taken.',
    holds: ({ severity, atSigning }) => severity === 'warn' && !atSigning,
  },
  {
    title: 'Our advice',
    says: 'No rule that we have read asks for it.',
    holds: ({ isAdvice }) => isAdvice === true,
  },
  {
    title: 'Not known',
    says: 'We have not read it, or could not see it.',
    holds: ({ severity, isAdvice }) => severity === 'unknown' && !isAdvice,
  },
];

/** What was found, the gravest first, each with its rule and the month for which we read it. */
export function FindingList({ findings, onShow }: FindingListProps) {
  if (findings.length === 0) return <p>No findings.</p>;
  return (
    <div className="grid gap-6">
      {groups.map(({ title, says, holds }) => (
        <Group key={title} title={title} says={says} findings={findings.filter(holds)} onShow={onShow} />
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
            {!finding.isAdvice && (
              <p>
                <SourceNote fact={factOf(finding)} />
              </p>
            )}
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

function factOf({ text, source, asOf }: Finding) {
  return source && asOf ? { value: text, source, asOf } : 'unknown';
}
