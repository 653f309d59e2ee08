import { queryOptions } from '@tanstack/react-query';
import { accountClient } from '@/components/kit/account-client';
import { ApiError, apiRequest } from '@/lib/platform/api-client';
import type { ListedTemplate } from '@/lib/generator/queries/templates';
import type { GeneratedDocument, ShownRule, TemplateSummary } from '@/lib/generator/schema';

const DOCUMENTS_URL = '/api/ai-documents';

/** As the specification has it for these screens. */
const RETRIES = 1;

export const generatedUrl = (userId: string, id: string) => `${DOCUMENTS_URL}/generated/${userId}/${id}`;
export const generatedFileUrl = (userId: string, id: string, format: 'pdf' | 'docx') =>
  `${generatedUrl(userId, id)}?format=${format}`;

/** How often each template was used, which the page that is prerendered cannot know. */
export const templateUses = () =>
  queryOptions<Record<string, number>>({
    queryKey: [DOCUMENTS_URL, 'templates', 'uses'],
    retry: RETRIES,
    // Each template that is opened asks: once is enough.
    refetchOnMount: false,
  });

/** The templates of a category and a state, with their questions. */
export const templatesLike = ({ category, stateCode }: Pick<TemplateSummary, 'category' | 'stateCode'>) =>
  queryOptions<ListedTemplate[]>({
    queryKey: [DOCUMENTS_URL, 'templates', category, stateCode],
    queryFn: () =>
      apiRequest('GET', `${DOCUMENTS_URL}/templates?${new URLSearchParams({ category, state: stateCode })}`),
    retry: RETRIES,
  });

export const rulesOf = (state: string, documentType: string) =>
  queryOptions<ShownRule[]>({
    queryKey: [DOCUMENTS_URL, 'compliance', state, documentType],
    queryFn: () =>
      apiRequest('GET', `${DOCUMENTS_URL}/compliance?${new URLSearchParams({ state, documentType })}`),
    retry: RETRIES,
  });

/** What an account made of templates, newest first. */
export const generatedBy = (userId: string) =>
  queryOptions<GeneratedDocument[]>({ queryKey: [DOCUMENTS_URL, 'generated', userId], retry: RETRIES });

/** Reads the list again, for a document in it that was closed. Closed once more, it asks for a confirmation. */
export async function openGenerated(userId: string, documentId: string): Promise<void> {
  const list = await accountClient().fetchQuery({ ...generatedBy(userId), staleTime: 0 });
  const document = list.find(({ id }) => id === documentId);
  if (document?.generatedContent !== null) return;
  throw new ApiError(402, 'Please confirm that it is you.', 'step_up_required');
}
