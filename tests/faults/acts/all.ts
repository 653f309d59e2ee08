import { askAssistant } from './assistant';
import { redactDocument, storeDocument } from './documents';
import { numberInvoices, payInvoice, sendInvoice } from './invoices';
import { lockDeed } from './locks';
import { payForDeed, refundDeed } from './payments';
import { askToLockByApi, bookByApi } from './programs';
import { contestLock } from './push';
import { importRecordings } from './recordings';
import { findNotary } from './requests';
import { signOut } from './sign-out';
import type { Act } from './stage';

/** By the names under which they are counted. */
export const acts: Record<string, Act> = {
  'lock a deed': lockDeed,
  'contest a lock, with push notices': contestLock,
  'pay for a deed': payForDeed,
  'pay for a deed and ask for the money back': refundDeed,
  'number invoices': numberInvoices,
  'pay an invoice': payInvoice,
  'mail an invoice': sendInvoice,
  'store a document': storeDocument,
  'redact a document': redactDocument,
  'find a notary, who accepts': findNotary,
  'book a notary by API': bookByApi,
  'ask to lock by API': askToLockByApi,
  'import recordings': importRecordings,
  'ask the assistant': askAssistant,
  'sign out everywhere': signOut,
};
