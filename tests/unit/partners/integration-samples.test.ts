import { countiesOf } from '@/lib/catalog/content/counties';
import { getState } from '@/lib/catalog/content/states';
import { countySettingsSchema, syncIntervals } from '@/lib/partners/schema/county-integration';
import { confirmSampleHash, sampleHashes, sampleProofText } from '@/lib/samples/integrations-blockchain';
import { countyIntegrations } from '@/lib/samples/integrations-counties';
import { libraryDocuments, libraryText } from '@/lib/samples/integrations-state-docs';

describe('sample counties', () => {
  it.each(countyIntegrations.map((county) => [county.name, county] as const))(
    '%s has the code of the real county, a fee between $8 and $15 and an address that leads nowhere',
    (name, { state, fipsCode, recordingFeeCents, apiEndpoint }) => {
      expect(countiesOf(getState(state).fips)).toContainEqual(
        expect.objectContaining({ name, fips: fipsCode }),
      );
      expect(recordingFeeCents).toBeGreaterThanOrEqual(800);
      expect(recordingFeeCents).toBeLessThanOrEqual(1_500);
      expect(new URL(apiEndpoint).hostname).toMatch(/\.example$/);
    },
  );

  it('show every status', () => {
    expect(new Set(countyIntegrations.map(({ status }) => status))).toEqual(
      new Set(['active', 'pending', 'maintenance']),
    );
  });
});

describe('the settings of a county', () => {
  const settings = {
    apiEndpoint: 'https://cook.recorder.example/v1',
    contactEmail: 'clerk@recorder.example',
    syncMinutes: '60',
    eRecording: 'yes',
  };

  it.each(syncIntervals.map(({ value }) => value))('take the interval of %s minutes', (syncMinutes) => {
    expect(countySettingsSchema.parse({ ...settings, syncMinutes })).toEqual({ ...settings, syncMinutes });
  });

  it.each([
    ['apiEndpoint', 'http://cook.recorder.example'],
    ['apiEndpoint', 'javascript:alert(1)'],
    ['apiEndpoint', 'https://localhost'],
    ['apiEndpoint', ''],
    ['apiEndpoint', `https://recorder.example/${'x'.repeat(300)}`],
    ['contactEmail', 'clerk'],
    ['syncMinutes', '1'],
    ['eRecording', 'maybe'],
  ])('refuse %s %j', (name, value) => {
    const { error } = countySettingsSchema.safeParse({ ...settings, [name]: value });
    expect([...new Set(error?.issues.map(({ path }) => path[0]))]).toEqual([name]);
  });
});

describe('sample files', () => {
  it('say in their first line that they are samples', () => {
    const texts = [
      ...libraryDocuments.map((document) => libraryText(document, 'Texas')),
      ...sampleHashes.map(sampleProofText),
    ];
    for (const text of texts) expect(text).toMatch(/^SAMPLE: /);
  });
});

describe('a hash that a visitor tried out', () => {
  it('is confirmed in one block after the other', () => {
    const { id, documentName, hash, metadata, timestamp } = sampleHashes[0]!;
    const made = { id, documentName, hash, metadata, timestamp };
    const [first, second] = [confirmSampleHash(made, 0), confirmSampleHash(made, 1)];
    expect([first.status, second.status]).toEqual(['confirmed', 'confirmed']);
    expect(second.blockNumber).toBe(first.blockNumber + 1);
  });
});
