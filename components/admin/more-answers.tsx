type MoreAnswersProps = { summary: string; answers: [name: string, value: string | null][] };

/** What does not fit into a column of a table. */
export function MoreAnswers({ summary, answers }: MoreAnswersProps) {
  const given = answers.filter(([, value]) => value);
  if (given.length === 0) return null;
  return (
    <details className="mt-1 font-normal">
      <summary className="w-fit text-sm text-muted-foreground underline-offset-4 hover:underline">
        {summary}
      </summary>
      <dl className="mt-1 grid max-w-[60ch] gap-1.5 text-sm [&_dt]:text-muted-foreground">
        {given.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
