'use client';

import { Generator } from '@/components/generator/generator';
import { generatedBy } from '@/components/generator/queries';
import { useRead } from '@/components/kit/use-read';
import type { TemplateSummary } from '@/lib/generator/schema';

type OwnGeneratorProps = { templates: TemplateSummary[]; hasModel?: boolean; userId: string };

/** The generator of whoever is signed in, which knows what they generated before. */
export function OwnGenerator(props: OwnGeneratorProps) {
  const history = useRead(generatedBy(props.userId));

  return <Generator {...props} history={history.data} />;
}
