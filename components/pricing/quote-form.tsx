'use client';

import { useRef, useState, useSyncExternalStore, type ComponentProps, type RefObject } from 'react';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { Checkbox } from '@/components/ui/checkbox';
import { states } from '@/lib/catalog/content/states';
import { formatPrice } from '@/lib/values/money';
import { serviceLabels } from '@/lib/pricing/content/services';
import { EXTRA_PAGE_CENTS, RUSH_PERCENT, SERVICE_CENTS, type QuoteRequest } from '@/lib/pricing/rules/quote';
import { readMiles, readPages, type QuoteFields } from '@/lib/pricing/rules/quote-request';
import { serviceTypes } from '@/lib/pricing/rules/service-types';

type QuoteFormProps = {
  /** What the fields show at first, and how it was read. */
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

export function QuoteForm({ fields, notes, onQuote }: QuoteFormProps) {
  const frame = useRef<HTMLDivElement>(null);
  const service = useChosenService(frame);
  const numbers = useSettledNumbers(frame, notes);

  return (
    <div ref={frame} {...numbers.handlers}>
      <Form schema={loadSchema} label="Price of a notarization" action={onQuote}>
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
        <NumberField
          name="pages"
          label="Pages"
          inputMode="numeric"
          says={`Each page beyond the first adds ${formatPrice(EXTRA_PAGE_CENTS)}.`}
          note={numbers.notes.pages}
          defaultValue={fields.pages}
        />
        <div hidden={service !== 'mobile'}>
          <NumberField
            name="miles"
            label="Miles"
            inputMode="decimal"
            says="How far the notary drives for this visit."
            note={numbers.notes.miles}
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

type NumberFieldProps = Omit<ComponentProps<typeof Field>, 'hint'> & { says: string; note?: string };

/** A text field, because a number field throws away what is no number before anybody can answer it. */
function NumberField({ says, note, ...field }: NumberFieldProps) {
  const hint = (
    <>
      {says}
      <span role="status" className="block font-medium text-foreground">
        {note}
      </span>
    </>
  );
  return <Field {...field} maxLength={40} hint={hint} />;
}

/** What is no number a person can mean becomes the one that counts when the field is left, and a note says so. */
function useSettledNumbers(frame: RefObject<HTMLDivElement | null>, firstNotes: Partial<QuoteFields>) {
  const [notes, setNotes] = useState(firstNotes);
  const say = (name: string, note?: string) => setNotes((before) => ({ ...before, [name]: note }));

  function settle(field: EventTarget) {
    if (!(field instanceof HTMLInputElement)) return;
    const reading = readers[field.name]?.(field.value);
    if (!reading?.note) return;
    field.value = String(reading.value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    say(field.name, reading.note);
  }

  const handlers: ComponentProps<'div'> = {
    onInput: ({ target }) => target instanceof HTMLInputElement && say(target.name),
    onBlur: ({ target }) => settle(target),
    onSubmitCapture: () => frame.current?.querySelectorAll('input').forEach(settle),
  };
  return { notes, handlers };
}

/** The choice as the field has it, also when it was made before this page woke up. */
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
