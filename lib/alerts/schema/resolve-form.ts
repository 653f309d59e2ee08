import * as z from 'zod';
import { optionalText, textOfLines } from '@/lib/values/text';
import { MAX_WORDS, resolveReason } from '../rules/resolve-reason';
import { resolveChoices } from './resolve-choices';

/** What an owner chooses and adds, as the one reason that is kept. */
export const resolveFormSchema = z
  .object({
    choice: z.enum(resolveChoices, 'Please choose a reason.'),
    words: optionalText(textOfLines(MAX_WORDS)),
  })
  .transform(({ choice, words }) => ({ reason: resolveReason(choice, words) }));
