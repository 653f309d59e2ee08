import { readdirSync } from 'node:fs';
import { journalRules } from '@/lib/catalog/content/notary-requirements';
import { getNotaryLaw } from '@/lib/catalog/content/notary-law';
import { noticeLaws } from '@/lib/catalog/content/recording/notices';
import { findOtherRecorder } from '@/lib/catalog/content/recording/recorders';
import { listRonRules } from '@/lib/catalog/content/ron';
import { listStateActs } from '@/lib/catalog/content/state-acts';
import type { StateFile } from '@/lib/catalog/content/state-file';
import { findStateReading } from '@/lib/catalog/content/state-readings';
import { listStateRequirements } from '@/lib/catalog/content/state-requirements';
import { states } from '@/lib/catalog/content/states';
import { formLimits } from '@/lib/catalog/content/template-limits';

const FOLDER = 'lib/catalog/content/states';

async function open(slug: string): Promise<StateFile> {
  const exported = Object.values((await import(`../../../${FOLDER}/${slug}`)) as Record<string, StateFile>);
  const [file] = exported;
  if (!file || exported.length > 1) throw new Error(`${slug} is not one file of one state`);
  return file;
}

/** Everything in a file that has a date, with its source. */
function datedIn(value: unknown): { asOf: unknown; source: { title?: unknown } }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('asOf' in value && 'source' in value) return [value as ReturnType<typeof datedIn>[number]];
  return Object.values(value).flatMap(datedIn);
}

describe('the files of the states', () => {
  it('are one for each state', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(states.map(({ slug }) => `${slug}.ts`).sort());
  });

  describe.each(states)('$name', ({ slug, code, name }) => {
    it('has the five facts of its law, each with date and source or unknown', async () => {
      const { law } = await open(slug);
      const facts = [law.termYears, law.commissionFeeCents, law.bondCents, law.maxFeePerActCents, law.ron];

      expect(law.code).toBe(code);
      for (const fact of facts) {
        if (fact !== 'unknown') expect(fact).toHaveProperty('value');
        expect(fact === 'unknown' ? 1 : datedIn(fact).length).toBe(1);
      }
    });

    it('dates and sources whatever it says', async () => {
      for (const { asOf, source } of datedIn(await open(slug))) {
        expect(asOf).toMatch(/^20\d\d-(0[1-9]|1[0-2])(-[0-3]\d)?$/);
        expect(source.title).toMatch(/\S/);
      }
    });

    it('is shown with everything that it says', async () => {
      const file = await open(slug);
      const own = (each: { code?: string }) => each.code === code;

      expect(getNotaryLaw(code)).toBe(file.law);
      expect(listStateRequirements(code)).toHaveLength(file.requirements?.length ?? 0);
      expect(listStateActs(code)).toHaveLength(file.acts?.length ?? 0);
      expect(listRonRules(code)).toHaveLength(file.remoteRules?.length ?? 0);
      expect(formLimits[code]).toBe(file.formLimits);
      expect(journalRules.some(own)).toBe(Boolean(file.journalRule));
      expect(noticeLaws.some(({ place }) => place === name)).toBe(Boolean(file.ownerNotice));
      expect(findStateReading(code)).toEqual(file.reading ? { code, ...file.reading } : null);
      expect(findOtherRecorder(code)).toBe(file.recorder ?? null);
    });
  });
});
