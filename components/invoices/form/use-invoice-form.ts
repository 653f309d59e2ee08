'use client';

import { useRef, useState } from 'react';
import {
  bodyOf,
  draftOf,
  fieldNames,
  isSame,
  type HeadField,
  type LineField,
} from '@/components/invoices/form/draft';
import { useDraft, type InvoiceCopy } from '@/components/invoices/form/use-draft';
import { reportFailure } from '@/components/invoices/report-failure';
import { explainFailure } from '@/components/kit/explain-failure';
import { toast } from '@/components/ui/toast';
import type { CreateInvoiceInput, Invoice } from '@/lib/invoices/schema';
import { apiAnswer, ApiError } from '@/lib/platform/api-client';

type Problems = Record<string, string>;

/** Why the invoice was not created, where it is more than a field. */
export type Notice =
  | { kind: 'signed-out' }
  | { kind: 'failed'; says: string }
  /** an earlier try had created it, before something was changed */
  | { kind: 'made-before'; number: string };

type Options = {
  accountId: string;
  onCreated: () => void;
  /** a field says why it did not go */
  onRefused: () => void;
};

const NAME_MISSING = 'Bill To Name is required';
const OFFLINE = 'You are offline, and nothing was sent. Please try again once you are connected.';
const NOT_LOADED =
  'Part of this page could not be loaded, and nothing was sent. Check your connection and try again; if that does not help, reload the page.';

/** An invoice on its way to the server. Whatever stops it, what was typed stays. */
export function useInvoiceForm({ accountId, onCreated, onRefused }: Options) {
  const { fillWith, renew, setField, setLineField, ...typed } = useDraft(accountId);
  const { draft } = typed;
  const [problems, setProblems] = useState<Problems>({});
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isPending, setIsPending] = useState(false);
  const isBusy = useRef(false);

  function clearNotes() {
    setProblems({});
    setNotice(null);
  }

  function startOver() {
    typed.startOver();
    clearNotes();
  }

  /** What was wrong with a field is forgotten once it is changed. */
  function forget(isSettled: (name: string) => boolean) {
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !isSettled(name))));
  }

  async function submit() {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsPending(true);
    setNotice(null);
    try {
      const body = await check(bodyOf(draft));
      if (!body) return;
      const answer = await apiAnswer<Invoice>('POST', '/api/invoices', body);
      const isOther = answer.status === 200 && !isSame(draftOf(answer.body), draftOf(body));
      if (isOther) keepApart(answer.body);
      else finish(answer.body);
      onCreated();
    } catch (error) {
      explain(error);
    } finally {
      isBusy.current = false;
      setIsPending(false);
    }
  }

  function finish({ number }: Invoice) {
    toast({ title: `Created invoice ${number}` });
    startOver();
  }

  /** The answer to an earlier try was lost, and more was typed since: that is in no invoice yet. */
  function keepApart({ number }: Invoice) {
    setNotice({ kind: 'made-before', number });
    renew();
  }

  /** What can be sent; null, and the reason on the screen, while something has to be put right first. */
  async function check(body: object): Promise<CreateInvoiceInput | null> {
    const loaded = await import('@/lib/invoices/schema').catch(() => null);
    if (!loaded) {
      fail(navigator.onLine ? NOT_LOADED : OFFLINE);
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
    ...typed,
    problems,
    notice,
    isPending,
    startOver,
    fillWith: (copy: InvoiceCopy) => {
      fillWith(copy);
      clearNotes();
    },
    change: (field: HeadField, value: string) => {
      setField(field, value);
      forget((name) => name === fieldNames[field]);
    },
    changeLine: (index: number, field: LineField, value: string) => {
      setLineField(index, field, value);
      forget((name) => name === 'items' || name === `items.${index}.${field}`);
    },
    addLine: () => {
      typed.addLine();
      forget((name) => name === 'items');
    },
    /** The others move up, and what was said of their old places with them is said again when it is sent. */
    removeLine: (index: number) => {
      typed.removeLine(index);
      forget((name) => name.startsWith('items'));
    },
    submit,
  };
}

function isOnForm(name: string): boolean {
  return name.startsWith('items') || Object.values(fieldNames).includes(name);
}

export type InvoiceFormState = ReturnType<typeof useInvoiceForm>;
