import { act, render, screen, within } from '@testing-library/react';
import { OwnAlertLevels, OwnLiveAlerts } from '@/components/alerts/atlas/own-alerts';
import { OwnAnalysis } from '@/components/alerts/atlas/own-analysis';
import { OwnFraudDetection } from '@/components/alerts/atlas/own-fraud';
import { OwnInsights } from '@/components/alerts/atlas/own-insights';
import { OwnAtlasSettings } from '@/components/alerts/atlas/own-settings';
import { alertLevels, type AlertLevel, type AlertView } from '@/lib/alerts/schema/alerts';
import type { AlertOverview } from '@/lib/alerts/schema/overview';
import type { Comparisons } from '@/lib/properties/schema/comparisons';
import type { ScanDesk } from '@/lib/vault/queries/document-scan';
import { doubleEvents, openedStreams } from '@/tests/support/event-source-double';
import { router } from '@/tests/support/router-double';

const NOW = '2026-11-25T12:00:00.000Z';

const chosen: NonNullable<ScanDesk['chosen']> = {
  id: 'b',
  documentName: 'Deed.pdf',
  scannedAt: NOW,
  checks: [
    { check: 'type', result: 'found', detail: 'The title of a quitclaim deed: page 1.' },
    { check: 'seal', result: 'not_found', detail: 'No notary seal was seen on 1 page.' },
    { check: 'venue', result: 'not_found', detail: 'A venue is left blank: page 1.' },
    { check: 'commission', result: 'unreadable', detail: 'No text to read: page 2.' },
  ],
};
const documents = [
  { id: 'a', name: 'Newest.pdf' },
  { id: 'b', name: 'Deed.pdf' },
];

beforeEach(doubleEvents);

const showAnalysis = (desk: Partial<ScanDesk>) =>
  render(<OwnAnalysis desk={{ documents, chosen, ...desk }} path="/atlas-ai" />);

