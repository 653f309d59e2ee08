import { founderDeclaration } from '@/lib/catalogue/content/company/founder-declaration';
import { press } from '@/lib/catalogue/content/company/press';
import { intellectualProperty } from '@/lib/catalogue/content/legal/ip';
import { privacy } from '@/lib/catalogue/content/legal/privacy';
import { terms } from '@/lib/catalogue/content/legal/terms';
import { countyForms } from '@/lib/catalogue/content/recording/county-forms';
import { templatePapers } from '@/lib/catalogue/content/state-templates';
import { architecture } from '@/lib/catalogue/content/technical/architecture';
import { developers } from '@/lib/catalogue/content/technical/developers';
import { whitepaper } from '@/lib/catalogue/content/technical/whitepaper';
import { builderKit } from '@/lib/partners/content/builder-kit';
import { countyKit } from '@/lib/partners/content/county-kit';
import type { Paper } from '@/lib/paper/paper';

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
