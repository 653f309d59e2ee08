'use client';

import { useCallback, useEffect, useRef, useState, type Ref } from 'react';
import { formatBytes } from '@/lib/vault/rules/format-bytes';
import { LinkEnded } from '@/components/vault/share/link-ended';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { useAuth } from '@/components/session/auth-provider';
import { FileLink } from '@/components/files/file-link';
import { LocalTime } from '@/components/kit/local-time';
import { PdfPages } from '@/components/files/reader/pdf-pages';
import { openPageFile } from '@/components/files/reader/pdf-pages-file';
import { Badge } from '@/components/ui/badge';
import { buttonVariants } from '@/components/ui/button';
import { ApiError, apiRequest } from '@/lib/platform/api-client';
import type { SharedDocument } from '@/lib/vault/schema/links';

type ShareDeskProps = { token: string; shared: SharedDocument };

const loadSchema = () => import('@/lib/vault/schema/links').then((module) => module.viewShareSchema);

/** What somebody sees who follows a link: what it is, a question for their name, then the pages. */
export function ShareDesk({ token, shared }: ShareDeskProps) {
  const [viewId, setViewId] = useState('');
  const [isOver, setIsOver] = useState(false);
  const onOver = useCallback(() => setIsOver(true), []);
  const heading = useRef<HTMLHeadingElement>(null);

  // The form that had the focus is gone.
  useEffect(() => {
    if (viewId) heading.current?.focus();
  }, [viewId]);

  async function enter(body: { viewer: string }) {
    try {
      const view = await apiRequest<{ viewId: string }>('POST', `/api/share/${token}/views`, body);
      setViewId(view.viewId);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 410)) throw error;
      onOver();
    }
  }

  if (isOver) return <LinkEnded />;
  return (
    <div className={viewId ? 'page py-8 sm:py-12' : 'mx-auto w-full max-w-xl px-4 py-12 sm:py-20'}>
      <SharedHeader shared={shared} titleRef={heading} />
      {viewId ? (
        <SharedPages url={`/api/share/${token}/content?view=${viewId}`} name={shared.name} onOver={onOver} />
      ) : (
        <ViewerForm onSubmit={enter} />
      )}
    </div>
  );
}

type SharedHeaderProps = { shared: SharedDocument; titleRef: Ref<HTMLHeadingElement> };

function SharedHeader({ shared: { name, size, isRedacted, expiresAt }, titleRef }: SharedHeaderProps) {
  return (
    <header>
      <p className="eyebrow">Shared with you by link</p>
      <h1
        ref={titleRef}
        tabIndex={-1}
        className="mt-2 text-3xl tracking-[-0.018em] wrap-anywhere outline-none sm:text-4xl"
      >
        {name}
      </h1>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-[0.9375rem] text-muted-foreground">
        {isRedacted && <Badge variant="info">Redacted copy</Badge>}
        <span className="tabular-nums">{formatBytes(size)}</span>
        <span>
          Opens until <LocalTime value={expiresAt} />
        </span>
      </p>
    </header>
  );
}

function ViewerForm({ onSubmit }: { onSubmit: (values: { viewer: string }) => Promise<void> }) {
  const { user } = useAuth();

  return (
    <div className="mt-8 rounded-lg border bg-card p-5 sm:p-7">
      <Form schema={loadSchema} label="Open the document" action={onSubmit}>
        <Field
          key={user?.email}
          name="viewer"
          label="Your name or email"
          hint="It is printed across every page together with the time, and the person who shared this sees both. They are told when the link is opened from a new place."
          autoComplete={user ? 'email' : 'name'}
          defaultValue={user?.email}
          maxLength={120}
        />
        <SubmitButton pendingLabel="Opening">Open the document</SubmitButton>
      </Form>
    </div>
  );
}

type SharedPagesProps = { url: string; name: string; onOver: () => void };

function SharedPages({ url, name, onOver }: SharedPagesProps) {
  const open = useCallback(async () => {
    try {
      return await openPageFile(url);
    } catch (error) {
      if (error instanceof ApiError && error.status === 410) onOver();
      throw error;
    }
  }, [url, onOver]);

  return (
    <div className="mt-6 grid gap-4">
      <PdfPages
        label={name}
        open={open}
        tools={
          <FileLink href={url} className={buttonVariants({ variant: 'outline', size: 'sm' })} onGone={onOver}>
            Download
          </FileLink>
        }
      />
      <p className="text-sm text-muted-foreground">
        The name that you gave and the time are printed across every page, also on the file that you download.
      </p>
    </div>
  );
}
