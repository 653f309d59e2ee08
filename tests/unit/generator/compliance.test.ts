import { templateSources } from '@/lib/generator/content/templates';
import { checkCompliance, listRules } from '@/lib/generator/rules/compliance/check';
import { complianceRules } from '@/lib/generator/rules/compliance/rules';
import { templateCategories, templateStates, type FieldValues } from '@/lib/generator/schema';
import { breaks, type Break } from '@/tests/support/compliance-breaks';
import { draftOf, inOneLine, templateOf } from '@/tests/support/generator';

const ids = templateSources.map(({ id }) => id);
const rule = (id: string) => complianceRules.find((each) => each.id === id);

/** By what the laws of a state are known. */
const lawsOf = { CA: /Cal\./, TX: /Tex\./, FL: /Fla\./, NY: /N\.Y\./, IL: /ILCS/ };

/** A draft of a template in which something is wrong: other values, or words that somebody took out. */
function brokenDraft({ on, values, unprinted, without = [] }: Break) {
  const draft = draftOf(on, values);
  const text = without.reduce((left, words) => left.replaceAll(words, ''), inOneLine(draft.text));
  for (const words of without) expect(inOneLine(draft.text)).toContain(words);
  return { ...draft, values: { ...draft.values, ...unprinted }, text };
}

