'use client';

import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useFormState } from '@/components/kit/form-context';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'disabled'> & {
  pendingLabel: string;
  /** Names of fields without which the button stays disabled. The Enter key still asks, and is told what is missing. */
  requires?: string[];
  /** Says below the button what is missing, as long as a required field is empty. */
  missing?: string;
  /** The same, where the screen judges what is typed. */
  isReady?: boolean;
};

export function SubmitButton({
  pendingLabel,
  requires = [],
  missing,
  isReady = true,
  children,
  ...props
}: SubmitButtonProps) {
  const { pending } = useFormState();
  const button = useRef<HTMLButtonElement>(null);
  const filled = useFilled(button, requires);

  return (
    <>
      <Button
        ref={button}
        type="submit"
        size="lg"
        disabled={!filled || !isReady}
        aria-disabled={pending}
        {...props}
      >
        {pending && <Spinner />}
        <span aria-live="polite">{pending ? pendingLabel : children}</span>
      </Button>
      {missing && !filled && <p className="text-sm text-muted-foreground">{missing}</p>}
    </>
  );
}

function useFilled(button: { readonly current: HTMLButtonElement | null }, requires: string[]) {
  const [filled, setFilled] = useState(requires.length === 0);
  const names = requires.join(' ');

  useEffect(() => {
    const form = button.current?.form;
    if (!form) return;

    const check = () => {
      if (names === '') return;
      const values = new FormData(form);
      setFilled(names.split(' ').every((name) => String(values.get(name) ?? '').trim() !== ''));
    };
    const checkAfterReset = () => setTimeout(check);
    const askAllTheSame = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.target instanceof HTMLInputElement && button.current?.disabled) {
        form.requestSubmit();
      }
    };
    check();
    form.addEventListener('keydown', askAllTheSame);
    form.addEventListener('input', check);
    form.addEventListener('reset', checkAfterReset);
    return () => {
      form.removeEventListener('keydown', askAllTheSame);
      form.removeEventListener('input', check);
      form.removeEventListener('reset', checkAfterReset);
    };
  }, [button, names]);

  return filled;
}
