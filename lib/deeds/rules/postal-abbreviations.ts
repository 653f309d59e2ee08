/** USPS Publication 28, appendix C: street suffixes, as people write them, under the standard abbreviation. */
const streetSuffixes: Record<string, string> = {
  aly: 'allee alley ally',
  anx: 'anex annex annx',
  arc: 'arcade',
  ave: 'av aven avenu avenue avn avnue',
  byu: 'bayoo bayou',
  bch: 'beach',
  bnd: 'bend',
  blf: 'bluf bluff',
  blvd: 'boul boulevard boulv',
  br: 'branch brnch',
  brg: 'brdge bridge',
  brk: 'brook',
  byp: 'bypa bypas bypass byps',
  cp: 'camp cmp',
  cyn: 'canyn canyon cnyn',
  cpe: 'cape',
  cswy: 'causeway causwa',
  ctr: 'cen cent center centr centre cnter cntr',
  cir: 'circ circl circle crcl crcle',
  clf: 'cliff',
  clb: 'club',
  cmn: 'common',
  cor: 'corner',
  crse: 'course',
  ct: 'court',
  cts: 'courts',
  cv: 'cove',
  crk: 'creek',
  cres: 'crescent crsent crsnt',
  crst: 'crest',
  xing: 'crossing crssng',
  xrd: 'crossroad',
  dl: 'dale',
  dm: 'dam',
  dr: 'driv drive drv',
  est: 'estate',
  ests: 'estates',
  expy: 'exp expr express expressway expw',
  ext: 'extension extn extnsn',
  fry: 'ferry frry',
  fld: 'field',
  flds: 'fields',
  flt: 'flat',
  frd: 'ford',
  frst: 'forest forests',
  frk: 'fork',
  ft: 'fort frt',
  fwy: 'freeway freewy frway frwy',
  gdn: 'garden gardn grden grdn',
  gdns: 'gardens grdns',
  gtwy: 'gateway gatewy gatway gtway',
  gln: 'glen',
  grn: 'green',
  grv: 'grov grove',
  hbr: 'harb harbor harbr hrbor',
  hvn: 'haven',
  hts: 'heights ht',
  hwy: 'highway highwy hiway hiwy hway',
  hl: 'hill',
  hls: 'hills',
  holw: 'hllw hollow hollows holws',
  is: 'island islnd',
  jct: 'jction jctn junction junctn juncton',
  ky: 'key',
  knl: 'knol knoll',
  lk: 'lake',
  lks: 'lakes',
  lndg: 'landing lndng',
  ln: 'lane',
  ldg: 'ldge lodg lodge',
  lp: 'loop loops',
  mnr: 'manor',
  mdw: 'meadow',
  mdws: 'meadows medows',
  ml: 'mill',
  msn: 'missn mission mssn',
  mt: 'mnt mount',
  mtn: 'mntain mntn mountain mountin mtin',
  nck: 'neck',
  orch: 'orchard orchrd',
  oval: 'ovl',
  pkwy: 'parkway parkwy pkway pky parkways pkwys',
  pass: '',
  pne: 'pine',
  pnes: 'pines',
  pl: 'place',
  pln: 'plain',
  plns: 'plains',
  plz: 'plaza plza',
  pt: 'point',
  prt: 'port',
  pr: 'prairie prr',
  rnch: 'ranch ranches rnchs',
  rd: 'road',
  rdg: 'rdge ridge',
  riv: 'river rvr rivr',
  rte: 'route',
  spg: 'spng spring sprng',
  spgs: 'spngs springs sprngs',
  sq: 'sqr sqre squ square',
  sta: 'station statn stn',
  st: 'saint str street strt',
  smt: 'sumit sumitt summit',
  ter: 'terr terrace',
  trce: 'trace traces',
  trl: 'trail trails trls',
  tunl: 'tunel tunls tunnel tunnels tunnl',
  tpke: 'trnpk turnpike turnpk',
  un: 'union',
  vly: 'valley vally vlly',
  via: 'vdct viadct viaduct',
  vw: 'view',
  vlg: 'vill villag village villg villiage',
  vl: 'ville',
  vis: 'vist vista vst vsta',
  wlk: 'walk',
  way: 'wy',
  wls: 'wells',
};

