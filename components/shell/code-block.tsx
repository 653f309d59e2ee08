'use client';

import { useRef, type ReactNode } from 'react';
import { CopyButton } from '@/components/kit/copy-button';

type CodeBlockProps = {
  /** What the code is about, for a screen reader among many. */
  of: string;
  /** The `<pre>`, as the server drew it. */
  children: ReactNode;
};

/** Code with a button that copies it. Where the browser refuses, the code is selected for the hand. */
export function CodeBlock({ of, children }: CodeBlockProps) {
  const frame = useRef<HTMLDivElement>(null);
  const code = () => frame.current?.querySelector('pre') ?? null;

  function selectByHand() {
    const pre = code();
    if (pre) getSelection()?.selectAllChildren(pre);
  }

  return (
    // Room for the button behind the longest line: it hides none of the code.
    <div ref={frame} className="relative [&_pre]:pr-32 print:[&_pre]:pr-4">
      {children}
      <div className="absolute top-2 right-2 needs-script print:hidden">
        <CopyButton
          value={() => Promise.resolve(code()?.textContent ?? null)}
          of={of}
          onRefused={selectByHand}
        />
      </div>
    </div>
  );
}