describe('the rules over documents', () => {
  it('are 30 or more, each with an id of its own', () => {
    expect(complianceRules.length).toBeGreaterThanOrEqual(30);
    expect(new Set(complianceRules.map(({ id }) => id)).size).toBe(complianceRules.length);
  });

  it.each(complianceRules.map(({ id }) => id))('%s has a law, a source, a month and a template', (id) => {
    const found = rule(id);
    for (const state of found?.states ?? []) expect(found?.lawIn(state)).not.toBe('');
    expect(found?.source.title).not.toBe('');
    expect(found?.asOf).toMatch(/^\d{4}-\d{2}$/);
    const applies = templateSources.filter(
      ({ stateCode, kind }) => found?.states.includes(stateCode) && found.kinds.includes(kind),
    );
    expect(applies.length).toBeGreaterThan(0);
  });

  it('have a case each that breaks them', () => {
    expect(Object.keys(breaks).sort()).toEqual(complianceRules.map(({ id }) => id).sort());
  });

  it.each(Object.entries(breaks))('%s finds what is wrong', (id, broken) => {
    const { violations } = checkCompliance(brokenDraft(broken));
    const found = violations.find((each) => each.rule === id);
    expect(found).toMatchObject({
      severity: rule(id)?.severity,
      legalReference: rule(id)?.lawIn(templateOf(broken.on).stateCode),
      recommendation: rule(id)?.recommendation,
    });
    if (broken.says) expect(found?.description).toContain(broken.says);
  });

  it.each(complianceRules)('$id names a field that each of its templates has, or none', (each) => {
    const here = templateSources.filter(
      ({ stateCode, kind }) => each.states.includes(stateCode) && each.kinds.includes(kind),
    );
    const broken = brokenDraft(breaks[each.id]!);
    const named = each.fieldOf(broken);
    if (each.fieldOf({ ...broken, values: {} }) === named && named !== null)
      for (const { id, requiredFields } of here)
        expect([id, ...requiredFields.map(({ name }) => name)]).toContain(named);
    expect([null, ...Object.keys(broken.values)]).toContain(named);
    expect(checkCompliance(broken).violations.find(({ rule: id }) => id === each.id)?.field).toBe(named);
  });

  it('lead to the one of two fields that is wrong', () => {
    const fieldsOf = (id: string, values: FieldValues) =>
      checkCompliance(draftOf(id, values)).violations.map(({ field }) => field);
    expect(fieldsOf('last-will-ca', { witness_one_name: 'Harold James Benning' })).toEqual([
      'witness_one_name',
    ]);
    expect(fieldsOf('last-will-ca', { residuary_beneficiary: 'Harold James Benning' })).toEqual([
      'residuary_beneficiary',
    ]);
    expect(fieldsOf('warranty-deed-tx', { vesting: 'TBD' })).toEqual(['vesting']);
  });

  it.each<[id: string, values: FieldValues, rules: string[]]>([
    ['warranty-deed-tx', { grantee_address: '12345' }, ['grantee-address-tx']],
    ['warranty-deed-fl', { grantee_address: 'Houston' }, ['grantee-address-fl']],
    ['grant-deed-ca', { grantee_address: '12345' }, ['addresses-complete']],
    ['grant-deed-ca', { return_address: '12345' }, ['return-address-ca']],
    ['grant-deed-ca', { tax_statements_to: 'Thomas Whitaker' }, ['tax-statements-ca']],
    ['warranty-deed-il', { tax_bills_to: 'Thomas Whitaker' }, ['tax-bills-il']],
    ['warranty-deed-il', { preparer: 'Thomas Whitaker' }, ['preparer-il']],
    ['warranty-deed-tx', { consideration: '-5' }, ['consideration-not-zero']],
    ['warranty-deed-tx', { consideration: '$-5.00' }, ['consideration-not-zero']],
    ['warranty-deed-tx', { consideration: '0' }, ['consideration-not-zero']],
    ['warranty-deed-tx', { consideration: '412000' }, ['consideration-named']],
    ['service-contract-tx', { price: '-5' }, ['price-certain']],
    ['service-contract-tx', { price: '$0.00' }, ['price-certain']],
    ['grant-deed-ca', { transfer_tax: '-5' }, ['transfer-tax-ca']],
    ['grant-deed-ca', { transfer_tax: 'none' }, ['transfer-tax-ca']],
    ['grant-deed-ca', { transfer_tax: '$0.00, a gift (R&T Code § 11930)' }, []],
    ['general-affidavit-tx', { signing_county: 'Cook' }, ['county-of-the-state']],
    ['warranty-deed-tx', { property_county: 'harris COUNTY, Texas' }, []],
    ['warranty-deed-fl', { property_county: 'Miami Dade' }, []],
    ['warranty-deed-ny', { property_county: 'Kings' }, []],
    ['warranty-deed-ny', { property_county: 'Brooklyn' }, ['county-of-the-state']],
    ['durable-power-of-attorney-ny', { powers_letters: '(A) through (N)' }, []],
    ['durable-power-of-attorney-ny', { powers_letters: 'a, b and Q' }, ['powers-letters-ny']],
  ])('find in %s with %j: %j', (id, values, rules) => {
    expect(checkCompliance(draftOf(id, values)).violations.map(({ rule: each }) => each)).toEqual(rules);
  });

  it('say which county a borough of New York is', () => {
    const [found] = checkCompliance(draftOf('quitclaim-deed-ny', { property_county: 'Brooklyn' })).violations;
    expect(found?.description).toBe('Brooklyn is a borough, and its county is Kings.');
  });

  it.each(Object.entries(breaks))('%s is met by the examples', (id, { on }) => {
    expect(rule(id)?.problem(draftOf(on))).toBeNull();
  });

  it.each(ids)('find nothing in %s with its examples', (id) => {
    expect(checkCompliance(draftOf(id))).toEqual({
      isCompliant: true,
      riskScore: 0,
      violations: [],
      requiredActions: [],
    });
  });

  it('look at a text in one line as at one with broken lines', () => {
    const draft = draftOf('durable-power-of-attorney-ny');
    expect(checkCompliance({ ...draft, text: inOneLine(draft.text) }).violations).toEqual([]);
  });

  it.each([
    ['grantee_name', 'Maria Elena Alvarez and Daniel Alvarez'],
    ['vesting', 'as trustee of the Alvarez Family Trust'],
  ])('let a grantor give to themselves where the %s says why', (field, value) => {
    const draft = draftOf('grant-deed-ca', { grantee_name: 'Maria Elena Alvarez', [field]: value });
    expect(checkCompliance(draft).violations).toEqual([]);
  });

  it.each([
    ['a single person', '', ''],
    ['a married person', 'The property is not the homestead of the grantor.', ''],
    ['a married person', '', 'Daniel Alvarez'],
  ])('ask for no spouse of %s, homestead “%s”, spouse “%s”', (status, homestead, spouse) => {
    const draft = draftOf('warranty-deed-tx', {
      grantor_marital_status: status,
      homestead,
      spouse_name: spouse,
    });
    expect(checkCompliance(draft).violations).toEqual([]);
  });

  it('do not take a son, or a trust, for the testator', () => {
    for (const beneficiary of [
      'Harold James Benning Jr.',
      'the trustee of the Harold James Benning Living Trust',
    ])
      expect(
        checkCompliance(draftOf('last-will-tx', { residuary_beneficiary: beneficiary })).violations,
      ).toEqual([]);
  });

  it('let a power begin and end on one day', () => {
    const draft = draftOf('limited-power-of-attorney-ca', {
      effective_date: '2027-01-04',
      end_date: '2027-01-04',
    });
    expect(checkCompliance(draft).violations).toEqual([]);
  });
});

