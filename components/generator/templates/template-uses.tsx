'use client';

import { templateUses } from '@/components/generator/queries';
import { useRead } from '@/components/kit/use-read';

/** Left out where nobody has used it, or where it could not be read: the template is of use without it. */
export function TemplateUses({ templateId }: { templateId: string }) {
  const { data: uses } = useRead(templateUses());
  const count = uses?.[templateId];

  if (!count) return null;
  return <span className="tabular-nums">{count === 1 ? 'Used once' : `Used ${count} times`}</span>;
}
