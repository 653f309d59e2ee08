import { dataSections } from '@/lib/catalogue/content/legal/privacy/data';
import { handlingSections } from '@/lib/catalogue/content/legal/privacy/handling';
import { rightsSections } from '@/lib/catalogue/content/legal/privacy/rights';
import type { Paper } from '@/lib/paper/paper';

export const privacy: Paper = {
  title: 'Privacy policy',
  summary:
    'What we keep about you, why, for how long, and how to see it, correct it or have it erased. Written for the people whose data it is.',
  updated: '2026-11-21',
  sections: [...dataSections, ...handlingSections, ...rightsSections],
};