/** Publication 28, section 233: directions. */
const directions: Record<string, string> = {
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
  ne: 'northeast',
  nw: 'northwest',
  se: 'southeast',
  sw: 'southwest',
};

/** Publication 28, appendix C2: designators within a building. One word for all that say "which door". */
const units: Record<string, string> = {
  unit: 'apartment apt suite ste room rm number no',
  bldg: 'building',
  fl: 'floor flr',
  lot: '',
};

/** Street names that are written both ways. */
const ordinals: Record<string, string> = {
  '1st': 'first',
  '2nd': 'second',
  '3rd': 'third',
  '4th': 'fourth',
  '5th': 'fifth',
  '6th': 'sixth',
  '7th': 'seventh',
  '8th': 'eighth',
  '9th': 'ninth',
  '10th': 'tenth',
};

/** Publication 28, appendix B. Names of two words are joined by a hyphen here. */
const states: Record<string, string> = {
  al: 'alabama',
  ak: 'alaska',
  az: 'arizona',
  ar: 'arkansas',
  ca: 'california',
  co: 'colorado',
  ct: 'connecticut',
  de: 'delaware',
  dc: 'district-of-columbia',
  fl: 'florida',
  ga: 'georgia',
  hi: 'hawaii',
  id: 'idaho',
  il: 'illinois',
  in: 'indiana',
  ia: 'iowa',
  ks: 'kansas',
  ky: 'kentucky',
  la: 'louisiana',
  me: 'maine',
  md: 'maryland',
  ma: 'massachusetts',
  mi: 'michigan',
  mn: 'minnesota',
  ms: 'mississippi',
  mo: 'missouri',
  mt: 'montana',
  ne: 'nebraska',
  nv: 'nevada',
  nh: 'new-hampshire',
  nj: 'new-jersey',
  nm: 'new-mexico',
  ny: 'new-york',
  nc: 'north-carolina',
  nd: 'north-dakota',
  oh: 'ohio',
  ok: 'oklahoma',
  or: 'oregon',
  pa: 'pennsylvania',
  pr: 'puerto-rico',
  ri: 'rhode-island',
  sc: 'south-carolina',
  sd: 'south-dakota',
  tn: 'tennessee',
  tx: 'texas',
  ut: 'utah',
  vt: 'vermont',
  va: 'virginia',
  wa: 'washington',
  wv: 'west-virginia',
  wi: 'wisconsin',
  wy: 'wyoming',
};

function wordsToAbbreviation(...tables: Record<string, string>[]): Map<string, string> {
  const pairs = tables.flatMap((table) =>
    Object.entries(table).flatMap(([short, words]) =>
      words
        .split(' ')
        .filter(Boolean)
        .map((word): [string, string] => [word, short]),
    ),
  );
  return new Map(pairs);
}

/** Any of the many ways to write a word of an address → its standard abbreviation. */
export const postalAbbreviations = wordsToAbbreviation(streetSuffixes, directions, units, ordinals);

/** The standard abbreviations of what a street may end with. */
export const suffixCodes: ReadonlySet<string> = new Set(Object.keys(streetSuffixes));

/** The standard abbreviations of the directions. */
export const directionCodes: ReadonlySet<string> = new Set(Object.keys(directions));

/** Where the longest way to write a word is not the word itself. */
const words: Record<string, string> = {
  aly: 'alley',
  frst: 'forest',
  holw: 'hollow',
  lp: 'loop',
  pkwy: 'parkway',
  rnch: 'ranch',
  st: 'saint',
  trce: 'trace',
  trl: 'trail',
  vlg: 'village',
};

/** Abbreviations within a name → the word, as it is written in one with others: "Oak Hl" is "Oakhill". */
export const wordsOfNames: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...streetSuffixes, ...directions }).map(([code, spellings]) => {
    const longest = spellings.split(' ').reduce((a, b) => (b.length > a.length ? b : a));
    return [code, words[code] ?? (longest || code)];
  }),
);

/** State names → two-letter codes, longest first, so that "West Virginia" is found before "Virginia". */
export const stateCodes = Object.entries(states)
  .map(([code, name]) => ({ code, name: name.replaceAll('-', ' ') }))
  .sort((a, b) => b.name.length - a.name.length);
