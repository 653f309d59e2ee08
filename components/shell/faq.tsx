import { JsonLd } from '@/components/shell/json-ld';
import { OpenQuestion } from '@/components/shell/open-question';
import { ChevronDownIcon } from '@/components/ui/icons';
import { faqPage, questionAnchor, type Question } from '@/lib/site/structured-data';

/** Questions that open without a script; one that the address names is open. And the page search of a browser finds the answers. */
export function Faq({ items }: { items: Question[] }) {
  return (
    <>
      <div className="measure divide-y border-y">
        {items.map(({ question, answer }) => (
          <details key={question} id={questionAnchor(question)} className="group">
            <summary className="flex items-center justify-between gap-4 py-4 font-medium hover:underline">
              {question}
              <ChevronDownIcon className="size-4 shrink-0 text-muted-foreground transition-transform duration-150 group-open:rotate-180" />
            </summary>
            <p className="pb-5 text-muted-foreground">{answer}</p>
          </details>
        ))}
      </div>
      <OpenQuestion />
      <JsonLd data={faqPage(items)} />
    </>
  );
}
