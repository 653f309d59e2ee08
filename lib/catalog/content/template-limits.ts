import { california } from '@/lib/catalog/content/states/california';
import { florida } from '@/lib/catalog/content/states/florida';
import { hawaii } from '@/lib/catalog/content/states/hawaii';
import { michigan } from '@/lib/catalog/content/states/michigan';
import { mississippi } from '@/lib/catalog/content/states/mississippi';
import { nebraska } from '@/lib/catalog/content/states/nebraska';
import { newYork } from '@/lib/catalog/content/states/new-york';
import { northCarolina } from '@/lib/catalog/content/states/north-carolina';
import { ohio } from '@/lib/catalog/content/states/ohio';
import { southCarolina } from '@/lib/catalog/content/states/south-carolina';
import { tennessee } from '@/lib/catalog/content/states/tennessee';
import type { FormLimit, StateFile } from '@/lib/catalog/content/state-file';

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
