'use client';

import { useRef, useState } from 'react';
import {
  bodyOf,
  draftOf,
  fieldNames,
  isSame,
  nextLine,
  readDraft,
  startDraft,
  type HeadField,
  type LineField,
} from '@/components/invoices/form/draft';
import { reportFailure } from '@/components/invoices/report-failure';
import { explainFailure } from '@/components/layout/explain-failure';
import { toast } from '@/components/ui/toast';
import type { CreateInvoiceInput, Invoice, PublicInvoice } from '@/lib/invoices/schema';
import { ApiError, apiRequest } from '@/lib/platform/api-client';

type Problems = Record<string, string>;

/** Why the invoice was not created, where it is more than a field. */
export type Notice = { kind: 'signed-out' } | { kind: 'failed'; says: string };

type Options = {
  onCreated: () => void;
  /** a field says why it did not go */
  onRefused: () => void;
};

const NAME_MISSING = 'Bill To Name is required';
const NOT_LOADED = 'Part of this page could not be loaded.';

/** An invoice on its way to the server. Whatever stops it, what was typed stays. */
export function useInvoiceForm({ onCreated, onRefused }: Options) {
  const [filled, setFilled] = useState(startDraft);
  const [draft, setDraft] = useState(filled);
  const [copiedFrom, setCopiedFrom] = useState<string | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isPending, setIsPending] = useState(false);
  const isBusy = useRef(false);

  function startWith(next: typeof draft, number: string | null) {
    setFilled(next);
    setDraft(next);
    setCopiedFrom(number);
    setProblems({});
    setNotice(null);
  }

  /** What was wrong with a field is forgotten once it is changed. */
  function forget(isSettled: (name: string) => boolean) {
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !isSettled(name))));
  }

  function change(field: HeadField, value: string) {
    setDraft((before) => ({ ...before, [field]: value }));
    forget((name) => name === fieldNames[field]);
  }

  function changeLine(index: number, field: LineField, value: string) {
    setDraft((before) => ({
      ...before,
      lines: before.lines.map((line, at) => (at === index ? { ...line, [field]: value } : line)),
    }));
    forget((name) => name === 'items' || name === `items.${index}.${field}`);
  }

  function addLine() {
    setDraft((before) => ({ ...before, lines: [...before.lines, nextLine(before.lines)] }));
    forget((name) => name === 'items');
  }

  /** The others move up, and what was said of their old places with them is said again when it is sent. */
  function removeLine(index: number) {
    setDraft((before) => ({ ...before, lines: before.lines.filter((_, at) => at !== index) }));
    forget((name) => name.startsWith('items'));
  }

  async function submit() {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsPending(true);
    setNotice(null);
    try {
      const body = await check(bodyOf(draft));
      if (!body) return;
      const { number } = await apiRequest<Invoice>('POST', '/api/invoices', body);
      toast({ title: `Created invoice ${number}` });
      startWith(startDraft(), null);
      onCreated();
    } catch (error) {
      explain(error);
    } finally {
      isBusy.current = false;
      setIsPending(false);
    }
  }

  /** What can be sent; null, and the reason on the screen, while something has to be put right first. */
  async function check(body: object): Promise<CreateInvoiceInput | null> {
    const loaded = await import('@/lib/invoices/schema').catch(() => null);
    if (!loaded) {
      fail(NOT_LOADED);
      return null;
    }
    const { data, error } = loaded.createInvoiceSchema.safeParse(body);
    if (data) return data;
    const found: Problems = {};
    for (const { path, message } of error.issues) found[path.join('.')] ??= message;
    refuse(found);
    if (found[fieldNames.name] === NAME_MISSING) reportFailure(NAME_MISSING);
    return null;
  }

  function explain(error: unknown) {
    const { status, fields = {} } = error instanceof ApiError ? error : {};
    fail(explainFailure(error));
    if (status === 401) setNotice({ kind: 'signed-out' });
    if (Object.keys(fields).some(isOnForm)) {
      setNotice(null);
      refuse(fields);
    }
  }

  function fail(says: string) {
    reportFailure('Failed to create invoice');
    setNotice({ kind: 'failed', says });
  }

  function refuse(found: Problems) {
    setProblems(found);
    onRefused();
  }

  return {
    draft,
    problems,
    notice,
    isPending,
    /** the number of the invoice whose values were taken over */
    copiedFrom,
    /** Something was typed that would be lost. */
    isTouched: !isSame(draft, filled),
    /** Takes over what stands in the fields. */
    readFields: (fields: FormData) => setDraft((before) => readDraft(fields, before)),
    fillWith: (invoice: PublicInvoice) => startWith(draftOf(invoice), invoice.number),
    change,
    changeLine,
    addLine,
    removeLine,
    submit,
  };
}

function isOnForm(name: string): boolean {
  return name.startsWith('items') || Object.values(fieldNames).includes(name);
}

export type InvoiceFormState = ReturnType<typeof useInvoiceForm>;
