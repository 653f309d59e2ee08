import { screen, together, unit, type Claim } from './claim';

const laws = unit('catalog/state-guide', 'has a month and a source');

/** What the pages of the catalog say of us without exception, and the forms that stand on them. */
export const catalogScreenClaims: Claim[] = [
  ...together(
    'components/notary/client/request-form/what-fields.tsx',
    [unit('pricing/quote', 'for %i pages has %i cents for those beyond the first')],
    'each further one is …',
  ),
  ...together(
    'app/(site)/state-documents/[state]/page.tsx',
    [laws],
    'Each fact has its date and its source.',
  ),
  ...together('lib/partners/content/integrations.ts', [laws], 'each fact with its date.'),
  ...together(
    'components/pricing/quote-panel.tsx',
    [unit('pricing/quote', 'companies pay within 15 days')],
    'Companies pay by invoice within … days.',
  ),
  ...together(
    'components/catalog/states/compliance-result.tsx',
    [screen('catalog/states/compliance-check', 'counts the catalog and gives each state its reasons')],
    'All five facts are known, sourced and recent enough.',
  ),
  ...together(
    'components/catalog/recording/ask-recorder.tsx',
    [
      screen(
        'catalog/recording/requirements-desk',
        'leads from a state that is not in it to the page of that state',
      ),
    ],
    'We list only what we have read in a source',
  ),
  ...together(
    'components/catalog/counties/protection-invitation.tsx',
    [screen('catalog/counties/document-desk', 'hands out the blank form of a protected document')],
    'The blank forms above are open to everyone.',
  ),
  ...together(
    'components/catalog/states/training-of-state.tsx',
    [
      screen(
        'catalog/states/training-panel',
        'offers three state courses and an advanced one, and says that nothing is sold',
      ),
    ],
    'costs nothing and commits you to nothing.',
  ),
  ...together(
    'components/partners/interest-dialog.tsx',
    [screen('partners/interest-button', 'says so before it asks')],
    'Nothing is booked, and you pay nothing now.',
  ),
  ...together(
    'components/pricing/quote-panel.tsx',
    [screen('pricing/calculator', 'is shown by its address, with the fields filled')],
    'A quote books nothing and charges nothing.',
  ),
];
