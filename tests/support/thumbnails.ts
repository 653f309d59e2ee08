import { GET } from '@/app/api/vault/documents/[id]/thumbnail/route';
import { callRoute, type Answer } from './http';

export function getThumbnail(as: { cookie: string } | null, id: string): Promise<Answer> {
  return callRoute(GET, { url: `/api/vault/documents/${id}/thumbnail`, params: { id }, as });
}
