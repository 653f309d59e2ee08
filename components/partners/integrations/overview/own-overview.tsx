'use client';

import { OwnList } from '@/components/partners/integrations/overview/own-list';

export function OwnOverview() {
  return <OwnList label="Partners" nobody="There is no partner yet." tab="overview" />;
}
