import type { NotaryLaw } from '@/lib/catalogue/schema';
import { alabamaToHawaii } from './notary-law/alabama-to-hawaii';
import { idahoToMaine } from './notary-law/idaho-to-maine';
import { marylandToMissouri } from './notary-law/maryland-to-missouri';
import { montanaToOklahoma } from './notary-law/montana-to-oklahoma';
import { oregonToWyoming } from './notary-law/oregon-to-wyoming';

/** What the law of each of the 50 states says about its notaries, in the order of their names. */
export const notaryLaws: NotaryLaw[] = [
  ...alabamaToHawaii,
  ...idahoToMaine,
  ...marylandToMissouri,
  ...montanaToOklahoma,
  ...oregonToWyoming,
];

/** @throws when there is no state of that code */
export function getNotaryLaw(code: string): NotaryLaw {
  const law = notaryLaws.find((candidate) => candidate.code === code);
  if (!law) throw new Error(`No state ${code}`);
  return law;
}
