'use client';

import { TradePanel } from '@/components/partners/integrations/trades/trade-panel';
import { builderTrade } from '@/lib/partners/content/integrations';

const loadOwn = () =>
  import('@/components/partners/integrations/trades/own-trades').then((module) => module.OwnBuilders);

export function BuildersPanel() {
  return <TradePanel trade={builderTrade} type="builder" own={loadOwn} />;
}
