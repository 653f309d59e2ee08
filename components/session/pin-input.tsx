'use client';

import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';
import { Input } from '@/components/ui/input';
import { PIN_DIGITS } from '@/lib/accounts/rules/pin';

type PinInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  value: string;
  isShown: boolean;
  onPin: (pin: string) => void;
};

/** Takes digits alone, and no more of them than a PIN has, however they come in. */
export function PinInput({ isShown, onPin, className, ...props }: PinInputProps) {
  return (
    <Input
      autoComplete="off"
      {...props}
      type={isShown ? 'text' : 'password'}
      inputMode="numeric"
      data-1p-ignore
      data-lpignore="true"
      className={cn('max-w-56 font-mono tracking-[0.3em]', className)}
      onChange={(event) => onPin(event.target.value.replace(/\D/g, '').slice(0, PIN_DIGITS))}
    />
  );
}
