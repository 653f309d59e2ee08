import type { FieldValues } from '@/lib/generator/schema';

/** What breaks one rule: on a template, with other values than its examples, or without words that it has. */
export type Break = {
  on: string;
  values?: FieldValues;
  /** Values that the document is checked with although nothing prints them. */
  unprinted?: FieldValues;
  without?: string[];
  says?: string;
};

const empty = (on: string, field: string): Break => ({ on, values: { [field]: '' } });
const without = (on: string, ...words: string[]): Break => ({ on, without: words });

const general: Record<string, Break> = {
  'names-have-letters': { on: 'last-will-ca', values: { executor_name: '12345' }, says: '12345' },
  'addresses-complete': { on: 'quitclaim-deed-tx', values: { grantor_address: '12345' }, says: '12345' },
  'county-of-the-state': {
    on: 'warranty-deed-tx',
    values: { property_county: 'Los Angeles County' },
    says: '“Los Angeles”',
  },
  'parcel-number-has-figures': { on: 'warranty-deed-ny', values: { parcel_number: 'none' }, says: 'none' },
  'no-placeholders': {
    on: 'warranty-deed-tx',
    values: { consideration: '[AMOUNT] dollars' },
    says: '[AMOUNT]',
  },
  'dates-exist': {
    on: 'last-will-ca',
    unprinted: { birth_date: '1958-02-30' },
    says: '1958-02-30',
  },
  'dates-plausible': { on: 'service-contract-tx', values: { end_date: '2127-03-15' }, says: '2127-03-15' },
};

const certificates: Record<string, Break> = {
  'acknowledgment-ca': without('grant-deed-ca', 'that the foregoing paragraph is true and correct'),
  'acknowledgment-tx': without('warranty-deed-tx', 'This instrument was acknowledged before me on'),
  'acknowledgment-fl': without(
    'warranty-deed-fl',
    'The foregoing instrument was acknowledged before me by means of',
  ),
  'acknowledgment-ny': without('warranty-deed-ny', 'before me, the undersigned, personally appeared'),
  'acknowledgment-il': without('warranty-deed-il', 'This instrument was acknowledged before me on'),
  'jurat-ca': without('general-affidavit-ca', 'Subscribed and sworn to (or affirmed) before me'),
  'jurat-tx': without('general-affidavit-tx', 'Sworn to and subscribed before me'),
  'jurat-fl': without('general-affidavit-fl', 'Sworn to (or affirmed) and subscribed before me by means of'),
  'jurat-ny': without('affidavit-of-identity-ny', 'Sworn to (or affirmed) before me'),
  'jurat-il': without('affidavit-of-identity-il', 'Signed and sworn (or affirmed) to before me on'),
};

const notice =
  'YOU MAY REMOVE OR STRIKE ANY OR ALL OF THE FOLLOWING INFORMATION FROM ANY INSTRUMENT THAT TRANSFERS AN INTEREST IN REAL PROPERTY';

const deeds: Record<string, Break> = {
  'grantor-is-not-grantee': {
    on: 'quitclaim-deed-ny',
    values: { grantee_name: 'MARIA ELENA ALVAREZ' },
    says: 'Maria Elena Alvarez',
  },
  'grantee-address-tx': empty('warranty-deed-tx', 'grantee_address'),
  'grantee-address-fl': empty('warranty-deed-fl', 'grantee_address'),
  'grantee-address-ny': empty('warranty-deed-ny', 'grantee_address'),
  'grantee-address-il': empty('warranty-deed-il', 'grantee_address'),
  'spouse-joins-tx': empty('warranty-deed-tx', 'spouse_name'),
  'spouse-joins-fl': { on: 'warranty-deed-fl', values: { spouse_name: '', homestead: '' } },
  'spouse-joins-il': empty('quitclaim-deed-il', 'spouse_name'),
  'marital-status-tx': empty('warranty-deed-tx', 'grantor_marital_status'),
  'marital-status-fl': empty('warranty-deed-fl', 'grantor_marital_status'),
  'marital-status-il': empty('warranty-deed-il', 'grantor_marital_status'),
  'operative-words-grant-deed-ca': without('grant-deed-ca', 'grant to'),
  'operative-words-warranty-deed-tx': without('warranty-deed-tx', 'grant, sell, and convey'),
  'operative-words-warranty-deed-fl': without('warranty-deed-fl', 'fully warrant the title to said land'),
  'operative-words-warranty-deed-ny': without('warranty-deed-ny', 'forever warrant the title'),
  'operative-words-warranty-deed-il': without('warranty-deed-il', 'conveys and warrants'),
  'operative-words-quitclaim-deed-il': without('quitclaim-deed-il', 'convey and quit claim'),
  'legal-description-not-an-address': {
    on: 'warranty-deed-tx',
    values: { legal_description: '2219 Wakefield Drive, Houston, TX 77018' },
    says: '2219 Wakefield Drive',
  },
  'legal-description-long-enough': {
    on: 'grant-deed-ca',
    values: { legal_description: 'Lot 4' },
    says: 'Lot 4',
  },
  'legal-description-tells-land': {
    on: 'warranty-deed-fl',
    values: { legal_description: 'the house with the green door' },
  },
  'consideration-not-zero': { on: 'warranty-deed-ny', values: { consideration: '$0.00' }, says: '$0.00' },
  'consideration-named': { on: 'warranty-deed-ny', values: { consideration: 'a favor' }, says: 'a favor' },
  'homestead-waiver-il': without('warranty-deed-il', 'homestead exemption laws of this State'),
  'confidentiality-notice-tx': without('quitclaim-deed-tx', notice),
  'transfer-tax-ca': empty('grant-deed-ca', 'transfer_tax'),
  'transfer-tax-basis-ca': empty('grant-deed-ca', 'tax_basis'),
  'transfer-tax-location-ca': empty('quitclaim-deed-ca', 'tax_location'),
  'tax-statements-ca': empty('grant-deed-ca', 'tax_statements_to'),
  'return-address-ca': empty('grant-deed-ca', 'return_address'),
  'parcel-number-ca': empty('grant-deed-ca', 'parcel_number'),
  'parcel-number-il': empty('warranty-deed-il', 'parcel_number'),
  'parcel-number-fl': empty('quitclaim-deed-fl', 'parcel_number'),
  'preparer-fl': empty('warranty-deed-fl', 'preparer'),
  'preparer-il': empty('warranty-deed-il', 'preparer'),
  'return-address-il': empty('quitclaim-deed-il', 'return_address'),
  'tax-bills-il': { on: 'warranty-deed-il', values: { tax_bills_to: '', grantee_address: '' } },
  'witnesses-fl': without('quitclaim-deed-fl', 'Signature of witness 2'),
  'title-of-instrument-tx': without('quitclaim-deed-tx', 'Quitclaim Deed'),
};

