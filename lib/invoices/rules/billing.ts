import type { InvoiceStatus } from './statuses';

/**
 * How the bill of a visit stands. `none`: nothing is to be billed yet; `demo`: nothing ever is; `due`: nobody has been sent
 * one; `billed`: its client has one; `void`: the one that they had is void, and no other is being made.
 */
export type BillStanding = 'none' | 'demo' | 'due' | 'billed' | 'void';

type Visit = {
  isCompleted: boolean;
  hasFee: boolean;
  isDemo: boolean;
  /** of its notary's invoices for it */
  invoices: readonly { status: InvoiceStatus }[];
};

export function billStanding({ isCompleted, hasFee, isDemo, invoices }: Visit): BillStanding {
  const has = (...statuses: InvoiceStatus[]) => invoices.some(({ status }) => statuses.includes(status));
  if (has('sent', 'paid')) return 'billed';
  if (!isCompleted && !hasFee) return 'none';
  if (isDemo) return 'demo';
  return has('void') && !has('draft') ? 'void' : 'due';
}