describe('the verdict', () => {
  it('says what has to be done about critical and high violations, gravest first', () => {
    const draft = draftOf('warranty-deed-fl', {
      grantee_name: 'maria elena ALVAREZ',
      preparer: '',
      parcel_number: '',
      legal_description: '3320 Alhambra Circle',
    });
    const verdict = checkCompliance(draft);
    expect(verdict.isCompliant).toBe(false);
    expect(verdict.violations.map(({ rule: id, severity }) => [id, severity])).toEqual([
      ['grantor-is-not-grantee', 'critical'],
      ['legal-description-not-an-address', 'high'],
      ['preparer-fl', 'high'],
      ['parcel-number-fl', 'low'],
    ]);
    expect(verdict.riskScore).toBe(95);
    expect(verdict.requiredActions).toEqual(
      ['grantor-is-not-grantee', 'legal-description-not-an-address', 'preparer-fl'].map(
        (id) => rule(id)?.recommendation,
      ),
    );
  });

  it('is compliant with medium and low violations', () => {
    const verdict = checkCompliance(draftOf('warranty-deed-tx', { grantee_address: '' }));
    expect(verdict).toMatchObject({ isCompliant: true, riskScore: 10, requiredActions: [] });
  });
});

describe('the rules that are shown before a document is made', () => {
  it.each(templateStates)('are those of %s, for each category', (state) => {
    for (const category of templateCategories) {
      const shown = listRules(state, category);
      expect(shown.length).toBeGreaterThan(0);
      for (const { id } of shown) expect(rule(id)?.states).toContain(state);
    }
  });

  it('are for a kind those of its category that apply to it', () => {
    const ofKind = listRules('FL', 'quitclaim-deed').map(({ id }) => id);
    const ofCategory = listRules('FL', 'deed').map(({ id }) => id);
    expect(ofCategory).toEqual(expect.arrayContaining(ofKind));
    expect(ofKind).not.toContain('operative-words-warranty-deed-fl');
    expect(ofCategory).toContain('operative-words-warranty-deed-fl');
  });

  it.each(templateStates)('cite in %s no law of another state', (state) => {
    const others = templateStates.filter((each) => each !== state).map((each) => lawsOf[each]);
    for (const category of templateCategories)
      for (const { legalReference } of listRules(state, category))
        for (const law of others) expect(legalReference).not.toMatch(law);
  });

  it('show law and penalty, and no code', () => {
    expect(listRules('TX', 'warranty-deed').find(({ id }) => id === 'grantee-address-tx')).toEqual({
      id: 'grantee-address-tx',
      ruleType: 'content',
      ruleDescription: 'The deed gives the address of the grantee.',
      isRequired: false,
      penalty: 'A fee of $25 or twice the recording fee, whichever is greater.',
      legalReference: 'Tex. Prop. Code § 11.003',
    });
  });
});
