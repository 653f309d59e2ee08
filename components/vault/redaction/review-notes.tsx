import { countPlaces } from '@/components/vault/redaction/count-places';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { redactionRuleTexts } from '@/lib/vault/content/redaction-rules';
import type { RedactionRule } from '@/lib/vault/rules/redaction/choices';
import type { PageNote, Redaction } from '@/lib/vault/schema/redactions';
import { inList } from '@/lib/values/list';

const NAMED_PAGES = 6;
/** What has no words of its own, so that rules see only its surroundings. */
const drawnThings: RedactionRule[] = ['signatures', 'notarySeals'];

/** What was found, and what a rule could not find. */
export function ReviewNotes({ redaction: { findings, pages, rules } }: { redaction: Redaction }) {
  const pictures = pages.filter((page) => !page.hasText);
  const lookedFor = drawnThings.filter((rule) => rules.includes(rule));
  const notLookedFor = drawnThings.filter((rule) => !rules.includes(rule));

  return (
    <div className="grid gap-3">
      <p>
        {summaryOf(findings.length, rules.length)} Nothing is covered until you apply it: remove what should
        stay readable, and draw boxes over what is missing.
      </p>
      {pictures.length > 0 && (
        <Alert variant="waiting">
          <AlertTitle>{picturesTitle(pictures, pages.length)}</AlertTitle>
          <AlertDescription>
            Rules read text, and a picture has none. Look through it and draw a box over everything that
            should be covered.
          </AlertDescription>
        </Alert>
      )}
      <ul className="grid gap-1.5 text-[0.9375rem] leading-6 text-muted-foreground">
        {lookedFor.map((rule) => (
          <li key={rule}>
            {redactionRuleTexts[rule].label}: {redactionRuleTexts[rule].says}
          </li>
        ))}
        {notLookedFor.length > 0 && (
          <li>
            {notLookedFor.map((rule) => redactionRuleTexts[rule].label).join(' and ')}: not looked for in this
            copy. Draw a box over each that should be covered.
          </li>
        )}
      </ul>
    </div>
  );
}

function summaryOf(found: number, rules: number): string {
  if (rules === 0) return 'No rule was on.';
  if (found === 0) return 'The rules found nothing.';
  return `The rules found ${countPlaces(found)}.`;
}

function picturesTitle(pictures: PageNote[], total: number): string {
  if (pictures.length === total) return total === 1 ? 'This page is a picture' : 'All pages are pictures';
  if (pictures.length > NAMED_PAGES) return `${pictures.length} of ${total} pages are pictures`;
  const names = inList(pictures.map(({ page }) => String(page)));
  return pictures.length === 1 ? `Page ${names} is a picture` : `Pages ${names} are pictures`;
}
