'use client';

import { TradePanel } from '@/components/partners/integrations/trades/trade-panel';
import { attorneyTrade } from '@/lib/partners/content/integrations';

const loadOwn = () =>
  import('@/components/partners/integrations/trades/own-trades').then((module) => module.OwnAttorneys);

export function AttorneysPanel() {
  return <TradePanel trade={attorneyTrade} type="attorney" own={loadOwn} />;
}
