'use client';

import { OwnList } from '@/components/partners/integrations/overview/own-list';
import { attorneyTrade, builderTrade, titleTrade } from '@/lib/partners/content/integrations';

export function OwnTitle() {
  const { partners, nobody } = titleTrade;
  return <OwnList label={partners} type="title_company" nobody={nobody} tab="title" />;
}

export function OwnAttorneys() {
  const { partners, nobody } = attorneyTrade;
  return <OwnList label={partners} type="attorney" nobody={nobody} tab="attorneys" />;
}

export function OwnBuilders() {
  const { partners, nobody } = builderTrade;
  return <OwnList label={partners} type="builder" nobody={nobody} tab="builders" />;
}
