import { Field } from '@/components/kit/field';
import type { TemplateField as TemplateFieldData } from '@/lib/generator/schema';

const MOST_OF_A_LINE = 300;
const MOST_OF_A_TEXT = 10_000;

/** A question of a template. Its example is below the field: inside of it, a name would look as if it were filled in. */
export function TemplateField({ field }: { field: TemplateFieldData }) {
  const { name, label, type, required, options, help } = field;
  return (
    <Field
      name={name}
      label={required ? <Required label={label} /> : label}
      optional={!required}
      hint={[help, exampleOf(field)].filter(Boolean).join(' ') || undefined}
      {...controlOf(type)}
      options={options?.map((option) => ({ value: option, label: option }))}
      autoComplete="off"
    />
  );
}

/** What can be chosen needs none. */
function exampleOf({ type, example }: TemplateFieldData): string | undefined {
  return type === 'select' || type === 'date' ? undefined : `Example: ${example}`;
}

function controlOf(type: TemplateFieldData['type']) {
  switch (type) {
    case 'textarea':
      return { type, maxLength: MOST_OF_A_TEXT } as const;
    case 'number':
      // The browser's own field for numbers changes them when the page is scrolled, and takes "1e5".
      return { type: 'text', inputMode: 'decimal', maxLength: 16 } as const;
    case 'select':
      return { type, placeholder: 'Please choose' } as const;
    case 'date':
      return { type } as const;
    case 'text':
      return { type, maxLength: MOST_OF_A_LINE } as const;
  }
}

function Required({ label }: { label: string }) {
  return (
    <>
      {label}
      <span aria-hidden className="text-destructive">
        {' *'}
      </span>
    </>
  );
}
