'use client';

import { useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { Field } from '@/components/forms/field';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { Checkbox } from '@/components/ui/checkbox';
import { states } from '@/lib/catalogue/content/states';
import { serviceLabels } from '@/lib/pricing/content/services';
import { formatPrice } from '@/lib/pricing/rules/money';
import { EXTRA_PAGE_CENTS, RUSH_PERCENT, SERVICE_CENTS, type QuoteRequest } from '@/lib/pricing/rules/quote';
import { readMiles, readPages, type QuoteFields } from '@/lib/pricing/rules/quote-request';
import { serviceTypes } from '@/lib/pricing/rules/service-types';

type QuoteFormProps = {
  /** What stands in the fields at first, and how it was read. */
  fields: QuoteFields;
  notes: Partial<QuoteFields>;
  onQuote: (request: QuoteRequest) => void;
};

const services = serviceTypes.map((type) => ({
  value: type,
  label: `${serviceLabels[type].name}, ${formatPrice(SERVICE_CENTS[type])}`,
}));
const stateOptions = states.map(({ code, name }) => ({ value: code, label: name }));
const readers: Record<string, typeof readPages | undefined> = { pages: readPages, miles: readMiles };

const loadSchema = () =>
  import('@/lib/pricing/schema').then(({ quoteSchema }) => quoteSchema(states.map(({ code }) => code)));

export function QuoteForm({ fields, notes: firstNotes, onQuote }: QuoteFormProps) {
  const frame = useRef<HTMLDivElement>(null);
  const service = useChosenService(frame);
  const [notes, setNotes] = useState(firstNotes);

  /** What is no number a person can mean becomes the one that counts, and the field says so. */
  function settle(input: HTMLInputElement) {
    const reading = readers[input.name]?.(input.value);
    if (!reading?.note) return;
    input.value = String(reading.value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    setNotes((before) => ({ ...before, [input.name]: reading.note }));
  }

  return (
    <div
      ref={frame}
      onInput={({ target }) =>
        target instanceof HTMLInputElement && setNotes((before) => ({ ...before, [target.name]: undefined }))
      }
      onBlur={({ target }) => target instanceof HTMLInputElement && settle(target)}
      onSubmitCapture={() => frame.current?.querySelectorAll('input').forEach(settle)}
    >
      <Form schema={loadSchema} label="Price of a notarization" onSubmit={onQuote}>
        <Field
          name="service"
          type="select"
          label="Service"
          placeholder="Choose a service"
          options={services}
          defaultValue={fields.service}
        />
        <Field
          name="state"
          type="select"
          label="State"
          placeholder="Choose a state"
          options={stateOptions}
          defaultValue={fields.state}
        />
        <Field
          name="pages"
          label="Pages"
          inputMode="numeric"
          maxLength={40}
          hint={
            <Hint
              says={`Each page beyond the first adds ${formatPrice(EXTRA_PAGE_CENTS)}.`}
              note={notes.pages}
            />
          }
          defaultValue={fields.pages}
        />
        <div hidden={service !== 'mobile'}>
          <Field
            name="miles"
            label="Miles"
            inputMode="decimal"
            maxLength={40}
            hint={<Hint says="How far the notary drives for this visit." note={notes.miles} />}
            defaultValue={fields.miles}
          />
        </div>
        <label className="flex items-start gap-3 py-1 text-[0.9375rem] leading-6">
          <Checkbox name="rush" className="mt-0.5" defaultChecked={fields.rush !== ''} />
          <span>Rush, which adds {RUSH_PERCENT}% of the base price</span>
        </label>
        <SubmitButton pendingLabel="Calculating" requires={['service', 'state']}>
          Calculate
        </SubmitButton>
      </Form>
    </div>
  );
}

function Hint({ says, note }: { says: string; note?: string }) {
  return (
    <>
      {says}
      <span role="status" className="block font-medium text-foreground">
        {note}
      </span>
    </>
  );
}

/** The choice as it stands in the field, also when it was made before this page woke up. */
function useChosenService(frame: RefObject<HTMLDivElement | null>) {
  return useSyncExternalStore(
    (onChange) => {
      const element = frame.current;
      element?.addEventListener('input', onChange);
      return () => element?.removeEventListener('input', onChange);
    },
    () => frame.current?.querySelector('select')?.value ?? '',
    () => '',
  );
}
