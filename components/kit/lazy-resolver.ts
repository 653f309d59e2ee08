import type { FieldValues, Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';

/**
 * For `useForm` on a page whose first load does without validation: it arrives when the form is sent. Rejects where it
 * cannot be loaded, which `<Form>` says; so it goes with `reValidateMode: 'onSubmit'`.
 */
export function lazyResolver<Fields extends FieldValues, Values>(
  load: () => Promise<ZodType<Values, Fields>>,
): Resolver<Fields, unknown, Values> {
  return async (values, context, options) => {
    const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), load()]);
    return zodResolver(schema)(values, context, options);
  };
}
