'use client';

import Link from 'next/link';
import type { ComponentType } from 'react';
import { SampleList } from '@/components/partners/integrations/overview/sample-list';
import { partOnDemand } from '@/components/kit/part-on-demand';
import { OwnOrSample } from '@/components/session/own-or-sample';
import { attorneyTrade, builderTrade, titleTrade, type Trade } from '@/lib/partners/content/integrations';
import type { PartnerType } from '@/lib/partners/rules/partner-types';

type TradePanelProps = {
  trade: Trade;
  type: PartnerType;
  /** the real partners of the trade */
  own: ComponentType;
};

const OwnTitle = partOnDemand(() =>
  import('@/components/partners/integrations/trades/own-trades').then((module) => module.OwnTitle),
);
const OwnAttorneys = partOnDemand(() =>
  import('@/components/partners/integrations/trades/own-trades').then((module) => module.OwnAttorneys),
);
const OwnBuilders = partOnDemand(() =>
  import('@/components/partners/integrations/trades/own-trades').then((module) => module.OwnBuilders),
);

export function TitlePanel() {
  return <TradePanel trade={titleTrade} type="title_company" own={OwnTitle} />;
}

export function AttorneysPanel() {
  return <TradePanel trade={attorneyTrade} type="attorney" own={OwnAttorneys} />;
}

export function BuildersPanel() {
  return <TradePanel trade={builderTrade} type="builder" own={OwnBuilders} />;
}

/** The partners of one trade, and what the trade can do here today. */
function TradePanel({ trade, type, own }: TradePanelProps) {
  const { partners, lead, offers } = trade;
  return (
    <div className="grid grid-cols-1 gap-10">
      <section>
        <h3 className="text-2xl">{partners}</h3>
        <p className="mt-2 mb-5 measure text-muted-foreground">{lead}</p>
        <OwnOrSample own={own} says="With an account you see the companies that work with us here.">
          <SampleList label={partners} type={type} />
        </OwnOrSample>
      </section>
      <section>
        <h3 id={`${type}-offers`} className="text-2xl">
          What works today
        </h3>
        <ul
          aria-labelledby={`${type}-offers`}
          className="mt-5 grid gap-px overflow-hidden rounded-lg border bg-border lg:grid-cols-3"
        >
          {offers.map(({ title, text, href, link }) => (
            <li key={href} className="flex flex-col bg-card p-5">
              <h4 className="font-serif text-lg leading-snug font-semibold">{title}</h4>
              <p className="mt-2 mb-4 text-[0.9375rem] leading-6 text-muted-foreground">{text}</p>
              <Link href={href} prefetch={false} className="mt-auto w-fit text-link">
                {link}
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-4">
          <Link href="/partners/portal" prefetch={false} className="text-link">
            Apply as a partner
          </Link>
        </p>
      </section>
    </div>
  );
}
