'use client';

import { useRef, type ReactNode } from 'react';
import { CopyButton } from '@/components/kit/copy-button';

type CodeBlockProps = {
  /** What the code is about, for a screen reader among many. */
  of: string;
  /** What it is written in, as its label says it. */
  language?: string;
  /** The `<pre>`, as the server drew it. */
  children: ReactNode;
};

/** Code with a button that copies it. Where the browser refuses, the code is selected for the hand. */
export function CodeBlock({ of, language = 'Text', children }: CodeBlockProps) {
  const frame = useRef<HTMLDivElement>(null);
  const code = () => frame.current?.querySelector('pre') ?? null;

  function selectByHand() {
    const pre = code();
    if (pre) getSelection()?.selectAllChildren(pre);
  }

  return (
    <div ref={frame} className="code-block">
      <div className="code-head">
        <span>{language}</span>
        <span className="needs-script print:hidden">
          <CopyButton
            value={() => Promise.resolve(toRun(code()?.textContent ?? null))}
            of={of}
            onRefused={selectByHand}
          />
        </span>
      </div>
      {children}
    </div>
  );
}

/** Of what was typed at a prompt, with its output, the commands alone; other code as it stands. */
function toRun(text: string | null): string | null {
  const commands = text?.match(/^\$ .*(?:(?<=\\)\n.*)*/gm);
  return commands ? commands.map((command) => command.slice(2)).join('\n') : text;
}
