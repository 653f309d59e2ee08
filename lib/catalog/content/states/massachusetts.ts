import { fact, nnaReference, official, secondary, statute } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';

const massachusettsLaws = 'https://malegislature.gov/Laws/GeneralLaws/PartIII/TitleI/Chapter222/Section';

export const massachusetts: StateFile = {
  law: {
    code: 'MA',
    termYears: fact(7, '2024-12', statute('Mass. Gen. Laws ch. 222, § 14', `${massachusettsLaws}14`)),
    commissionFeeCents: fact(
      6_000,
      '2026-11',
      secondary(
        'LegalClarity, How to become a notary public in Massachusetts',
        'https://legalclarity.org/how-to-become-a-notary-public-in-massachusetts',
      ),
    ),
    bondCents: fact(0, '2024-12', nnaReference('Massachusetts', 3258417384)),
    maxFeePerActCents: fact(
      'no_limit',
      '2026-11',
      official(
        'Richardson v. UPS Store, Inc., 486 Mass. 126',
        'http://masscases.com/cases/sjc/486/486mass126.html',
      ),
    ),
    ron: fact(
      'enacted',
      '2026-11',
      secondary(
        'BlueNotary, How to become an online notary in Massachusetts, quoting the state website',
        'https://bluenotary.us/how-to-become-an-online-notary-in-massachusetts',
      ),
    ),
    ronNote:
      'Mass. Gen. Laws ch. 222, § 28 took effect on January 1, 2024, but the training and the form that come first were not yet available.',
  },
};
