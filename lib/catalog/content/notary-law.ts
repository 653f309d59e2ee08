import type { NotaryLaw } from '@/lib/catalog/schema';
import { alabama } from '@/lib/catalog/content/states/alabama';
import { alaska } from '@/lib/catalog/content/states/alaska';
import { arizona } from '@/lib/catalog/content/states/arizona';
import { arkansas } from '@/lib/catalog/content/states/arkansas';
import { california } from '@/lib/catalog/content/states/california';
import { colorado } from '@/lib/catalog/content/states/colorado';
import { connecticut } from '@/lib/catalog/content/states/connecticut';
import { delaware } from '@/lib/catalog/content/states/delaware';
import { florida } from '@/lib/catalog/content/states/florida';
import { georgia } from '@/lib/catalog/content/states/georgia';
import { hawaii } from '@/lib/catalog/content/states/hawaii';
import { idaho } from '@/lib/catalog/content/states/idaho';
import { illinois } from '@/lib/catalog/content/states/illinois';
import { indiana } from '@/lib/catalog/content/states/indiana';
import { iowa } from '@/lib/catalog/content/states/iowa';
import { kansas } from '@/lib/catalog/content/states/kansas';
import { kentucky } from '@/lib/catalog/content/states/kentucky';
import { louisiana } from '@/lib/catalog/content/states/louisiana';
import { maine } from '@/lib/catalog/content/states/maine';
import { maryland } from '@/lib/catalog/content/states/maryland';
import { massachusetts } from '@/lib/catalog/content/states/massachusetts';
import { michigan } from '@/lib/catalog/content/states/michigan';
import { minnesota } from '@/lib/catalog/content/states/minnesota';
import { mississippi } from '@/lib/catalog/content/states/mississippi';
import { missouri } from '@/lib/catalog/content/states/missouri';
import { montana } from '@/lib/catalog/content/states/montana';
import { nebraska } from '@/lib/catalog/content/states/nebraska';
import { nevada } from '@/lib/catalog/content/states/nevada';
import { newHampshire } from '@/lib/catalog/content/states/new-hampshire';
import { newJersey } from '@/lib/catalog/content/states/new-jersey';
import { newMexico } from '@/lib/catalog/content/states/new-mexico';
import { newYork } from '@/lib/catalog/content/states/new-york';
import { northCarolina } from '@/lib/catalog/content/states/north-carolina';
import { northDakota } from '@/lib/catalog/content/states/north-dakota';
import { ohio } from '@/lib/catalog/content/states/ohio';
import { oklahoma } from '@/lib/catalog/content/states/oklahoma';
import { oregon } from '@/lib/catalog/content/states/oregon';
import { pennsylvania } from '@/lib/catalog/content/states/pennsylvania';
import { rhodeIsland } from '@/lib/catalog/content/states/rhode-island';
import { southCarolina } from '@/lib/catalog/content/states/south-carolina';
import { southDakota } from '@/lib/catalog/content/states/south-dakota';
import { tennessee } from '@/lib/catalog/content/states/tennessee';
import { texas } from '@/lib/catalog/content/states/texas';
import { utah } from '@/lib/catalog/content/states/utah';
import { vermont } from '@/lib/catalog/content/states/vermont';
import { virginia } from '@/lib/catalog/content/states/virginia';
import { washington } from '@/lib/catalog/content/states/washington';
import { westVirginia } from '@/lib/catalog/content/states/west-virginia';
import { wisconsin } from '@/lib/catalog/content/states/wisconsin';
import { wyoming } from '@/lib/catalog/content/states/wyoming';

/** What the law of each of the 50 states says about its notaries, in the order of their names. */
export const notaryLaws: NotaryLaw[] = [
  alabama,
  alaska,
  arizona,
  arkansas,
  california,
  colorado,
  connecticut,
  delaware,
  florida,
  georgia,
  hawaii,
  idaho,
  illinois,
  indiana,
  iowa,
  kansas,
  kentucky,
  louisiana,
  maine,
  maryland,
  massachusetts,
  michigan,
  minnesota,
  mississippi,
  missouri,
  montana,
  nebraska,
  nevada,
  newHampshire,
  newJersey,
  newMexico,
  newYork,
  northCarolina,
  northDakota,
  ohio,
  oklahoma,
  oregon,
  pennsylvania,
  rhodeIsland,
  southCarolina,
  southDakota,
  tennessee,
  texas,
  utah,
  vermont,
  virginia,
  washington,
  westVirginia,
  wisconsin,
  wyoming,
].map(({ law }) => law);

/** @throws when there is no state of that code */
export function getNotaryLaw(code: string): NotaryLaw {
  const law = notaryLaws.find((candidate) => candidate.code === code);
  if (!law) throw new Error(`No state ${code}`);
  return law;
}