const powers: Record<string, Break> = {
  'agent-is-not-principal': {
    on: 'durable-power-of-attorney-ca',
    values: { agent_name: 'Evelyn  Ruth Marsh' },
    says: 'Evelyn Ruth Marsh',
  },
  'successor-is-another': {
    on: 'durable-power-of-attorney-fl',
    values: { successor_agent_name: 'Peter Marsh' },
    says: 'Peter Marsh',
  },
  'powers-letters-ny': {
    on: 'durable-power-of-attorney-ny',
    values: { powers_letters: 'everything' },
    says: 'everything',
  },
  'successor-named': empty('durable-power-of-attorney-tx', 'successor_agent_name'),
  'durability-ca': without('durable-power-of-attorney-ca', 'even though I become incapacitated'),
  'durability-tx': without('durable-power-of-attorney-tx', 'is not affected by my subsequent disability'),
  'durability-fl': without('durable-power-of-attorney-fl', 'is not terminated by subsequent incapacity'),
  'durability-ny': without(
    'durable-power-of-attorney-ny',
    'shall not be affected by my subsequent incapacity',
  ),
  'durability-il': without('durable-power-of-attorney-il', 'both before and after you become incapacitated'),
  'power-witnesses-fl': without('limited-power-of-attorney-fl', 'Signature of witness 2'),
  'power-witnesses-ny': without('durable-power-of-attorney-ny', 'Signature of witness 2'),
  'power-witnesses-il': without('durable-power-of-attorney-il', 'Signature of witness 1'),
  'power-not-expired': {
    on: 'limited-power-of-attorney-tx',
    values: { effective_date: '2026-01-01', end_date: '2026-06-30' },
    says: '2026-06-30',
  },
  'power-ends-after-it-begins': {
    on: 'limited-power-of-attorney-ny',
    values: { effective_date: '2027-05-01', end_date: '2027-04-01' },
    says: '2027-05-01',
  },
  'power-not-expired-durable-il': {
    on: 'durable-power-of-attorney-il',
    values: { effective_date: '2026-01-01', end_date: '2026-06-30' },
    says: '2026-06-30',
  },
  'power-ends-after-it-begins-durable-il': {
    on: 'durable-power-of-attorney-il',
    values: { effective_date: '2027-05-01', end_date: '2027-04-01' },
    says: '2027-05-01',
  },
  'powers-described': { on: 'limited-power-of-attorney-il', values: { powers: 'all' }, says: 'all' },
  'notice-ca': without('durable-power-of-attorney-ca', 'DO NOT INCLUDE ALL POWERS THAT ARE AVAILABLE'),
  'notice-tx': without(
    'durable-power-of-attorney-tx',
    'THEY ARE EXPLAINED IN THE DURABLE POWER OF ATTORNEY ACT',
  ),
  'agent-information-tx': without('durable-power-of-attorney-tx', 'relationship with the principal'),
  'caution-to-principal-ny': without(
    'limited-power-of-attorney-ny',
    'during your lifetime without telling you',
  ),
  'agent-information-ny': without('limited-power-of-attorney-ny', 'a special legal relationship is created'),
  'agent-signature-ny': without('durable-power-of-attorney-ny', 'I acknowledge my legal responsibilities.'),
  'successor-signature-ny': without('durable-power-of-attorney-ny', 'identified therein as SUCCESSOR agent'),
  'notice-il': without('limited-power-of-attorney-il', 'PLEASE READ THIS NOTICE CAREFULLY.'),
  'agent-notice-il': without('durable-power-of-attorney-il', 'a special legal relationship, known as agency'),
};

