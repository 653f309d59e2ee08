import { official, statute } from '@/lib/catalog/content/fact';
import type { StateInstrumentNames } from '@/lib/catalog/rules/instrument-class';

const georgia: StateInstrumentNames[] = [
  {
    states: 'GA',
    class: 'mortgage',
    names:
      'sd, secd, sec d, dsd, dts, dtsd, deed security, deed to secure debt, security deed, bill of sale to secure debt',
    source: statute('Ga. Code § 44-14-60'),
  },
  {
    states: 'GA',
    class: 'release',
    names: 'canc, cancellation, cancellation of security deed, csd, cancel sd, satisfaction',
    source: statute('Ga. Code § 44-14-3'),
  },
  {
    states: 'GA',
    class: 'deed',
    names: 'dup, deed under power, deed under power of sale',
    source: statute('Ga. Code § 44-14-162'),
  },
];

/** Its civil code knows acts where others know deeds. */
const louisiana: StateInstrumentNames[] = [
  {
    states: 'LA',
    class: 'deed',
    names:
      'act of sale, cash sale, cash deed, sale, credit sale, sale with mortgage, vente, act of cash sale, sale of property, tax sale, tax sale certificate, sheriffs sale, sheriff sale',
    source: statute('La. Civ. Code arts. 2439, 2440'),
  },
  {
    states: 'LA',
    class: 'deed',
    names: 'donation, act of donation, donation inter vivos, don',
    source: statute('La. Civ. Code art. 1541'),
  },
  {
    states: 'LA',
    class: 'deed',
    names:
      'exchange, act of exchange, dation en paiement, dation, giving in payment, act of giving in payment',
    source: statute('La. Civ. Code arts. 2655, 2660'),
  },
  {
    states: 'LA',
    class: 'deed',
    names: 'partition, act of partition, judgment of possession, jop, jud of possession',
    source: statute('La. Code Civ. Proc. art. 3061'),
  },
  {
    states: 'LA',
    class: 'power-of-attorney',
    names: 'procuration, mandate, act of mandate, contract of mandate',
    source: statute('La. Civ. Code arts. 2987, 2989'),
  },
  {
    states: 'LA',
    class: 'lien',
    names: 'privilege, private works act, statement of claim, statement of claim and privilege',
    source: statute('La. Civ. Code art. 3186'),
  },
  {
    states: 'LA',
    class: 'mortgage',
    names: 'collateral mortgage, collmtg, act of mortgage, conventional mortgage, mortgage note',
    source: statute('La. Civ. Code art. 3287'),
  },
];

/** Where land secures a debt by a deed to a trustee, and clerks write "trust deed" or TD for it. */
const trustDeeds: StateInstrumentNames[] = [
  {
    states: 'UT',
    class: 'mortgage',
    names: 'td, tr d, trd, trust d',
    source: statute('Utah Code § 57-1-19'),
  },
  {
    states: 'OR',
    class: 'mortgage',
    names: 'td, tr d, trd, line of credit instrument',
    source: statute('Or. Rev. Stat. § 86.705'),
  },
  { states: 'ID', class: 'mortgage', names: 'td, trd', source: statute('Idaho Code § 45-1502') },
  {
    states: 'MT',
    class: 'mortgage',
    names: 'td, ti, trust indenture, trd',
    source: statute('Mont. Code § 71-1-303'),
  },
  {
    states: 'CA',
    class: 'mortgage',
    names: 'td, trd, short form trust deed',
    source: statute('Cal. Civ. Code § 2924'),
  },
  { states: 'AZ', class: 'mortgage', names: 'td, trd, d tr', source: statute('Ariz. Rev. Stat. § 33-801') },
  { states: 'NE', class: 'mortgage', names: 'td, trd', source: statute('Neb. Rev. Stat. § 76-1001') },
  { states: 'TN', class: 'mortgage', names: 'td, trd, t d', source: statute('Tenn. Code § 35-5-101') },
  {
    states: 'IL',
    class: 'mortgage',
    names: 'trust deed, tr deed',
    source: statute('735 ILCS 5/15-1207'),
  },
];

