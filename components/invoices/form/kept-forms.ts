import { draftStore } from '@/components/kit/draft-store';
import { clientTypes } from '@/lib/invoices/rules/client-types';
import type { InvoiceDraft } from '@/lib/invoices/rules/draft';

/** With what a form began. */
export type Filled = {
  filled: InvoiceDraft;
  /** the number of the invoice whose values it began with */
  copiedFrom: string | null;
};

type KeptForm = Filled & { draft: InvoiceDraft };

/** A form that is being filled in, by the account whose invoice it becomes. */
export const keptForms = draftStore<KeptForm>({ name: 'invoice', read });

function read(value: unknown): KeptForm | null {
  const { draft, filled, copiedFrom = null } = (value ?? {}) as Partial<KeptForm>;
  return isDraft(draft) && isDraft(filled) ? { draft, filled, copiedFrom } : null;
}

function isDraft(value: InvoiceDraft | undefined): value is InvoiceDraft {
  const { billTo, meta, items, clientType } = value ?? {};
  return (
    hasTexts(value, ['terms', 'dueDate', 'memo']) &&
    clientTypes.some((type) => type.value === clientType) &&
    hasTexts(billTo, ['name', 'email', 'company', 'address']) &&
    hasTexts(meta, ['property']) &&
    Array.isArray(items) &&
    items.length > 0 &&
    items.every((line) => hasTexts(line, ['description', 'qty', 'unit', 'taxRate']))
  );
}

function hasTexts(holder: object | undefined, fields: string[]): boolean {
  return Boolean(holder) && fields.every((field) => typeof Reflect.get(holder ?? {}, field) === 'string');
}
