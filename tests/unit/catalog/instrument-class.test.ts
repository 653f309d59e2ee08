import { instrumentsByState } from '@/lib/catalog/content/instruments/by-state';
import { instrumentCodes } from '@/lib/catalog/content/instruments/names';
import { states } from '@/lib/catalog/content/states';
import { classifyInstrument } from '@/lib/catalog/queries';
import { instrumentClasses } from '@/lib/catalog/rules/instrument-class';

const anywhere: Record<string, string[]> = {
  deed: [
    'WD', 'SWD', 'GD', 'WARRANTY DEED', 'Special Warranty Deed', 'GRANT DEED', 'BSD', 'DEED IN LIEU OF FORECLOSURE', "TRUSTEE'S DEED UPON SALE",
    "SHERIFF'S DEED", 'TAX DEED', "EXECUTOR'S DEED", 'CORRECTION DEED', 'TODD', 'TRANSFER ON DEATH DEED', 'LADY BIRD DEED', 'LADYBIRD',
    'ENHANCED LIFE ESTATE DEED', 'BENEFICIARY DEED', 'INTERSPOUSAL TRANSFER', 'AFFIDAVIT - DEATH OF JOINT TENANT', 'AFFIDAVIT OF HEIRSHIP',
    'WARRANTY DEED W/ VENDORS LIEN', "WARRANTY DEED WITH VENDOR'S LIEN", 'WARR', 'WD - WARRANTY DEED', 'MORTGAGE FORECLOSURE DEED', 'LAND CONTRACT', 'DEED (2 PARCELS)', 'DEED IN TRUST', 'Deed of Gift', 'D',
  ],
  quitclaim: ['QCD', 'QC', 'Q.C.D.', 'QUITCLAIM DEED', 'QUIT CLAIM', 'Quit-Claim Deed', 'Q/C DEED', 'NON-WARRANTY DEED'],
  mortgage: ['MTG', 'MTGE', 'DT', 'DOT', 'D/T', 'DEED OF TRUST', 'MORTGAGE', 'CREDIT LINE DEED OF TRUST', 'OPEN END MORTGAGE', 'TRUST DEED', 'HELOC', 'MODIFICATION OF MORTGAGE', 'DEED OF TRUST W/ASSIGNMENT OF RENTS', 'CORRECTIVE DEED OF TRUST', 'CEMA'],
  assignment: ['ASGN', 'AOM', 'ASSIGNMENT OF MORTGAGE', 'ASSIGNMENT OF DEED OF TRUST', 'ASST', 'ASSIGNMENT OF RENTS', 'TRANSFER OF LIEN'],
  release: [
    'REL', 'RECON', 'SAT', 'SATISFACTION OF MORTGAGE', 'RELEASE OF LIEN', 'RELEASE OF MORTGAGE', 'FULL RECONVEYANCE', 'SUBSTITUTION OF TRUSTEE & FULL RECONVEYANCE', 'RELEASE OF LIS PENDENS',
    'DISCHARGE OF MORTGAGE', 'PARTIAL RELEASE', 'RESCISSION OF NOTICE OF DEFAULT', 'CERTIFICATE OF RELEASE OF FEDERAL TAX LIEN', 'UCC TERMINATION', 'REL#4', 'DEED OF RECONVEYANCE', 'WAIVER OF LIEN',
  ],
  lien: ['ML', 'FTL', 'NFTL', "MECHANIC'S LIEN", 'CLAIM OF LIEN', 'ABSTRACT OF JUDGMENT', 'AJ', 'JUDGMENT', 'HOA LIEN', 'UCC-1', 'NOTICE OF FEDERAL TAX LIEN', 'TAX WARRANT'],
  'lis-pendens': ['LP', 'LIS PENDENS', 'NOTICE OF LIS PENDENS', 'NOTICE OF PENDENCY OF ACTION'],
  'power-of-attorney': ['POA', 'DPOA', 'POWER OF ATTORNEY', 'DURABLE POWER OF ATTORNEY', 'PWR ATTY', 'LIMITED POA'],
  'notice-of-default': ['NOD', 'NTS', 'NOTICE OF DEFAULT', "NOTICE OF TRUSTEE'S SALE", 'NOTICE OF DEFAULT AND ELECTION TO SELL', 'NOTICE OF FORECLOSURE SALE'],
  other: [
    'PLAT', 'DEED RESTRICTIONS', 'EASEMENT', 'DECLARATION OF COVENANTS', 'REQUEST FOR NOTICE OF DEFAULT', 'REVOCATION OF POWER OF ATTORNEY', 'NOTICE OF COMMENCEMENT', 'MASTER DEED', 'MILITARY DISCHARGE', 'WARRANT',
    'SUBORDINATION OF MORTGAGE', 'DD-214', '', '???', 'CERTIFICATE OF TITLE',
  ],
}; // oxfmt-ignore

