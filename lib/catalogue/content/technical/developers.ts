import { designSections } from '@/lib/catalogue/content/technical/developers/design';
import { logSections } from '@/lib/catalogue/content/technical/developers/log';
import { webhookSections } from '@/lib/catalogue/content/technical/developers/webhooks';
import type { Paper } from '@/lib/paper/paper';

export const developers: Paper = {
  title: 'Developers',
  summary:
    'What programs can call today without a key, and the published design of the API that is not open yet.',
  updated: '2026-11-21',
  sections: [...logSections, ...designSections, ...webhookSections],
};
