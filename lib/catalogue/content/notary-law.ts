import type { NotaryLaw } from '@/lib/catalogue/schema';
import { alabama } from '@/lib/catalogue/content/states/alabama';
import { alaska } from '@/lib/catalogue/content/states/alaska';
import { arizona } from '@/lib/catalogue/content/states/arizona';
import { arkansas } from '@/lib/catalogue/content/states/arkansas';
import { california } from '@/lib/catalogue/content/states/california';
import { colorado } from '@/lib/catalogue/content/states/colorado';
import { connecticut } from '@/lib/catalogue/content/states/connecticut';
import { delaware } from '@/lib/catalogue/content/states/delaware';
import { florida } from '@/lib/catalogue/content/states/florida';
import { georgia } from '@/lib/catalogue/content/states/georgia';
import { hawaii } from '@/lib/catalogue/content/states/hawaii';
import { idaho } from '@/lib/catalogue/content/states/idaho';
import { illinois } from '@/lib/catalogue/content/states/illinois';
import { indiana } from '@/lib/catalogue/content/states/indiana';
import { iowa } from '@/lib/catalogue/content/states/iowa';
import { kansas } from '@/lib/catalogue/content/states/kansas';
import { kentucky } from '@/lib/catalogue/content/states/kentucky';
import { louisiana } from '@/lib/catalogue/content/states/louisiana';
import { maine } from '@/lib/catalogue/content/states/maine';
import { maryland } from '@/lib/catalogue/content/states/maryland';
import { massachusetts } from '@/lib/catalogue/content/states/massachusetts';
import { michigan } from '@/lib/catalogue/content/states/michigan';
import { minnesota } from '@/lib/catalogue/content/states/minnesota';
import { mississippi } from '@/lib/catalogue/content/states/mississippi';
import { missouri } from '@/lib/catalogue/content/states/missouri';
import { montana } from '@/lib/catalogue/content/states/montana';
import { nebraska } from '@/lib/catalogue/content/states/nebraska';
import { nevada } from '@/lib/catalogue/content/states/nevada';
import { newHampshire } from '@/lib/catalogue/content/states/new-hampshire';
import { newJersey } from '@/lib/catalogue/content/states/new-jersey';
import { newMexico } from '@/lib/catalogue/content/states/new-mexico';
import { newYork } from '@/lib/catalogue/content/states/new-york';
import { northCarolina } from '@/lib/catalogue/content/states/north-carolina';
import { northDakota } from '@/lib/catalogue/content/states/north-dakota';
import { ohio } from '@/lib/catalogue/content/states/ohio';
import { oklahoma } from '@/lib/catalogue/content/states/oklahoma';
import { oregon } from '@/lib/catalogue/content/states/oregon';
import { pennsylvania } from '@/lib/catalogue/content/states/pennsylvania';
import { rhodeIsland } from '@/lib/catalogue/content/states/rhode-island';
import { southCarolina } from '@/lib/catalogue/content/states/south-carolina';
import { southDakota } from '@/lib/catalogue/content/states/south-dakota';
import { tennessee } from '@/lib/catalogue/content/states/tennessee';
import { texas } from '@/lib/catalogue/content/states/texas';
import { utah } from '@/lib/catalogue/content/states/utah';
import { vermont } from '@/lib/catalogue/content/states/vermont';
import { virginia } from '@/lib/catalogue/content/states/virginia';
import { washington } from '@/lib/catalogue/content/states/washington';
import { westVirginia } from '@/lib/catalogue/content/states/west-virginia';
import { wisconsin } from '@/lib/catalogue/content/states/wisconsin';
import { wyoming } from '@/lib/catalogue/content/states/wyoming';

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