const taxWarrants: StateInstrumentNames[] = [
  {
    states: 'NY',
    class: 'lien',
    names: 'warrant, war, tax warrant',
    source: statute('N.Y. Tax Law § 1141(b)'),
  },
  { states: 'WA', class: 'lien', names: 'warrant, war', source: statute('Wash. Rev. Code § 82.32.210') },
  {
    states: 'WI',
    class: 'lien',
    names: 'warrant, war, delinquent tax warrant',
    source: statute('Wis. Stat. § 71.91(5)'),
  },
  { states: 'OK', class: 'lien', names: 'warrant, war', source: statute('Okla. Stat. tit. 68 § 231') },
  { states: 'IN', class: 'lien', names: 'warrant, war', source: statute('Ind. Code § 6-8.1-8-2') },
  { states: 'KS', class: 'lien', names: 'warrant, war', source: statute('Kan. Stat. § 79-3617') },
  { states: 'FL', class: 'lien', names: 'warrant, war', source: statute('Fla. Stat. § 212.15(4)') },
];

const elsewhere: StateInstrumentNames[] = [
  {
    states: 'PA',
    class: 'release',
    names: 'sp, sat pc, satisfaction piece, sat piece, satpc',
    source: statute('21 Pa. Stat. § 721-2'),
  },
  {
    states: 'MA',
    class: 'release',
    names: 'di, discharge, dm, discharge mtg',
    source: statute('Mass. Gen. Laws ch. 183 § 55'),
  },
  {
    states: 'MI',
    class: 'release',
    names: 'dm, dom, discharge',
    source: statute('Mich. Comp. Laws § 565.41'),
  },
  {
    states: 'ME',
    class: 'quitclaim',
    names: 'release deed, deed of release, reld',
    source: statute('33 M.R.S. §§ 161, 775'),
  },
  {
    states: 'FL',
    class: 'deed',
    names: 'certificate of title, cert of title, ct, ctf, cot, ctitle',
    source: statute('Fla. Stat. § 45.031(6)'),
  },
  { states: 'FL', class: 'other', names: 'nc, noc, not comm', source: statute('Fla. Stat. § 713.13') },
  {
    states: 'CT',
    class: 'deed',
    names:
      'certificate of foreclosure, cert of foreclosure, certificate of devise, cert of devise, certificate of descent, certificate of distribution',
    source: statute('Conn. Gen. Stat. §§ 45a-450, 49-16'),
  },
  {
    states: 'CO',
    class: 'notice-of-default',
    names: 'ned, notice of election and demand, election demand, ne&d',
    source: statute('Colo. Rev. Stat. § 38-38-101'),
  },
  {
    states: 'CO',
    class: 'deed',
    names: 'ptd, pt deed, public trustees deed, confirmation deed',
    source: statute('Colo. Rev. Stat. § 38-38-501'),
  },
  {
    states: 'TX',
    class: 'notice-of-default',
    names: 'nsts, notice of substitute trustee sale, notice of substitute trustees sale, fc',
    source: statute('Tex. Prop. Code § 51.002'),
  },
  { states: 'TX', class: 'lien', names: 'abs, abst, a j', source: statute('Tex. Prop. Code § 52.001') },
  {
    states: 'MD',
    class: 'notice-of-default',
    names: 'otd',
    source: statute('Md. Code, Real Prop. § 7-105.1'),
  },
  {
    states: 'VA',
    class: 'release',
    names: 'cs, certificate of satisfaction, cps',
    source: statute('Va. Code § 55.1-339'),
  },
  {
    states: 'MO',
    class: 'deed',
    names: 'bd, ben deed, beneficiary',
    source: statute('Mo. Rev. Stat. § 461.025'),
  },
  {
    states: 'AZ',
    class: 'power-of-attorney',
    names: 'atty',
    source: official(
      'Pinal County Recorder, document types',
      'http://www.pinalcountyaz.gov/Recorder/Pages/DocumentTypes.aspx',
    ),
  },
  {
    states: 'MN',
    class: 'notice-of-default',
    names: 'npc, notice of pendency, notice of pendency and power of attorney to foreclose',
    source: statute('Minn. Stat. § 580.032'),
  },
  {
    states: 'NC',
    class: 'notice-of-default',
    names: 'noh, notice of hearing, notice of hearing foreclosure',
    source: statute('N.C. Gen. Stat. § 45-21.16'),
  },
  {
    states: 'SC',
    class: 'deed',
    names: 'title to real estate, title, tte',
    source: statute('S.C. Code § 27-7-10'),
  },
];

/** Names that mean one thing in one state and another, or none, elsewhere, each with the law it has its meaning from. */
export const instrumentsByState: StateInstrumentNames[] = [
  ...georgia,
  ...louisiana,
  ...trustDeeds,
  ...taxWarrants,
  ...elsewhere,
];
