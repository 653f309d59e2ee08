import { queryOptions } from '@tanstack/react-query';
import { fetchAnswer } from '@/components/kit/fetch-answer';
import { readMapStyle } from '@/components/kit/map-style';
import {
  measureLog,
  measureServices,
  measureStorage,
  measureWebsite,
} from '@/components/system/health-calls';
import type { Header } from '@/components/system/header-comparison';

/** Also when the browser thinks that it is offline: that nothing can be reached is an answer here. */
const always = { networkMode: 'always', gcTime: 0 } as const;

export const websiteHealthNow = () =>
  queryOptions({ queryKey: ['health', 'website'], queryFn: measureWebsite, ...always });
export const storageHealthNow = () =>
  queryOptions({ queryKey: ['health', 'storage'], queryFn: measureStorage, ...always });
export const servicesHealthNow = () =>
  queryOptions({ queryKey: ['health', 'services'], queryFn: measureServices, ...always });
export const logHealthNow = () =>
  queryOptions({ queryKey: ['health', 'log'], queryFn: measureLog, ...always });

/** What the page that one is on is sent with, and which server its maps come from. */
export const ownHeaders = () =>
  queryOptions({ queryKey: ['own headers'], queryFn: fetchOwnHeaders, ...always });

async function fetchOwnHeaders(): Promise<{ received: Header[]; styleUrl: string | null }> {
  const [response, { styleUrl }] = await Promise.all([
    fetchAnswer(location.pathname, { method: 'HEAD', cache: 'no-store' }),
    readMapStyle(),
  ]);
  return { received: [...response.headers].map(([key, value]) => ({ key, value })), styleUrl };
}
