import { OverviewPanel } from '@/components/partners/integrations/overview/overview-panel';
import { partOnDemand } from '@/components/kit/part-on-demand';
import { OnceOpened } from '@/components/shell/once-opened';
import { Tabs } from '@/components/shell/tabs';

const TitlePanel = partOnDemand(() =>
  import('@/components/partners/integrations/trades/trade-panel').then((module) => module.TitlePanel),
);
const AttorneysPanel = partOnDemand(() =>
  import('@/components/partners/integrations/trades/trade-panel').then((module) => module.AttorneysPanel),
);
const BuildersPanel = partOnDemand(() =>
  import('@/components/partners/integrations/trades/trade-panel').then((module) => module.BuildersPanel),
);
const CountiesPanel = partOnDemand(() =>
  import('@/components/partners/integrations/counties/counties-panel').then((module) => module.CountiesPanel),
);
const GovernmentPanel = partOnDemand(() =>
  import('@/components/partners/integrations/government/government-panel').then(
    (module) => module.GovernmentPanel,
  ),
);
const FbiPanel = partOnDemand(() =>
  import('@/components/partners/integrations/fbi/fbi-panel').then((module) => module.FbiPanel),
);
const BlockchainPanel = partOnDemand(() =>
  import('@/components/partners/integrations/blockchain/blockchain-panel').then(
    (module) => module.BlockchainPanel,
  ),
);
const StateDocsPanel = partOnDemand(() =>
  import('@/components/partners/integrations/state-docs/state-docs-panel').then(
    (module) => module.StateDocsPanel,
  ),
);

const onDemand = [
  { id: 'title', label: 'Title', Panel: TitlePanel },
  { id: 'attorneys', label: 'Attorneys', Panel: AttorneysPanel },
  { id: 'counties', label: 'Counties', Panel: CountiesPanel },
  { id: 'government', label: 'Government', Panel: GovernmentPanel },
  { id: 'fbi', label: 'FBI', Panel: FbiPanel },
  { id: 'blockchain', label: 'Blockchain', Panel: BlockchainPanel },
  { id: 'state-docs', label: 'State Docs', Panel: StateDocsPanel },
  // The overview leads there.
  { id: 'builders', label: 'Builders', Panel: BuildersPanel, isLinkedOnly: true },
];

const tabs = [
  { id: 'overview', label: 'Overview', panel: <OverviewPanel /> },
  ...onDemand.map(({ Panel, ...tab }) => ({
    ...tab,
    panel: (
      <OnceOpened tab={tab.id}>
        <Panel />
      </OnceOpened>
    ),
  })),
];

export function IntegrationTabs() {
  return <Tabs label="Integrations" tabs={tabs} />;
}
