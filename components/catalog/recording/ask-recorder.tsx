import { SourceNote } from '@/components/shell/source-note';
import { Alert } from '@/components/ui/alert';
import {
  commonestReturn,
  findOtherRecorder,
  questionsForRecorder,
} from '@/lib/catalog/content/recording/recorders';
import type { UsState } from '@/lib/catalog/schema';

/** For a state whose requirements we have not read: who records there, and what to ask. */
export function AskRecorder({ state: { code, name } }: { state: UsState }) {
  const other = findOtherRecorder(code);

  return (
    <div className="grid gap-6">
      <Alert>
        <p>
          The requirements of {name} are not in the catalog yet. We list only what we have read in a source,
          so this page holds no page size, margin or fee of {name}.
        </p>
      </Alert>
      {other ? (
        <div className="measure">
          <p>{other.value}</p>
          <p className="mt-1">
            <SourceNote fact={other} />
          </p>
        </div>
      ) : (
        <p className="measure">
          Ask the office that keeps the land records where the property is. It is called the county recorder,
          county clerk, register of deeds or clerk of the court, and its website often has a checklist.
        </p>
      )}
      <ul className="grid measure list-disc gap-2 pl-5">
        {questionsForRecorder.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      <div className="measure">
        <p>{commonestReturn.value}</p>
        <p className="mt-1">
          <SourceNote fact={commonestReturn} />
        </p>
      </div>
    </div>
  );
}
