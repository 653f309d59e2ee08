import type { DocumentTemplate, TemplateField, Violation } from '@/lib/generator/schema';

type Named = Pick<Violation, 'description' | 'recommendation'>;

/** The field that a violation is about: the one with the longest label that it names. Null where it names none. */
export function fieldToMend(
  { description, recommendation }: Named,
  template: Pick<DocumentTemplate, 'requiredFields'> | null,
): TemplateField | null {
  const text = plain(`${description} ${recommendation}`);
  const named = (template?.requiredFields ?? []).filter(({ label, name }) =>
    [label, name].some((each) => text.includes(plain(each))),
  );
  return named.sort((a, b) => b.label.length - a.label.length)[0] ?? null;
}

/** Without marks, so that `Grantee’s` and `grantees`, `mailing_address` and `mailing address` are the same. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
