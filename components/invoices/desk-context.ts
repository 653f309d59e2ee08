'use client';

import { createContext, useContext } from 'react';

type Desk = {
  /** Fills the form with the values of an invoice. Asks before it overwrites what was typed. */
  duplicate: (of: { id: string; requestId: string | null }) => Promise<void>;
};

export const DeskContext = createContext<Desk | null>(null);

export function useDesk() {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('An invoice is duplicated inside an InvoiceDesk');
  return desk;
}
