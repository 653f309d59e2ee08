import { AppError, type ErrorCode } from '@/lib/platform/errors';
import { PoisonedDocument } from '@/lib/sandbox/poisoned';
import type { DocumentType } from '@/lib/vault/rules/document-types';

export const typeNames: Record<DocumentType, string> = {
  pdf: 'a PDF file',
  doc: 'a Word 97 to 2003 document',
  docx: 'a Word document',
  jpg: 'a JPEG picture',
  png: 'a PNG picture',
};

const TAKEN = 'The vault accepts PDF, DOC, DOCX, JPG, JPEG and PNG files.';

/** The name ends in something that the vault does not take. */
export function foreignName(name: string): AppError {
  const extension = /\.([^.]{1,10})$/.exec(name)?.[1];
  const what = extension
    ? `It cannot store .${extension} files.`
    : 'This file name has none of these endings.';
  return refuse('unsupported_type', `${TAKEN} ${what}`);
}

export function contentDisagrees(expected: DocumentType, looksLike: string): AppError {
  return refuse(
    'unsupported_type',
    `This file is named like ${typeNames[expected]}, but its content looks like ${looksLike}. ${TAKEN}`,
  );
}

/** For a place that takes less than the vault: what it takes is said in the place of what the vault does. */
export function sayingWhatIsTaken(error: unknown, taken: string): unknown {
  if (!(error instanceof AppError) || !error.message.includes(TAKEN)) return error;
  return refuse('unsupported_type', error.message.replace(TAKEN, taken));
}

export function notComplete(what: 'PDF' | 'picture' | 'Word file'): AppError {
  return refuse(
    'validation_failed',
    `This ${what} is damaged or not complete. Please save it again and upload the new file.`,
  );
}

export function protectedByPassword(): AppError {
  return refuse(
    'validation_failed',
    'This Word file is protected with a password, so nobody can tell what is in it. Please remove the password, or save it as a PDF, and upload it again.',
  );
}

/** Made to do harm, unlike what is only damaged: it is counted. */
export function unpacksTooLarge(): PoisonedDocument {
  return new PoisonedDocument('shape');
}

export function emptyFile(): AppError {
  return refuse('validation_failed', 'This file is empty. Please choose another one.');
}

export function namelessFile(): AppError {
  return refuse(
    'validation_failed',
    'This file has no name that can be shown. Please rename it and upload it again.',
  );
}

function refuse(code: ErrorCode, message: string): AppError {
  return new AppError(code, message, { fields: { file: message } });
}
