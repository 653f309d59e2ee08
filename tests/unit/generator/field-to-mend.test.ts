import { fieldToMend } from '@/components/generator/compliance/mend';
import type { TemplateField } from '@/lib/generator/schema';

const field = (name: string, label: string): TemplateField => ({
  name,
  label,
  type: 'text',
  required: false,
  example: 'any',
});
const template = {
  requiredFields: [
    field('grantor_address', 'Grantor: mailing address'),
    field('grantee_name', 'Grantee: full legal name'),
    field('grantee_address', 'Grantee: mailing address'),
    field('legal_description', 'Legal description'),
    field('price', 'Price'),
  ],
};

describe('the field that a violation leads to', () => {
  it.each([
    ['The deed has no address of the grantee.', 'Add the mailing address of the grantee.', 'grantee_address'],
    ['The grantee’s mailing address is missing.', 'Please add it.', 'grantee_address'],
    [
      'It does not describe the land.',
      'Copy the legal description from the deed before.',
      'legal_description',
    ],
    ['It says no price.', 'Name the price.', 'price'],
  ])('of “%s” is the one that it names', (description, recommendation, name) => {
    expect(fieldToMend({ description, recommendation }, template)?.name).toBe(name);
  });

  it('is none where it names none', () => {
    const notice = { description: 'The notice is gone.', recommendation: 'Put it back.' };
    expect(fieldToMend(notice, template)).toBeNull();
  });
});