describe('the analysis of an own PDF', () => {
  it('says what was seen, what was not and what could not be read', () => {
    showAnalysis({});
    const result = screen.getByRole('region', { name: 'Deed.pdf' });
    expect(
      within(result)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Document typeFoundThe title of a quitclaim deed: page 1.',
      'Seal verificationNot foundNo notary seal was seen on 1 page.',
      'VenueNot foundA venue is left blank: page 1.',
      'CommissionCould not be readNo text to read: page 2.',
    ]);
  });

  it('names the notarial parts that were not seen, and no claim of a model', () => {
    showAnalysis({});
    expect(screen.getByText('Not seen in this PDF: a seal and a venue')).toBeVisible();
    expect(screen.getByText(/No AI model does\.$/)).toBeVisible();
  });

  it('names none where all were seen', () => {
    showAnalysis({ chosen: { ...chosen, checks: chosen.checks.slice(0, 1) } });
    expect(screen.queryByText(/Not seen in this PDF/)).toBeNull();
  });

  it('lets another PDF be chosen, in the tab, without scripts', () => {
    showAnalysis({});
    const choice = screen.getByRole('combobox', { name: 'PDF' });
    expect(choice).toHaveValue('b');
    expect(choice).toHaveAttribute('name', 'document');
    expect(choice.closest('form')).toHaveAttribute('action', '/atlas-ai#analysis');
  });

  it('lists one that the list does not go back to, when it was chosen', () => {
    showAnalysis({ documents: documents.slice(0, 1) });
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Newest.pdf',
      'Deed.pdf',
    ]);
  });

  it('says of one that was not looked at yet that it was not', () => {
    showAnalysis({ chosen: { ...chosen, scannedAt: null, checks: [] } });
    expect(screen.getByRole('region', { name: 'Deed.pdf' })).toHaveTextContent('not looked at yet');
    expect(screen.getByText('It is stored. The results appear here within some minutes.')).toBeVisible();
  });

  it('reads the page again when our rules have looked, and listens no more once it shows what they saw', () => {
    const { unmount } = showAnalysis({ chosen: { ...chosen, scannedAt: null, checks: [] } });
    const [stream] = openedStreams('/api/events');
    act(() => stream!.say({ kind: 'alert', id: 'c' }));
    expect(router.refresh).not.toHaveBeenCalled();
    act(() => stream!.say({ kind: 'document', id: 'b' }));
    expect(router.refresh).toHaveBeenCalledTimes(1);
    unmount();
    showAnalysis({});
    expect(openedStreams('/api/events')).toHaveLength(1);
  });

  it('leads to the upload where there is no PDF', () => {
    showAnalysis({ documents: [], chosen: null });
    expect(screen.getByRole('link', { name: 'Upload a document' })).toHaveAttribute(
      'href',
      '/document-vault#upload',
    );
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

const comparisons: Comparisons = {
  locks: 2,
  withoutCounty: 0,
  watches: 1,
  totals: { recordings: 1_204, matches: 3, announced: 1 },
  counties: [
    { county: 'Travis County, TX', recordings: 1_200, deliveredAt: NOW, matches: 3, announced: 1 },
    { county: 'Harris County, TX', recordings: 0, deliveredAt: null, matches: 0, announced: 0 },
    { county: null, recordings: 4, deliveredAt: NOW, matches: 0, announced: 0 },
  ],
  moreCounties: 0,
};
const protect = () => screen.getByRole('link', { name: 'Protect a property' });

describe('fraud detection', () => {
  it('counts what is watched and what was found', () => {
    render(<OwnFraudDetection comparisons={comparisons} />);
    expect(screen.getAllByRole('definition').map((each) => each.textContent)).toEqual([
      '2',
      'Watched until their lock ends',
      '1',
      'Watched further',
      '1,204',
      'New in the last 30 days',
      '3',
      '1 of them you had announced',
    ]);
  });

  it('tells of each county what it delivered, and of one that delivered nothing that it did not', () => {
    render(<OwnFraudDetection comparisons={comparisons} />);
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows[0]).toHaveTextContent(/^Travis County, TX1,200Nov 25, 20263$/);
    expect(rows[1]).toHaveTextContent('Harris County, TX0None in these days0');
    expect(rows[2]).toHaveTextContent(/^Other counties4/);
  });

  it('says how many properties are of no county that we know, and how many counties are not listed', () => {
    render(<OwnFraudDetection comparisons={{ ...comparisons, withoutCounty: 1, moreCounties: 7 }} />);
    expect(screen.getByText('1 of a county we do not know')).toBeVisible();
    expect(screen.getByText(/^And 7 more/)).toBeVisible();
  });

  it('leads to the protection', () => {
    render(<OwnFraudDetection comparisons={comparisons} />);
    expect(protect()).toHaveAttribute('href', '/deedguard-protection');
  });

  it('says what is watched once there is something, where there is nothing', () => {
    const totals = { recordings: 0, matches: 0, announced: 0 };
    render(
      <OwnFraudDetection comparisons={{ ...comparisons, locks: 0, watches: 0, totals, counties: [] }} />,
    );
    expect(screen.getByText(/^No property, name or parcel is watched yet/)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(protect()).toBeVisible();
  });
});

const alert = (id: string, level: AlertLevel): AlertView => ({
  id,
  level,
  status: 'active',
  title: `A deed was recorded ${id}`,
  timestamp: NOW,
  reasons: [],
});
const none = { active: 0, escalated: 0, resolved: 0, total: 0, newest: [] };
const empty: AlertOverview = { newest: [], levels: alertLevels.map((level) => ({ ...none, level })) };
const some: AlertOverview = {
  newest: [alert('1', 'CRITICAL'), alert('2', 'LOW')],
  levels: [
    { level: 'CRITICAL', active: 6, escalated: 1, resolved: 2, total: 9, newest: [alert('1', 'CRITICAL')] },
    { ...none, level: 'HIGH' },
    { ...none, level: 'MEDIUM' },
    { level: 'LOW', active: 1, escalated: 0, resolved: 0, total: 1, newest: [alert('2', 'LOW')] },
  ],
};

describe('real-time alerts', () => {
  it('are the newest, with their number said aloud when it changes', () => {
    const { rerender } = render(<OwnLiveAlerts overview={empty} />);
    expect(screen.getByRole('status')).toHaveTextContent('You have no alerts.');
    rerender(<OwnLiveAlerts overview={some} />);
    expect(screen.getByRole('status')).toHaveTextContent('The newest of 10 alerts.');
    expect(
      within(screen.getByRole('list', { name: 'Your newest alerts' })).getAllByRole('listitem'),
    ).toHaveLength(2);
  });
});

describe('alerts by level', () => {
  it('are told with their states, the most urgent level first', () => {
    render(<OwnAlertLevels overview={some} />);
    expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      'Critical',
      'High',
      'Medium',
      'Low',
    ]);
    expect(screen.getByRole('region', { name: 'Critical' })).toHaveTextContent(
      '6 active, 1 escalated, 2 resolved.',
    );
    expect(screen.getByRole('region', { name: 'High' })).toHaveTextContent(
      'You have no alert of this level.',
    );
  });

  it('lead to the rest of a level, where it has more, and to all of them', () => {
    render(<OwnAlertLevels overview={some} />);
    expect(screen.getByRole('link', { name: 'See 9 alerts of this level' })).toHaveAttribute(
      'href',
      '/alerts?level=CRITICAL',
    );
    expect(within(screen.getByRole('region', { name: 'Low' })).queryByText(/of this level$/)).toBeNull();
    expect(screen.getByRole('link', { name: 'All your alerts' })).toHaveAttribute('href', '/alerts');
  });

  it('say what we look at where there are none', () => {
    render(<OwnAlertLevels overview={empty} />);
    expect(screen.getByRole('region', { name: 'All Clear' })).toBeVisible();
  });
});

