import { TableScroll } from '@/components/kit/table-scroll';
import { SourceNote } from '@/components/shell/source-note';
import { Alert } from '@/components/ui/alert';
import { NO_LEGAL_ADVICE } from '@/lib/recovery/content/advice';
import type { StateLaw, Step } from '@/lib/recovery/schema';

/** What to do by when, and what we know of the law of the state. */
export function CaseChecklist({ steps, law }: { steps: Step[]; law: StateLaw }) {
  return (
    <>
      <section aria-labelledby="steps">
        <h2 id="steps">What to do by when</h2>
        <Alert className="mt-3">{NO_LEGAL_ADVICE}</Alert>
        <div className="mt-4">
          <TableScroll folds label="Steps of this case">
            <table>
              <thead>
                <tr>
                  <th scope="col">What</th>
                  <th scope="col">By when</th>
                  <th scope="col">Why</th>
                </tr>
              </thead>
              <tbody>
                {steps.map(({ title, when, why, fact }) => (
                  <tr key={title}>
                    <th scope="row">{title}</th>
                    <td data-label="By when">{when}</td>
                    <td data-label="Why">
                      {why}
                      {fact && (
                        <span className="mt-1 block">
                          {fact.value} <SourceNote fact={fact} />
                        </span>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </TableScroll>
        </div>
      </section>
      <section aria-labelledby="law">
        <h2 id="law">What we know of the law of {law.state}</h2>
        <dl className="mt-3 divide-y">
          {law.answers.map(({ question, facts, unknown }) => (
            <div key={question} className="grid gap-x-4 py-2.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
              <dt className="text-muted-foreground">{question}</dt>
              <dd className="grid min-w-0 gap-2">
                {unknown}
                {facts.map((fact) => (
                  <span key={fact.source.title}>
                    {fact.value} <SourceNote fact={fact} />
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
