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
    // The button hides none of the code: it has room behind the longest line, and on a phone, which has none, a row of its own.
    <div ref={frame} className="relative sm:[&_pre]:pr-32 print:[&_pre]:pr-4">
      {children}
      <div className="mt-2 flex needs-script justify-end sm:absolute sm:top-2 sm:right-2 sm:mt-0 print:hidden">
        <CopyButton
          value={() => Promise.resolve(toRun(code()?.textContent ?? null))}
          of={of}
          onRefused={selectByHand}
        />
      </div>
    </div>
  );
}

/** Of what was typed at a prompt, with its output, the commands alone; other code as it stands. */
function toRun(text: string | null): string | null {
  const commands = text?.match(/^\$ .*(?:(?<=\\)\n.*)*/gm);
  return commands ? commands.map((command) => command.slice(2)).join('\n') : text;
}
