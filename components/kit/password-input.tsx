'use client';

import { useState, type ComponentProps } from 'react';
import { Input } from '@/components/ui/input';

/** A password that can be read back while typing, on phones above all. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);

  return (
    <span className="relative block">
      <Input
        {...props}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className="pr-18"
      />
      <button
        type="button"
        aria-controls={props.id}
        aria-label={shown ? 'Hide password' : 'Show password'}
        className="absolute inset-y-0 right-0 needs-script rounded-sm px-3 text-sm font-medium text-muted-foreground transition-colors duration-150 hover:text-foreground"
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Hide' : 'Show'}
      </button>
    </span>
  );
}
