import { REMOTE_LINK, REMOTE_NOTARY } from '@/lib/notary/content/remote-session';
import type { Ref } from 'react';
import type { RequestFormControl } from '@/components/notary/client/request-form/use-request-form';
import { useFormState } from '@/components/kit/form-context';

const ways = [
  { isRemote: false, label: 'In person' },
  { isRemote: true, label: 'Online' },
];

type InPersonOrOnlineProps = { form: RequestFormControl; ref: Ref<HTMLFieldSetElement> };

/** The first question. What is chosen here stays, unless another service is chosen that says otherwise. */
export function InPersonOrOnline({ form, ref }: InPersonOrOnlineProps) {
  const { id, problems } = useFormState();
  const { isRemote } = form.draft;
  const problem = problems.isRemote;

  return (
    <fieldset ref={ref} aria-describedby={problem && `${id}-isRemote-problem`}>
      <legend className="text-[0.9375rem] leading-6 font-medium">In person or online?</legend>
      <div className="mt-1.5 grid grid-cols-2 gap-3 sm:gap-x-5">
        {ways.map((way) => (
          <label
            key={way.label}
            className="choice flex cursor-pointer items-center gap-3 px-3 py-2.5 text-[0.9375rem] leading-6"
          >
            <input
              type="radio"
              name="isRemote"
              value={String(way.isRemote)}
              className="size-4 shrink-0 accent-primary"
              checked={isRemote === way.isRemote}
              onChange={() => form.chooseRemote(way.isRemote)}
            />
            {way.label}
          </label>
        ))}
      </div>
      {problem && (
        <p id={`${id}-isRemote-problem`} className="mt-1.5 text-sm font-medium text-destructive">
          {problem}
        </p>
      )}
      <p role="status" className="mt-2 text-[0.9375rem] leading-6">
        {isRemote
          ? `This is a remote session: you meet the notary by video. ${REMOTE_LINK} ${REMOTE_NOTARY}`
          : 'This is a visit: you and the notary meet in one place.'}
      </p>
    </fieldset>
  );
}
