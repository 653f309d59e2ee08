'use client';

import { useId, useState, type ChangeEvent, type DragEvent } from 'react';
import { cn } from '@/components/ui/cn';

type FileDropProps = {
  /** What it is for, where there is a mouse and where there is a finger. */
  title: { drop: string; choose: string };
  hint: string;
  /** As of an input of files: `.pdf,.png`. */
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  /** Never called with none. */
  onFiles: (files: File[]) => void;
};

/** A place to drop files; the whole of it opens the file chooser, by hand or by keyboard. */
export function FileDrop({
  title,
  hint,
  accept,
  multiple = false,
  disabled = false,
  onFiles,
}: FileDropProps) {
  const id = useId();
  const [over, setOver] = useState(false);

  function take(list: FileList | null) {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    if (files.length > 0 && !disabled) onFiles(files);
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    take(event.target.files);
    event.target.value = '';
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
        <span className="pointer-coarse:hidden">{title.drop}</span>
        <span className="hidden pointer-coarse:inline">{title.choose}</span>
      </span>
      <span className="text-[0.9375rem] text-muted-foreground">{hint}</span>
      <input
        id={id}
        type="file"
        className="sr-only"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={handleChange}
      />
    </label>
  );
}
