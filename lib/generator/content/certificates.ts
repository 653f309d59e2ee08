import { certificateLaws, type CertificateLaw } from '../rules/compliance/certificate-laws';
import type { TemplateState } from '../schema';

export type Certificate = CertificateLaw & {
  title: string;
  /** What the law wants in a box above it. */
  notice?: string;
  /** Lines to print: `{{signers}}` is who signed; what the notary completes is left as lines. */
  text: string;
};

const LONG = '_'.repeat(36);
const LINE = '_'.repeat(20);
const SHORT = '_'.repeat(6);
/** Behind a line to sign. The place below it, beside the lines that follow, is free: an inch high, as the stamps of these states are. */
const SEAL = `${' '.repeat(10)}(Seal)`;
/** Where nothing follows, so that nothing else of the page comes closer to the seal. */
const FREE = '\n'.repeat(5);

/** Cal. Civ. Code § 1189(a)(1) and Gov. Code § 8202(b): the same notice, in a box. */
const californiaNotice =
  'A notary public or other officer completing this certificate verifies only the identity of the individual who signed the document to which this certificate is attached, and not the truthfulness, accuracy, or validity of that document.';

const floridaEnding = `${LONG}${SEAL}
Signature of Notary Public - State of Florida

${LONG}
Print, Type, or Stamp Commissioned Name of Notary Public

Personally Known ${SHORT} OR Produced Identification ${SHORT}
Type of Identification Produced ${LINE}`;

const newYorkVenue = `State of New York )
County of ${LINE} ) ss.:`;

/**
 * The certificates of each state, by its own law; Florida's boxes are lines here, since a line can be ticked as well. Texas and
 * Illinois have a line for the printed name: what is recorded has a name below each signature (Tex. Loc. Gov’t Code § 191.007),
 * and a notary whose signature cannot be read prints theirs (14 Ill. Adm. Code 176.600).
 */
export const certificates: Record<TemplateState, Record<'acknowledgment' | 'jurat', Certificate>> = {
  CA: {
    acknowledgment: {
      title: 'Certificate of acknowledgment',
      notice: californiaNotice,
      text: `State of California
County of ${LINE}

On ${LINE} before me, ${LONG} (insert name and title of the officer), personally appeared {{signers}}, who proved to me on the basis of satisfactory evidence to be the person(s) whose name(s) is/are subscribed to the within instrument and acknowledged to me that he/she/they executed the same in his/her/their authorized capacity(ies), and that by his/her/their signature(s) on the instrument the person(s), or the entity upon behalf of which the person(s) acted, executed the instrument.

I certify under PENALTY OF PERJURY under the laws of the State of California that the foregoing paragraph is true and correct.

WITNESS my hand and official seal.

Signature ${LONG}${SEAL}${FREE}`,
      ...certificateLaws.CA.acknowledgment,
    },
    jurat: {
      title: 'Jurat',
      notice: californiaNotice,
      text: `State of California
County of ${LINE}

Subscribed and sworn to (or affirmed) before me on this ${SHORT} day of ${LINE}, 20____, by {{signers}}, proved to me on the basis of satisfactory evidence to be the person(s) who appeared before me.

Signature ${LONG}${SEAL}${FREE}`,
      ...certificateLaws.CA.jurat,
    },
  },
  TX: {
    acknowledgment: {
      title: 'Certificate of acknowledgment',
      text: `State of Texas
County of ${LINE}

This instrument was acknowledged before me on ${LINE} (date) by {{signers}}.

${LONG}${SEAL}
Signature of officer

${LONG}
Printed name of officer

${LONG}
Title of officer

My commission expires: ${LINE}`,
      ...certificateLaws.TX.acknowledgment,
    },
    jurat: {
      title: 'Jurat',
      text: `State of Texas
County of ${LINE}

Sworn to and subscribed before me on the ${SHORT} day of ${LINE}, 20____, by {{signers}}.

${LONG}${SEAL}
Notary Public Signature

${LONG}
Printed name of Notary Public${FREE}`,
      ...certificateLaws.TX.jurat,
    },
  },
  FL: {
    acknowledgment: {
      title: 'Certificate of acknowledgment',
      text: `STATE OF FLORIDA
COUNTY OF ${LINE}

The foregoing instrument was acknowledged before me by means of ____ physical presence or ____ online notarization, this ${SHORT} day of ${LINE}, ________, by {{signers}}.

${floridaEnding}`,
      ...certificateLaws.FL.acknowledgment,
    },
    jurat: {
      title: 'Jurat',
      text: `STATE OF FLORIDA
COUNTY OF ${LINE}

Sworn to (or affirmed) and subscribed before me by means of ____ physical presence or ____ online notarization, this ${SHORT} day of ${LINE}, ________, by {{signers}}.

${floridaEnding}`,
      ...certificateLaws.FL.jurat,
    },
  },
  NY: {
    acknowledgment: {
      title: 'Certificate of acknowledgment',
      text: `${newYorkVenue}

On the ${SHORT} day of ${LINE} in the year ________ before me, the undersigned, personally appeared {{signers}}, personally known to me or proved to me on the basis of satisfactory evidence to be the individual(s) whose name(s) is (are) subscribed to the within instrument and acknowledged to me that he/she/they executed the same in his/her/their capacity(ies), and that by his/her/their signature(s) on the instrument, the individual(s), or the person upon behalf of which the individual(s) acted, executed the instrument.

${LONG}
Signature and office of individual taking acknowledgment`,
      ...certificateLaws.NY.acknowledgment,
    },
    jurat: {
      title: 'Jurat',
      text: `${newYorkVenue}

Sworn to (or affirmed) before me this ${SHORT} day of ${LINE}, 20____, by {{signers}}.

${LONG}
Notary Public, State of New York
Name, registration number, county of qualification and end of the commission`,
      ...certificateLaws.NY.jurat,
    },
  },
  IL: {
    acknowledgment: {
      title: 'Certificate of acknowledgment',
      text: `State of Illinois
County of ${LINE}

This instrument was acknowledged before me on ${LINE} (date) by {{signers}}.

${LONG}${SEAL}
Signature of Notary Public

${LONG}
Printed name of Notary Public${FREE}`,
      ...certificateLaws.IL.acknowledgment,
    },
    jurat: {
      title: 'Verification upon oath or affirmation',
      text: `State of Illinois
County of ${LINE}

Signed and sworn (or affirmed) to before me on ${LINE} (date) by {{signers}}.

${LONG}${SEAL}
Signature of Notary Public

${LONG}
Printed name of Notary Public${FREE}`,
      ...certificateLaws.IL.jurat,
    },
  },
};
