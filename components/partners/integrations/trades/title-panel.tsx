'use client';

import { TradePanel } from '@/components/partners/integrations/trades/trade-panel';
import { titleTrade } from '@/lib/partners/content/integrations';

const loadOwn = () =>
  import('@/components/partners/integrations/trades/own-trades').then((module) => module.OwnTitle);

export function TitlePanel() {
  return <TradePanel trade={titleTrade} type="title_company" own={loadOwn} />;
}
