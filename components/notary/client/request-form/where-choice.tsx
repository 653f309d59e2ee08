import type { RequestFormControl } from '@/components/notary/client/request-form/use-request-form';
import { useFormState } from '@/components/kit/form-context';
import type { VisitMode } from '@/lib/pricing/rules/service-types';

const ways: { mode: VisitMode; label: string }[] = [
  { mode: 'mobile', label: 'The notary comes to me' },
  { mode: 'in-person', label: 'At the notary’s office' },
];

/** Who travels to a visit. An online session asks nobody to. */
export function WhereChoice({ form: { form, draft } }: { form: RequestFormControl }) {
  const { id, problems } = useFormState();
  if (draft.isRemote) return null;
  const problem = problems.mode;

  return (
    <fieldset aria-describedby={problem && `${id}-mode-problem`}>
      <legend className="text-[0.9375rem] leading-6 font-medium">Where?</legend>
      <div className="mt-1.5 grid gap-3 sm:grid-cols-2 sm:gap-x-5">
        {ways.map(({ mode, label }) => (
          <label
            key={mode}
            className="choice flex cursor-pointer items-center gap-3 px-3 py-2.5 text-[0.9375rem] leading-6"
          >
            <input
              type="radio"
              name="mode"
              value={mode}
              className="size-4 shrink-0 accent-primary"
              checked={draft.mode === mode}
              onChange={() => {
                form.setValue('mode', mode);
                form.clearErrors('mode');
              }}
            />
            {label}
          </label>
        ))}
      </div>
      {problem && (
        <p id={`${id}-mode-problem`} className="mt-1.5 text-sm font-medium text-destructive">
          {problem}
        </p>
      )}
      {draft.mode === 'in-person' && (
        <p className="mt-2 text-[0.9375rem] leading-6">
          You come to a notary near the location below. You see the office’s address once a notary has
          accepted.
        </p>
      )}
    </fieldset>
  );
}
