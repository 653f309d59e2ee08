import { TAX_NOTE, TAX_PERCENT } from '@/lib/pricing/rules/quote';
import type { PublicInvoice } from '../schema';

/** What our tax on a visit is; null where there is none, and where the issuer wrote a tax of their own. */
export function taxNote({
  isVisit,
  items,
  tax,
}: Pick<PublicInvoice, 'isVisit' | 'items' | 'tax'>): string | null {
  const isOurs = items.every(({ taxRate }) => taxRate === 0 || taxRate === TAX_PERCENT);
  return isVisit && tax > 0 && isOurs ? TAX_NOTE : null;
}
