'use client';

import { HistoryRow } from '@/components/generator/history/history-row';
import { generatedBy } from '@/components/generator/queries';
import { LoadFailure } from '@/components/kit/load-failure';
import { useRead } from '@/components/kit/use-read';
import { LoginLink } from '@/components/session/login-link';
import { buttonVariants } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { GeneratedDocument } from '@/lib/generator/schema';

type HistoryPanelProps = {
  /** null for a visitor */
  userId: string | null;
  onShow: (document: GeneratedDocument) => void;
  onForget: (documentId: string) => void;
};

export function HistoryPanel({ userId, ...ways }: HistoryPanelProps) {
  return userId ? <OwnHistory userId={userId} {...ways} /> : <ForVisitors />;
}

function OwnHistory({ userId, onShow, onForget }: HistoryPanelProps & { userId: string }) {
  const history = useRead(generatedBy(userId));

  if (history.isPending) return <HistorySkeleton />;
  if (!history.data) {
    return (
      <LoadFailure
        query={history}
        title="Your history could not be loaded"
        keeps="What you generated is kept."
        back="/ai-document-generator#history"
      />
    );
  }
  if (history.data.length === 0) return <NothingYet />;
  return (
    <ul aria-label="Generated documents" className="divide-y border-y">
      {history.data.map((document) => (
        <HistoryRow
          key={document.id}
          document={document}
          userId={userId}
          onOpen={() => onShow(document)}
          onDeleted={() => onForget(document.id)}
        />
      ))}
    </ul>
  );
}

function ForVisitors() {
  return (
    <div className="grid justify-items-start gap-4 rounded-lg border bg-card p-5 sm:p-7">
      <h3 className="text-xl">Your documents will be here</h3>
      <p className="measure text-muted-foreground">
        With an account this is the list of what you generate, with template and version, date, risk score and
        files. It is kept encrypted until you delete it.
      </p>
      <LoginLink className={buttonVariants()}>Log in</LoginLink>
    </div>
  );
}

function NothingYet() {
  return (
    <div className="grid justify-items-start gap-4 rounded-lg border bg-card p-5 sm:p-7">
      <h3 className="text-xl">Nothing is generated yet</h3>
      <p className="measure text-muted-foreground">
        The documents that you generate will appear here, newest first, with their files.
      </p>
      <a href="#templates" className={buttonVariants()}>
        Choose a template
      </a>
    </div>
  );
}

function HistorySkeleton() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">Loading your history</span>
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </div>
  );
}