const counts = { CRITICAL: 0, HIGH: 0, MEDIUM: 0, LOW: 0 };
const weeks = [
  { startsOn: '2026-11-16', counts: { ...counts, CRITICAL: 1, LOW: 3 } },
  { startsOn: '2026-11-23', counts: { ...counts, HIGH: 2 } },
];

describe('insights', () => {
  it('draw a bar for each level of a week, as high as its share of the fullest one', () => {
    const { container } = render(<OwnInsights weeks={{ zone: 'America/Chicago', weeks }} />);
    const bars = [...container.querySelectorAll('svg[viewBox] rect')];
    expect(bars.map((bar) => [bar.getAttribute('y'), bar.getAttribute('height')])).toEqual([
      ['75', '25'],
      ['0', '75'],
      ['50', '50'],
    ]);
    expect(screen.getByText('6 alerts in 2 weeks, at most 4 in one week.')).toBeVisible();
  });

  it('say the same in a table', () => {
    render(<OwnInsights weeks={{ zone: 'America/Chicago', weeks }} />);
    const table = within(screen.getByRole('table', { hidden: true }));
    expect(table.getAllByRole('row', { hidden: true }).map((row) => row.textContent)).toEqual([
      'Week fromCriticalHighMediumLowTotal',
      'Nov 16, 202610034',
      'Nov 23, 202602002',
    ]);
  });

  it('name the clock by which weeks begin, and where it is chosen by an account without one', () => {
    const { rerender } = render(<OwnInsights weeks={{ zone: 'America/Chicago', weeks }} />);
    expect(screen.getByText(/by the clock of America\/Chicago/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Choose your time zone' })).toBeNull();
    rerender(<OwnInsights weeks={{ zone: 'UTC', weeks }} />);
    expect(screen.getByRole('link', { name: 'Choose your time zone' })).toHaveAttribute(
      'href',
      '/settings/account',
    );
  });

  it('draw nothing where there were no alerts', () => {
    const { container } = render(
      <OwnInsights weeks={{ zone: 'UTC', weeks: weeks.map((week) => ({ ...week, counts })) }} />,
    );
    expect(screen.getByText(/^You had no alerts in these weeks/)).toBeVisible();
    expect(container.querySelector('svg')).toBeNull();
  });
});

describe('settings', () => {
  it('lead to where notices and watches are chosen', () => {
    render(<OwnAtlasSettings />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/settings/notifications',
      '/settings/watches',
      '/settings/account',
    ]);
  });
});
