import * as z from 'zod';
import { visibleText } from '@/lib/values/text';
import { readQuote, type QuoteField } from './rules/quote-request';

const text = visibleText().trim().default('');

/** What a person enters in the calculator; `stateCodes` are the states one can choose. */
export function quoteSchema(stateCodes: readonly string[]) {
  return z
    .object({ service: text, state: text, pages: text, miles: text, rush: z.boolean().default(false) })
    .transform((fields, context) => {
      const { request, problems } = readQuote({ ...fields, rush: fields.rush ? '1' : '' }, stateCodes);
      if (request) return request;
      for (const [field, message] of Object.entries(problems) as [QuoteField, string][]) {
        context.addIssue({ code: 'custom', path: [field], message });
      }
      return z.NEVER;
    });
}
