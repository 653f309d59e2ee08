import { Field } from '@/components/kit/field';

/** Where somebody chooses a password. */
export function NewPassword({ name, label }: { name: string; label: string }) {
  return (
    <Field
      name={name}
      type="password"
      label={label}
      hint="8 to 128 characters. A few words in a row are easier to remember and harder to guess."
      autoComplete="new-password"
    />
  );
}
