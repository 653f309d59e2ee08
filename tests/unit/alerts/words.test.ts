import { seenFacts } from '@/lib/alerts/content/evidence-words';
import { nextActions } from '@/lib/alerts/content/next-actions';
import { sayMoment } from '@/lib/alerts/content/timeline-words';
import { toAlertView } from '@/lib/alerts/rules/alert-view';
import { resolveReason } from '@/lib/alerts/rules/resolve-reason';
import type { AlertEvidence } from '@/lib/alerts/schema/alerts';
import { resolveFormSchema } from '@/lib/alerts/schema/resolve-form';
import { getSitePage } from '@/lib/site/site';
import { aRecording } from '@/tests/support/alert-facts';

const endsAt = '2026-11-27T15:00:00.000Z';
const address = '12 Main St, Austin, TX 78701';

const evidence: AlertEvidence[] = [
  { kind: 'recording.matched', facts: { recording: aRecording, isAnnounced: false } },
  { kind: 'lock.unpaid', facts: { address, endsAt } },
  { kind: 'lock.lapsing', facts: { address, endsAt } },
  { kind: 'lock.contested', facts: { address, since: endsAt } },
  { kind: 'lock.released', facts: { address, releasedAt: endsAt, releaseReason: 'owner' } },
  { kind: 'step_up.failed', facts: { tries: 5, way: 'pin' } },
  { kind: 'sign_in.new_device', facts: { device: 'Firefox on Windows', place: 'Austin, Texas' } },
  { kind: 'link.new_place', facts: { document: 'Deed.pdf', place: null, viewer: 'Vera' } },
  { kind: 'document.replaced', facts: { document: 'Deed.pdf', earlierStoredAt: endsAt } },
];

const pageOf = (href: string) => href.replace(/[?#].*$/, '').replace(/^\/properties\/.+/, '/properties/[id]');

describe('what was seen', () => {
  it('of a recording is what the county wrote, without what it did not', () => {
    expect(seenFacts(evidence[0]!)).toEqual([
      { name: 'Document', value: 'QUITCLAIM DEED' },
      { name: 'Number', value: '2026104417' },
      { name: 'Recorded', value: 'November 19, 2026, Travis County' },
      { name: 'From', value: 'LOVELACE ADA' },
      { name: 'To', value: 'ACME HOMES LLC' },
      { name: 'Address', value: '12 MAIN ST' },
      { name: 'Legal description', value: 'LOT 4 BLK 2' },
      { name: 'Amount', value: '$10.00' },
      { name: 'Announced by you', value: 'No' },
    ]);
  });

  it('names a place where one is known, and none where not', () => {
    expect(seenFacts(evidence[6]!).map(({ name }) => name)).toEqual(['Browser', 'Place']);
    expect(seenFacts(evidence[7]!).map(({ name }) => name)).toEqual(['Document', 'Name that was given']);
  });

  it.each(evidence.map((each) => [each.kind, each] as const))('is said of %s', (_, each) => {
    for (const { name, value } of seenFacts(each)) expect([name, value]).not.toContain('');
  });
});

describe('what to do next', () => {
  it.each(evidence.map((each) => [each.kind, each] as const))(
    'is said of %s, with pages that there are',
    (_, each) => {
      for (const propertyId of [undefined, '0c3d5f6e-0000-4000-8000-000000000000']) {
        const actions = nextActions({ ...each, propertyId, level: 'CRITICAL' });
        expect(actions.length).toBeGreaterThan(0);
        for (const { href } of actions) if (href) expect(getSitePage(pageOf(href))).toBeTruthy();
      }
    },
  );

  it('of a recording that was announced is to compare it, and not to call the police', () => {
    const says = nextActions({ ...evidence[0]!, level: 'LOW' }).map((action) => action.says);
    expect(says).toEqual(['Compare it with your own papers.']);
  });
});

describe('a line of the timeline', () => {
  const at = endsAt;
  it.each([
    [{ type: 'alert.resolved', at, by: 'owner' }, 'You resolved it'],
    [{ type: 'alert.resolved', at, by: 'service' }, 'It was resolved, because it is over'],
    [{ type: 'alert.level_raised', at, by: 'service', detail: 'HIGH' }, 'Now high'],
    [{ type: 'alert.raised', at, by: 'service', detail: 'HIGH' }, 'We raised this alert'],
  ] as const)('of %j', (moment, said) => expect(sayMoment(moment)).toBe(said));
});

describe('the property of an alert', () => {
  const row = {
    id: 'a',
    level: 'LOW',
    status: 'active',
    title: 'T',
    reasons: [],
    kind: 'lock.unpaid',
    facts: {},
    createdAt: new Date(endsAt),
    lockId: 'l',
  } as const;
  it.each([
    ['12 Main St, Austin, TX 78701', 'TX'],
    ['12 Main St, Austin, TX 78701-1234', 'TX'],
    ['12 Main St, Austin, TX', 'TX'],
    ['Erased', null],
  ])('of %s is in %s', (propertyAddress, state) => {
    const { property } = toAlertView({ ...row, reasons: [], lock: { propertyAddress, county: null } });
    expect(property?.state ?? null).toBe(state);
  });
});

describe('why an alert is over', () => {
  it('is the choice of its owner with their words', () => {
    expect(resolveReason('Dealt with it', undefined)).toBe('Dealt with it');
    expect(resolveFormSchema.parse({ choice: 'Dealt with it', words: ' I called. ' })).toEqual({
      reason: 'Dealt with it: I called.',
    });
  });

  it('has to be chosen', () => {
    const { error } = resolveFormSchema.safeParse({ choice: '', words: 'I called.' });
    expect(error?.issues.map(({ message }) => message)).toEqual(['Please choose a reason.']);
  });
});
