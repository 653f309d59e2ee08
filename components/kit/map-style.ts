import { apiRequest } from '@/lib/platform/api-client';

/** The address of a map server's style; none where there is no such server, or where it cannot be asked for. */
export function readMapStyle(): Promise<{ styleUrl: string | null }> {
  return apiRequest<{ styleUrl: string | null }>('GET', '/api/maps/style').catch(() => ({ styleUrl: null }));
}
