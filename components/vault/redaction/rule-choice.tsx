import { Checkbox } from '@/components/ui/checkbox';
import { redactionRuleTexts } from '@/lib/vault/content/redaction-rules';
import { redactionRules, type RedactionRule } from '@/lib/vault/rules/redaction/choices';

type RuleChoiceProps = { chosen: readonly RedactionRule[]; onChange: (rules: RedactionRule[]) => void };

export function RuleChoice({ chosen, onChange }: RuleChoiceProps) {
  function toggle(rule: RedactionRule, isOn: boolean) {
    onChange(redactionRules.filter((other) => (other === rule ? isOn : chosen.includes(other))));
  }

  return (
    <fieldset>
      <legend className="font-medium">What to look for</legend>
      <ul className="mt-2 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {redactionRules.map((rule) => (
          <li key={rule} className="border-t py-3">
            <label className="flex items-start gap-3">
              <Checkbox
                className="mt-0.5"
                checked={chosen.includes(rule)}
                onChange={(event) => toggle(rule, event.target.checked)}
                aria-describedby={`rule-${rule}`}
              />
              <span className="text-[0.9375rem] leading-6 font-medium">{redactionRuleTexts[rule].label}</span>
            </label>
            <p id={`rule-${rule}`} className="mt-0.5 pl-8 text-sm leading-5 text-muted-foreground">
              {redactionRuleTexts[rule].says}
            </p>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
