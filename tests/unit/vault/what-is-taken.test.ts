import { AppError } from '@/lib/platform/errors';
import { findTypeOfName } from '@/lib/vault/rules/document-name';
import { contentDisagrees, emptyFile, sayingWhatIsTaken } from '@/lib/vault/rules/file-type/refusals';

const TAKEN = 'Please choose a PDF file.';

describe('a place that takes less than the vault', () => {
  it('knows the type of a name, or that there is none', () => {
    expect(findTypeOfName('Bond.PDF')).toBe('pdf');
    expect(findTypeOfName('bond.txt')).toBeNull();
  });

  it('says what it takes itself, and not what the vault does', () => {
    const message = `This file is named like a PDF file, but its content looks like a PNG picture. ${TAKEN}`;
    const said = sayingWhatIsTaken(contentDisagrees('pdf', 'a PNG picture'), TAKEN);
    expect(said).toBeInstanceOf(AppError);
    expect(said).toMatchObject({ code: 'unsupported_type', message, fields: { file: message } });
  });

  it.each([emptyFile(), new TypeError('gone')])('leaves any other refusal as it is', (error) => {
    expect(sayingWhatIsTaken(error, TAKEN)).toBe(error);
  });
});
