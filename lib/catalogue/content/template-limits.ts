import { california } from '@/lib/catalogue/content/states/california';
import { florida } from '@/lib/catalogue/content/states/florida';
import { hawaii } from '@/lib/catalogue/content/states/hawaii';
import { michigan } from '@/lib/catalogue/content/states/michigan';
import { mississippi } from '@/lib/catalogue/content/states/mississippi';
import { nebraska } from '@/lib/catalogue/content/states/nebraska';
import { newYork } from '@/lib/catalogue/content/states/new-york';
import { northCarolina } from '@/lib/catalogue/content/states/north-carolina';
import { ohio } from '@/lib/catalogue/content/states/ohio';
import { southCarolina } from '@/lib/catalogue/content/states/south-carolina';
import { tennessee } from '@/lib/catalogue/content/states/tennessee';
import type { FormLimit, StateFile } from '@/lib/catalogue/content/state-file';

/**
 * The states in which our short form is the wrong paper, by their codes. States of one survey share its words, so that a
 * page that hands them to the browser sends those once.
 */
export const formLimits: Record<string, FormLimit[]> = Object.fromEntries(
  [
    california,
    florida,
    newYork,
    hawaii,
    michigan,
    mississippi,
    nebraska,
    northCarolina,
    ohio,
    southCarolina,
    tennessee,
  ].map(({ law, formLimits: limits = [] }: StateFile) => [law.code, limits]),
);
