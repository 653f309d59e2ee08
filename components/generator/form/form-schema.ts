import * as z from 'zod';
import { generateSchema, type TemplateField } from '@/lib/generator/schema';

const REQUIRED = 'Please fill this in.';

const typed = z.record(z.string(), z.union([z.string(), z.boolean()]).optional());
type Typed = z.output<typeof typed>;

export type Answers = { documentName: string; usesModel: boolean; formData: Record<string, string> };

/** What is typed into the form of a template. It asks for what is required; the server looks at the rest, too. */
export function formSchemaOf(fields: TemplateField[]) {
  return typed
    .superRefine((values, context) => {
      const name = generateSchema.shape.documentName.safeParse(textOf(values, 'documentName'));
      const problems = [
        ...(name.error?.issues.slice(0, 1).map(({ message }) => ['documentName', message] as const) ?? []),
        ...missingFrom(fields, values).map((field) => [field, REQUIRED] as const),
      ];
      problems.forEach(([field, message]) => context.addIssue({ code: 'custom', path: [field], message }));
    })
    .transform((values): Answers => ({
      documentName: textOf(values, 'documentName'),
      usesModel: values.usesModel === true,
      formData: Object.fromEntries(fields.map(({ name }) => [name, textOf(values, name)])),
    }));
}

function missingFrom(fields: TemplateField[], values: Typed): string[] {
  return fields
    .filter(({ name, required }) => required && textOf(values, name) === '')
    .map(({ name }) => name);
}

function textOf(values: Typed, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value.trim() : '';
}
