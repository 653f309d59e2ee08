'use client';

import { useState, type DragEvent, type ReactNode } from 'react';
import { toast } from '@/components/ui/toast';

/** Documents that are dropped on the list are chosen for the upload, which asks for their category. */
export function DropOnList({ children }: { children: ReactNode }) {
  const [isOver, setIsOver] = useState(false);

  function drop(event: DragEvent) {
    setIsOver(false);
    if (!holdsFiles(event)) return;
    event.preventDefault();
    void choose([...event.dataTransfer.files]);
  }

  return (
    <div
      className={isOver ? 'rounded-lg bg-accent' : undefined}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      }}
      onDrop={drop}
    >
      {children}
    </div>
  );
}

function holdsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files');
}

async function choose(files: File[]) {
  try {
    const [{ chooseFiles }, { uploadQueue }] = await Promise.all([
      import('@/components/vault/upload/choose-files'),
      import('@/components/vault/upload/upload-queue'),
    ]);
    chooseFiles(uploadQueue(), files);
    location.hash = 'upload';
  } catch {
    toast({
      variant: 'destructive',
      title: 'Nothing was chosen',
      description: 'Part of this page could not be loaded. Please try again.',
    });
  }
}
