import { agreementTerms } from '@/lib/catalogue/content/legal/terms/agreement';
import { deedTerms } from '@/lib/catalogue/content/legal/terms/deeds';
import { serviceTerms } from '@/lib/catalogue/content/legal/terms/services';
import type { Paper } from '@/lib/paper/paper';

export const terms: Paper = {
  title: 'Terms of service',
  summary:
    'The agreement between you and us when you use DeedGuard and GuardSign. Each section begins with the plain rule; the details follow.',
  updated: '2026-11-21',
  sections: [...deedTerms, ...serviceTerms, ...agreementTerms],
};
