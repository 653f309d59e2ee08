import { FieldFrame } from '@/components/kit/field-frame';
import { Input } from '@/components/ui/input';
import type { RequestDraft } from '@/lib/notary/schema/request-form';

/** Where a visit takes place. The address is kept while the session is remote, and comes back with the visit. */
export function WhereField({ draft }: { draft: RequestDraft }) {
  if (draft.isRemote) return null;
  return (
    <FieldFrame name="location" label="Location" hint={hintOf(draft)}>
      {(control) => <Input {...control} placeholder="Enter address" autoComplete="address-line1" />}
    </FieldFrame>
  );
}

function hintOf({ mode }: RequestDraft): string {
  const where = 'the ZIP code, or the city and the state';
  return mode === 'mobile' ? `Include the street and its number, and ${where}.` : `Include ${where}.`;
}
