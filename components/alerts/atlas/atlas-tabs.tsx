import type { ReactNode } from 'react';
import { Tabs } from '@/components/shell/tabs';

const names = {
  analysis: 'Analysis',
  'fraud-detection': 'Fraud detection',
  'realtime-alerts': 'Real-time alerts',
  alerts: 'Alerts',
  insights: 'Insights',
  settings: 'Settings',
};

type AtlasTab = keyof typeof names;

/** The six tabs of `/atlas-ai`, for whoever looks. */
export function AtlasTabs({ panels }: { panels: Record<AtlasTab, ReactNode> }) {
  const ids = Object.keys(names) as AtlasTab[];
  return <Tabs label="ATLAS AI" tabs={ids.map((id) => ({ id, label: names[id], panel: panels[id] }))} />;
}
