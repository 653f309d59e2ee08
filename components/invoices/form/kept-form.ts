import { fieldNames, type InvoiceDraft } from '@/components/invoices/form/draft';
import { clientTypes } from '@/lib/invoices/rules/client-types';

const KEY = 'invoice-draft';

/** A form that is being filled in. */
export type KeptForm = {
  draft: InvoiceDraft;
  /** with what it began */
  filled: InvoiceDraft;
  /** the number of the invoice whose values it began with */
  copiedFrom: string | null;
};

/** Keeps in this tab, for one account, what it is losing with the page. */
export function keepForm(accountId: string, form: KeptForm): void {
  try {
    sessionStorage.setItem(keyOf(accountId), JSON.stringify(form));
  } catch {
    // Then it lives as long as the page.
  }
}

export function dropForm(accountId: string): void {
  try {
    sessionStorage.removeItem(keyOf(accountId));
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

export function readKeptForm(accountId: string): KeptForm | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(accountId)) ?? '') as Partial<KeptForm>;
    const { draft, filled, copiedFrom = null } = kept;
    return isDraft(draft) && isDraft(filled) ? { draft, filled, copiedFrom } : null;
  } catch {
    return null;
  }
}

/** What another version of this page kept may have another shape. */
function isDraft(value: InvoiceDraft | undefined): value is InvoiceDraft {
  if (!value || !Array.isArray(value.lines) || value.lines.length === 0) return false;
  return (
    Object.keys(fieldNames).every((field) => isText(value, field)) &&
    clientTypes.some((type) => type.value === value.clientType) &&
    value.lines.every((line) =>
      ['description', 'qty', 'unit', 'taxRate'].every((field) => isText(line, field)),
    )
  );
}

function isText(holder: object, field: string): boolean {
  return typeof Reflect.get(holder, field) === 'string';
}

function keyOf(accountId: string): string {
  return `${KEY}:${accountId}`;
}
