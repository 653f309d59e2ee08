import { AppError, type FieldErrors } from '@/lib/platform/errors';

/** What fields of the product are called in /v1. */
const ofProduct: Readonly<Record<string, string>> = {
  appointmentDate: 'preferred_time',
  fee: 'accept_fee',
  documentType: 'document_type',
};

/** Does something of the product’s, and what it says of its fields it says in the names of /v1. */
export async function inFieldsOfApi<T>(
  work: () => Promise<T>,
  names: Readonly<Record<string, string>> = {},
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error;
    const { code, message, retryAfterSeconds } = error;
    const fields = renamed(error.fields, { ...ofProduct, ...names });
    throw new AppError(code, message, { fields, retryAfterSeconds, cause: error });
  }
}

function renamed(fields: FieldErrors, names: Readonly<Record<string, string>>): FieldErrors {
  return Object.fromEntries(Object.entries(fields).map(([name, says]) => [names[name] ?? name, says]));
}
