'use client';

import { createContext, useContext } from 'react';

export type InvoiceToCopy = { id: string; requestId: string | null };

type Desk = {
  /** Fills the form with the values of an invoice. Asks before it overwrites what was typed. */
  duplicate: (of: InvoiceToCopy) => Promise<void>;
};

export const DeskContext = createContext<Desk | null>(null);

export function useDesk() {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('An invoice is duplicated inside an InvoiceDesk');
  return desk;
}
