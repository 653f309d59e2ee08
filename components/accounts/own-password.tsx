import { Field } from '@/components/kit/field';
import { ApiError } from '@/lib/platform/api-client';

/** In the place of a guard, while the account has none: an open session alone must not give it its first one. */
export function OwnPassword() {
  return (
    <Field
      name="password"
      type="password"
      label="Your password"
      hint="It shows that it is you, because nothing else guards your account yet."
      autoComplete="current-password"
    />
  );
}

/** The server refused it, or wants one. */
export function isAboutPassword(error: unknown): boolean {
  return error instanceof ApiError && error.fields?.password !== undefined;
}
