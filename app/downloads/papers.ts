import { countyForms } from '@/lib/catalog/content/county-forms';
import { templatePapers } from '@/lib/catalog/content/state-templates';
import {
  architecture,
  developers,
  founderDeclaration,
  intellectualProperty,
  press,
  privacy,
  terms,
  whitepaper,
} from '@/lib/company/content/papers';
import type { Paper } from '@/lib/paper/paper';
import { builderKit, countyKit } from '@/lib/partners/content/kits';

/** Every paper that can be taken away as a file: `/downloads/<name>.pdf` and `/downloads/<name>.txt`. */
export const papers: Record<string, Paper> = {
  'terms-of-service': terms,
  'privacy-policy': privacy,
  'intellectual-property': intellectualProperty,
  'founder-declaration': founderDeclaration,
  'press-release': press,
  'security-whitepaper': whitepaper,
  architecture,
  'developer-guide': developers,
  'county-kit': countyKit.paper,
  'builder-kit': builderKit.paper,
  ...templatePapers,
  ...countyForms,
};
