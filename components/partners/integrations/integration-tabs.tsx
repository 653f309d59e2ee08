import { OverviewPanel } from '@/components/partners/integrations/overview/overview-panel';
import { OwnPart } from '@/components/session/own-part';
import { OnceOpened } from '@/components/shell/once-opened';
import { Tabs } from '@/components/shell/tabs';

const loadTitle = () =>
  import('@/components/partners/integrations/trades/trade-panel').then((module) => module.TitlePanel);
const loadAttorneys = () =>
  import('@/components/partners/integrations/trades/trade-panel').then((module) => module.AttorneysPanel);
const loadBuilders = () =>
  import('@/components/partners/integrations/trades/trade-panel').then((module) => module.BuildersPanel);
const loadCounties = () =>
  import('@/components/partners/integrations/counties/counties-panel').then((module) => module.CountiesPanel);
const loadGovernment = () =>
  import('@/components/partners/integrations/government/government-panel').then(
    (module) => module.GovernmentPanel,
  );
const loadFbi = () =>
  import('@/components/partners/integrations/fbi/fbi-panel').then((module) => module.FbiPanel);
const loadBlockchain = () =>
  import('@/components/partners/integrations/blockchain/blockchain-panel').then(
    (module) => module.BlockchainPanel,
  );
const loadStateDocs = () =>
  import('@/components/partners/integrations/state-docs/state-docs-panel').then(
    (module) => module.StateDocsPanel,
  );

const onDemand = [
  { id: 'title', label: 'Title', load: loadTitle },
  { id: 'attorneys', label: 'Attorneys', load: loadAttorneys },
  { id: 'counties', label: 'Counties', load: loadCounties },
  { id: 'government', label: 'Government', load: loadGovernment },
  { id: 'fbi', label: 'FBI', load: loadFbi },
  { id: 'blockchain', label: 'Blockchain', load: loadBlockchain },
  { id: 'state-docs', label: 'State Docs', load: loadStateDocs },
  // The overview leads there.
  { id: 'builders', label: 'Builders', load: loadBuilders, isLinkedOnly: true },
];

const tabs = [
  { id: 'overview', label: 'Overview', panel: <OverviewPanel /> },
  ...onDemand.map(({ load, ...tab }) => ({
    ...tab,
    panel: (
      <OnceOpened tab={tab.id}>
        <OwnPart load={load} />
      </OnceOpened>
    ),
  })),
];

export function IntegrationTabs() {
  return <Tabs label="Integrations" tabs={tabs} />;
}
