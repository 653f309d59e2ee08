import type { DraftChange } from '@/components/vault/redaction/review-draft';
import { countPlaces } from '@/components/vault/redaction/count-places';
import { ruleTags } from '@/components/vault/redaction/rule-tags';
import type { FoundTexts } from '@/components/vault/redaction/use-found-texts';
import { Checkbox } from '@/components/ui/checkbox';
import { redactionRuleTexts } from '@/lib/vault/content/redaction-rules';
import { redactionRules, type RedactionRule } from '@/lib/vault/rules/redaction/choices';
import type { Finding } from '@/lib/vault/schema/redactions';

type FindingListProps = {
  findings: Finding[];
  texts: FoundTexts;
  leftOut: string[];
  onShow: (page: number, finding: string) => void;
  onChange: (change: DraftChange) => void;
};

/** Every place that a rule found, to be taken off or put back. */
export function FindingList({ findings, ...rest }: FindingListProps) {
  const groups = redactionRules
    .map((rule) => ({ rule, found: findings.filter((finding) => finding.rule === rule) }))
    .filter(({ found }) => found.length > 0);
  if (groups.length === 0) return null;

  return (
    <section aria-label="Places found" className="grid gap-4">
      <h5 className="font-semibold">Places found</h5>
      {groups.map((group) => (
        <RuleGroup key={group.rule} {...group} {...rest} />
      ))}
    </section>
  );
}

type RuleGroupProps = Omit<FindingListProps, 'findings'> & { rule: RedactionRule; found: Finding[] };

function RuleGroup({ rule, found, texts, leftOut, onShow, onChange }: RuleGroupProps) {
  const { label } = redactionRuleTexts[rule];
  const ids = found.map(({ id }) => id);
  const isCovered = (id: string) => !leftOut.includes(id);

  function set(findings: string[], isOn: boolean) {
    onChange({ type: isOn ? 'put-back' : 'leave-out', findings });
  }

  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <label className="flex items-start gap-3 border-b pb-2">
        <Checkbox
          className="mt-0.5"
          checked={ids.some(isCovered)}
          onChange={(event) => set(ids, event.target.checked)}
        />
        <span className="text-[0.9375rem] leading-6 font-medium">
          {label}
          <span className="font-normal text-muted-foreground">, {countPlaces(found.length)}</span>
        </span>
      </label>
      <ul className="max-h-72 overflow-y-auto py-1.5">
        {placesOf(found, texts).map(({ id, page, text, name }) => (
          <li key={id}>
            <label className="flex items-center gap-3 py-1 pl-0.5 text-[0.9375rem] leading-6">
              <Checkbox
                checked={isCovered(id)}
                onFocus={() => onShow(page, id)}
                onChange={(event) => set([id], event.target.checked)}
              />
              <span className="min-w-0 wrap-anywhere tabular-nums">
                {text && <span className="sr-only">{ruleTags[rule]} </span>}
                {name}
                {!text && <span className="sr-only">, {ruleTags[rule]}</span>}
                {!isCovered(id) && <span className="text-muted-foreground">, stays readable</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

type Place = { id: string; page: number; text: string; name: string };

/** Named by what is there, which may be there twice; a place without text by its number. */
function placesOf(found: readonly Finding[], texts: FoundTexts): Place[] {
  const times = new Map<string, number>();
  return found.map(({ id, boxes }, index) => {
    const page = boxes[0]?.page ?? 1;
    const text = texts.get(id) ?? '';
    const name = `${text || `Place ${index + 1}`}, page ${page}`;
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    return { id, page, text, name: time > 1 ? `${name} (${time})` : name };
  });
}
