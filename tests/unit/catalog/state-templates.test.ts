import {
  certificateText,
  stateTemplates,
  templateFileName,
  templatePaper,
  templatePapers,
} from '@/lib/catalog/content/state-templates';
import { states } from '@/lib/catalog/content/states';
import { formLimits } from '@/lib/catalog/content/template-limits';
import { matchesQuery } from '@/lib/catalog/rules/state-search';
import { findTemplateLimit, listExcludedStates } from '@/lib/catalog/rules/template-limits';
import { paperText } from '@/lib/paper/paper-text';

const [acknowledgment] = stateTemplates;
if (!acknowledgment) throw new Error('No template');

describe('the certificates', () => {
  it('are three: acknowledgment, jurat and copy certification', () => {
    expect(stateTemplates.map(({ act }) => act)).toEqual(['acknowledgment', 'jurat', 'copy-certification']);
  });

  it.each([
    ['Texas', 'State of Texas\nCounty of ____'],
    ['Pennsylvania', 'Commonwealth of Pennsylvania\nCounty of ____'],
    ['Virginia', 'Commonwealth of Virginia\nCity or county of ____'],
    ['Louisiana', 'State of Louisiana\nParish of ____'],
    ['Alaska', 'State of Alaska\nBorough or judicial district of ____'],
    [undefined, 'State of ____________________\nCounty of ____'],
  ])('open with the venue of %s', (name, venue) => {
    expect(certificateText(acknowledgment, name).startsWith(venue)).toBe(true);
  });

  it('keep their lines in the downloaded text', () => {
    const text = paperText(templatePaper(acknowledgment, 'Texas'));

    expect(text).toContain('Acknowledgment, short form: Texas');
    expect(text).toContain('    This record was acknowledged before me\n');
    expect(text).toContain('Compare it with the notary handbook of Texas');
    expect(text).toMatch(/It is a form, not[\s|]+legal[\s|]+advice/);
  });

  it('fit the width of a text file and of a phone', () => {
    states.forEach(({ name }) =>
      stateTemplates.forEach((template) =>
        certificateText(template, name)
          .split('\n')
          .forEach((line) => expect(line.length).toBeLessThanOrEqual(54)),
      ),
    );
  });

  it('are saved under the name of the state', () => {
    expect(templateFileName(acknowledgment, 'new-york')).toBe('acknowledgment-certificate-new-york.txt');
    expect(templateFileName(acknowledgment)).toBe('acknowledgment-certificate.txt');
  });

  it('are papers by file name, with an empty venue', () => {
    expect(Object.keys(templatePapers)).toEqual([
      'acknowledgment-certificate',
      'jurat-certificate',
      'copy-certificate',
    ]);
  });
});

describe('states with their own form', () => {
  it.each(['acknowledgment', 'jurat', 'copy-certification'] as const)(
    'never get ours for a %s in California or Florida',
    (act) => {
      expect(findTemplateLimit(formLimits, 'CA', act)?.says).toMatch(
        /Civil Code § 1189|Code § 8202|Code § 4307/,
      );
      expect(findTemplateLimit(formLimits, 'FL', act)?.says).toContain('Florida Statutes');
    },
  );

  it('name the form of New York for real property', () => {
    expect(findTemplateLimit(formLimits, 'NY', 'acknowledgment')?.says).toContain(
      'Real Property Law § 309-a',
    );
    expect(findTemplateLimit(formLimits, 'NY', 'jurat')).toBeNull();
  });

  it('are listed in the order of their codes', () => {
    expect(listExcludedStates(formLimits, 'acknowledgment')).toEqual(['CA', 'FL', 'NY']);
    expect(listExcludedStates(formLimits, 'copy-certification')).toContain('OH');
    expect(findTemplateLimit(formLimits, 'TX', 'acknowledgment')).toBeNull();
  });
});

describe('a search', () => {
  it.each([
    ['', true],
    ['  ', true],
    ['BOND', true],
    ['oath bond', true],
    ['bond thumbprint', false],
    ['bonds', false],
  ])('for %j finds the text: %s', (query, isFound) => {
    expect(matchesQuery(query, 'Bond and oath', undefined, 'Filed with the county clerk')).toBe(isFound);
  });
});