const byState: [string, string, string][] = [
  ['SD', 'GA', 'mortgage'],
  ['SD', 'PA', 'deed'],
  ['SECURITY DEED', 'GA', 'mortgage'],
  ['DEED TO SECURE DEBT', 'GA', 'mortgage'],
  ['CANCELLATION', 'GA', 'release'],
  ['FIFA', 'GA', 'lien'],
  ['ACT OF SALE', 'LA', 'deed'],
  ['CASH SALE', 'LA', 'deed'],
  ['ACT OF DONATION', 'LA', 'deed'],
  ['DONATION', 'LA', 'deed'],
  ['DONATION', 'OH', 'other'],
  ['PROCURATION', 'LA', 'power-of-attorney'],
  ['SATISFACTION PIECE', 'PA', 'release'],
  ['SP', 'PA', 'release'],
  ['DISCHARGE', 'MA', 'release'],
  ['RELEASE DEED', 'IL', 'release'],
  ['RELEASE DEED', 'ME', 'quitclaim'],
  ['TD', 'UT', 'mortgage'],
  ['TD', 'FL', 'deed'],
  ['WARRANT', 'NY', 'lien'],
  ['WARRANT', 'wa', 'lien'],
  ['CERTIFICATE OF TITLE', 'FL', 'deed'],
  ['NOTICE OF ELECTION AND DEMAND', 'CO', 'notice-of-default'],
  ["PUBLIC TRUSTEE'S DEED", 'CO', 'deed'],
  ['OTD', 'MD', 'notice-of-default'],
  ['TITLE TO REAL ESTATE', 'SC', 'deed'],
];

describe('the class of an instrument', () => {
  it.each(Object.entries(anywhere).flatMap(([each, types]) => types.map((type) => [type, each])))(
    'of "%s" is %s',
    (type, each) => {
      expect(classifyInstrument(type, 'OH')).toBe(each);
    },
  );

  it.each(byState)('of "%s" in %s is %s', (type, state, each) => {
    expect(classifyInstrument(type, state)).toBe(each);
  });

  it('of a type that goes on without end is decided by its beginning', () => {
    expect(classifyInstrument(`DEED ${'-X'.repeat(50_000)}`, 'OH')).toBe('deed');
  });
});

describe('the names of instruments', () => {
  it('mean one thing each, everywhere or in one state', () => {
    const names = [
      ...instrumentCodes.map((entry) => ({ states: '', ...entry })),
      ...instrumentsByState,
    ].flatMap(({ names, states: where }) =>
      where.split(' ').flatMap((state) => names.split(',').map((name) => `${state} ${name.trim()}`)),
    );
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('are of states that there are and of all classes', () => {
    const codes = new Set(states.map(({ code }) => code));
    expect(
      instrumentsByState.flatMap(({ states: where }) => where.split(' ')).filter((code) => !codes.has(code)),
    ).toEqual([]);
    expect(new Set(instrumentCodes.map((entry) => entry.class))).toEqual(new Set(instrumentClasses));
  });

  it('say by which law they differ', () => {
    expect(instrumentsByState.filter(({ source }) => source.title.length < 8)).toEqual([]);
  });
});
