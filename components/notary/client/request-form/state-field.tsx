import { Field } from '@/components/kit/field';
import { states } from '@/lib/catalog/content/states';
import { ELSEWHERE, type RequestDraft } from '@/lib/notary/schema/request-form';

const options = [
  ...states.map(({ code, name }) => ({ value: code, label: name })),
  { value: ELSEWHERE, label: 'Not in one of the 50 states' },
];

/** Where the client of a remote session is. A visit is where its address is. */
export function StateField({ draft }: { draft: RequestDraft }) {
  if (!draft.isRemote) return null;
  return (
    <Field
      name="state"
      type="select"
      label="State you are in"
      hint="During the session. The price depends on it, as in the price calculator."
      placeholder="Choose a state"
      options={options}
    />
  );
}
