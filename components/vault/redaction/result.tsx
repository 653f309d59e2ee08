import type { ReactNode } from 'react';
import { formatBytes } from '@/lib/vault/rules/format-bytes';
import { countPlaces } from '@/components/vault/redaction/count-places';
import { ShareLinks } from '@/components/vault/share/share-links';
import { CopyButton } from '@/components/kit/copy-button';
import { LocalTime } from '@/components/kit/local-time';
import { shortenHash } from '@/lib/evidence/rules/record-view';
import { redactionRuleTexts } from '@/lib/vault/content/redaction-rules';
import { redactionRules } from '@/lib/vault/rules/redaction/choices';
import type { Redaction } from '@/lib/vault/schema/redactions';

/** What became of a redaction: what is covered, both files as the log knows them, and who may see the copy. */
export function Result({ redaction }: { redaction: Redaction }) {
  const { name, originalSize, redactedSize, originalHash, secureHash, logIndex, completedAt } = redaction;

  return (
    <div className="grid gap-8 border-t px-4 py-5 sm:px-6">
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        <Fact name="Covered">
          <CoveredPlaces redaction={redaction} />
        </Fact>
        <Fact name="Size">
          {formatBytes(originalSize)} before
          {redactedSize !== null && `, ${formatBytes(redactedSize)} after`}
        </Fact>
        {completedAt && (
          <Fact name="Completed">
            <LocalTime value={completedAt} />
          </Fact>
        )}
        <Fact name="Hash of the original">
          <Hash value={originalHash} of={`hash of the original of ${name}`} />
        </Fact>
        {secureHash && (
          <Fact name="Hash of the copy">
            <Hash value={secureHash} of={`hash of the redacted copy of ${name}`} />
          </Fact>
        )}
        {logIndex !== null && (
          <Fact name="Log entry">
            <span className="font-mono">{logIndex}</span>
          </Fact>
        )}
      </dl>
      <ShareLinks documentId={redaction.documentId} redactionId={redaction.id} name={name} />
    </div>
  );
}

/** By rule, where the numbers add up; boxes of the owner are the rest. */
function CoveredPlaces({ redaction: { findings, redactedFields } }: { redaction: Redaction }) {
  const total = redactedFields ?? findings.length;
  const drawn = total - findings.length;
  const byRule = redactionRules.map((rule) => ({
    label: redactionRuleTexts[rule].label,
    count: findings.filter((finding) => finding.rule === rule).length,
  }));
  const parts = [...byRule, { label: 'Drawn by you', count: drawn }].filter(({ count }) => count > 0);

  return (
    <>
      {countPlaces(total)}
      {drawn >= 0 && (
        <ul className="text-[0.9375rem] leading-6 text-muted-foreground">
          {parts.map(({ label, count }) => (
            <li key={label}>
              {label}: {count}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="eyebrow">{name}</dt>
      <dd className="mt-1 tabular-nums">{children}</dd>
    </div>
  );
}

function Hash({ value, of }: { value: string; of: string }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <code className="font-mono text-sm" title={value}>
        {shortenHash(value)}
      </code>
      <CopyButton value={value} of={of} />
    </span>
  );
}
