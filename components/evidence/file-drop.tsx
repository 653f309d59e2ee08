'use client';

import { useId, useState, type ChangeEvent, type DragEvent } from 'react';
import { cn } from '@/components/ui/cn';

type FileDropProps = { disabled: boolean; onFile: (file: File) => void };

/** A place to drop a file; the whole of it opens the file chooser, by hand or by keyboard. */
export function FileDrop({ disabled, onFile }: FileDropProps) {
  const id = useId();
  const [over, setOver] = useState(false);

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !disabled) onFile(file);
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file) onFile(file);
  }

  return (
    <label
      htmlFor={id}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
      className={cn(
        'grid min-h-48 cursor-pointer place-content-center gap-1 rounded-lg border-2 border-dashed border-input px-6 py-8 text-center transition-colors duration-150 hover:bg-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
        over && 'bg-accent',
      )}
    >
      <span className="font-serif text-xl font-semibold">
        <span className="pointer-coarse:hidden">Drop a file here, or choose one</span>
        <span className="hidden pointer-coarse:inline">Choose a file</span>
      </span>
      <span className="text-[0.9375rem] text-muted-foreground">
        A proof file (HTML or JSON), or any document. It stays on this device.
      </span>
      <input id={id} type="file" className="sr-only" disabled={disabled} onChange={handleChange} />
    </label>
  );
}