const wills: Record<string, Break> = {
  'testator-of-age': { on: 'last-will-il', values: { birth_date: '2008-11-25' }, says: '2008-11-25' },
  'birth-date-named': empty('last-will-ca', 'birth_date'),
  'earlier-wills-revoked': without('last-will-tx', 'I revoke all wills and codicils'),
  'residue-given': without('last-will-fl', 'I give the residue of my estate'),
  'testator-takes-nothing': {
    on: 'last-will-ny',
    values: { executor_name: 'Harold James Benning' },
    says: 'executor',
  },
  'successor-executor-named': empty('last-will-ca', 'successor_executor_name'),
  'alternate-beneficiary-named': empty('last-will-ca', 'alternate_beneficiary'),
  'guardian-of-minors': {
    on: 'last-will-il',
    values: { minor_children: 'I have a child under 18.', guardian_name: '' },
  },
  'self-proving-affidavit-tx': without('last-will-tx', 'wanted each of them to sign it as a witness'),
  'self-proof-fl': without(
    'last-will-fl',
    'declare to the officer taking my acknowledgment of this instrument',
  ),
  'two-witnesses': without('last-will-ny', 'Signature of witness 2'),
  'attestation-ca': without('last-will-ca', 'both present at the same time'),
  'attestation-tx': without(
    'last-will-tx',
    'in the presence of the testator',
    'in the presence of the said testator',
  ),
  'attestation-fl': without('last-will-fl', 'in the presence of the testator and of each other'),
  'attestation-ny': without('last-will-ny', 'to sign as an attesting witness'),
  'attestation-il': without('last-will-il', 'of sound mind and memory'),
  'interested-witness-ca': {
    on: 'last-will-ca',
    values: { witness_one_name: 'Louise Benning' },
    says: 'Louise Benning',
  },
  'interested-witness-ny': {
    on: 'last-will-ny',
    values: { witness_two_name: 'Mark Benning' },
    says: 'Mark Benning',
  },
  'interested-witness-tx': { on: 'last-will-tx', values: { witness_two_name: 'Julia Benning Cole' } },
  'interested-witness-il': { on: 'last-will-il', values: { witness_one_name: 'Louise Benning' } },
  'interested-witness-fl': { on: 'last-will-fl', values: { witness_one_name: 'Louise Benning' } },
  'witness-is-another': { on: 'last-will-ca', values: { witness_two_name: 'Ruth Okafor' } },
};

const affidavits: Record<string, Break> = {
  'statement-in-first-person': {
    on: 'general-affidavit-tx',
    values: { statement: 'The car was driven away by Luke Smith on May 3, 2026.' },
  },
  'statement-says-something': {
    on: 'general-affidavit-ny',
    values: { statement: 'I know.' },
    says: 'I know.',
  },
  'personal-knowledge': without('affidavit-of-identity-ca', 'from my own personal knowledge'),
  'source-of-knowledge': empty('general-affidavit-fl', 'relationship'),
  'sworn-statement': without('affidavit-of-identity-ca', 'being duly sworn', 'having affirmed'),
  'venue-named': empty('general-affidavit-il', 'signing_county'),
  'other-names-differ': {
    on: 'affidavit-of-identity-tx',
    values: { other_names: 'JANE ANN SMITH' },
    says: 'JANE ANN SMITH',
  },
  'reason-for-names': empty('affidavit-of-identity-il', 'reason'),
};

const contracts: Record<string, Break> = {
  'two-parties': { on: 'service-contract-ca', values: { client_name: 'Bright Fence Works, LLC' } },
  'price-certain': { on: 'service-contract-ca', values: { price: 'a fair price' }, says: 'a fair price' },
  'term-in-order': { on: 'service-contract-fl', values: { end_date: '2027-01-15' }, says: '2027-01-15' },
  'term-not-over': {
    on: 'service-contract-fl',
    values: { start_date: '2026-01-01', end_date: '2026-02-01' },
    says: '2026-02-01',
  },
  'scope-described': { on: 'service-contract-ny', values: { services: 'A fence.' }, says: 'A fence.' },
  'governing-law': without('service-contract-il', 'governed by the laws of the State of'),
  'notice-of-termination': empty('service-contract-ny', 'termination_days'),
  'liability-limit': empty('service-contract-ny', 'liability_limit'),
  'writing-over-a-year': {
    on: 'service-contract-tx',
    values: { end_date: '2028-03-15' },
    without: ['Dana Kowalski, Client'],
  },
};

/** A case that breaks each rule, by its id. */
export const breaks: Record<string, Break> = {
  ...general,
  ...certificates,
  ...deeds,
  ...powers,
  ...wills,
  ...affidavits,
  ...contracts,
};
