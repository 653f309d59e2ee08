const words = (text: string) => new Set(text.split(/\s+/).filter(Boolean));

/** Any of them makes the name that of an organization. */
export const ORGANIZATION =
  words(`llc llp lllp pllc inc incorporated corp corporation company ltd limited lp bank banc bancorp citibank citimortgage fsb ssb association assn assoc associates mortgage mtge lending lender loans loan financial finance fin funding capital credit servicing services
  service svcs properties props holdings hldgs investments invs investors ventures enterprises enterpr ent group partners partnership
  ptnrs realty rlty homes builders bldrs construction constr contractors contracting development developers dev church ministries ministry
  foundation society university college school hospital medical clinic county city town village township state commonwealth
  department dept agency authority district commission board federal national savings insurance ins title escrow mers
  systems registration electronic union fund hoa condominium condo condominiums homeowners owners apartments
  management mgmt roofing plumbing electric supply utilities club lodge post council institute coop cooperative industries
  international usa america acquisitions buyers solutions equity equities land farms ranch estates`);

/** Some of those words are last names too: `Church Jane`, `Kim Soo Na`. */
export const ALSO_LAST_NAMES = words(
  'church land town post lodge homes village college club ranch na farms agency',
);

/** The form of an organization, under one word; a name without it may be of the same organization. */
export const FORMS: Record<string, string> = {
  llc: 'llc',
  inc: 'inc',
  incorporated: 'inc',
  corp: 'inc',
  corporation: 'inc',
  company: 'co',
  co: 'co',
  ltd: 'ltd',
  limited: 'ltd',
  lp: 'lp',
  llp: 'llp',
  lllp: 'llp',
  pllc: 'llc',
  na: 'na',
  fsb: 'na',
  ssb: 'na',
};

/** What indexes shorten in the names of organizations. */
export const SHORTENED: Record<string, string> = {
  props: 'properties',
  property: 'properties',
  prop: 'properties',
  hldgs: 'holdings',
  hldg: 'holdings',
  holding: 'holdings',
  invs: 'investments',
  inv: 'investments',
  invest: 'investments',
  investment: 'investments',
  assn: 'association',
  assoc: 'association',
  mtg: 'mortgage',
  mtge: 'mortgage',
  ptnrs: 'partners',
  ptnr: 'partners',
  partner: 'partners',
  natl: 'national',
  nat: 'national',
  fed: 'federal',
  svcs: 'services',
  svc: 'services',
  service: 'services',
  dev: 'development',
  devt: 'development',
  mgmt: 'management',
  fin: 'financial',
  grp: 'group',
  ent: 'enterprises',
  enterprise: 'enterprises',
  bldrs: 'builders',
  constr: 'construction',
  rlty: 'realty',
  bros: 'brothers',
  intl: 'international',
  ins: 'insurance',
  venture: 'ventures',
  ch: 'church',
  st: 'saint',
};

/** Words of a trust's name that are not of the person whose trust it is. */
export const TRUST_WORDS =
  words(`trust trs trst tr ttee ttees trustee trustees cotrustee cotrustees cotrustee successor succ revocable irrevocable
  revoc rev irrev living liv lvg lvng family fam fmly inter vivos grantor declaration agreement agmt
  survivors marital bypass residence qualified personal special needs supplemental testamentary under will land exemption
  restated amended the of separate joint asset protection no number as and its co`);

export const TRUST_MARKS = words('trust trs trst tr ttee ttees trustee trustees cotrustee cotrustees');

/** In front of a last name, and part of it. */
export const PARTICLES = words(
  'de del la las los da das do dos du di della van von vander vanden der den ter ten le mc mac st saint san santa el al ibn abu fitz',
);

/** After the O of an Irish name that is written apart. */
export const AFTER_O = words(
  'brien connor donnell neal neil neill hara leary malley reilly rourke sullivan shea toole keefe grady dell dea dwyer connell hare hearn flaherty keeffe bryan conner day',
);

/** The same for the D of an Italian, French or Portuguese one. */
export const AFTER_D = words(
  'angelo amico agostino andrea alessandro amato onofrio ambrosio souza arcy aquila antonio errico orazio alfonso augustine',
);

export const TITLES = words('mr mrs ms miss dr rev hon prof esq md dds phd jd cpa dvm ret');

export const SUFFIXES: Record<string, string> = {
  jr: 'jr',
  junior: 'jr',
  sr: 'sr',
  senior: 'sr',
  ii: 'ii',
  '2nd': 'ii',
  iii: 'iii',
  '3rd': 'iii',
  iv: 'iv',
  '4th': 'iv',
};

/** From such a word to the end of a part, nothing is a name: `as joint tenants`, `his wife`, `by her attorney in fact`. */
export const NOISE =
  words(`as husband wife spouse spouses widow widower his their joint jointly tenants tenancy jtwros jtros jt tic tbe entireties entirety community
  separate sole single unmarried married divorced individually individual with both by attorney aif poa survivorship survivor surviving
  hw wh hh grantor grantee trustor borrower unknown occupant minor guardian executor executrix exor exrx admr admin administrator
  administratrix pers personal representative pr life estate undivided int interest domestic registered ors others subject`);

/** They go where noise stands at the beginning: `his wife Mary`, `and separate property`. */
export const NOISE_IN_FRONT = words('the of in property common right rights man woman person our my');

/** From here on a trust is dated. */
export const TRUST_DATES = words('dated dtd uad udt utd dtd ua date');

/** Before them, `a` and `an` are no initials: `a married woman`. */
export const MARITAL = words(
  'married single unmarried widow widower widowed divorced minor man woman individual adult person unremarried',
);

export const ESTATE_MARKS = words('estate est deceased decd heirs devisees');
