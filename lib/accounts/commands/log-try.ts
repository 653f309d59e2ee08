import 'server-only';
import { AppError } from '@/lib/platform/errors';
import { logger } from '@/lib/platform/telemetry/logger';

type Try = {
  authentication: 'login' | 'confirmation';
  factor: 'password' | 'passkey' | 'pin' | 'recovery_code';
  /** of whom it is; nobody where an email or a passkey is not known */
  accountId?: string;
};

/** Whatever comes of a try to log in, or to confirm a login, is one line of the log: by which factor, and never what was typed. */
export async function logTry<T>(
  { accountId, ...about }: Try,
  work: () => Promise<T>,
  idIn: (result: T) => string | undefined = () => accountId,
): Promise<T> {
  try {
    const result = await work();
    logger.info({ ...about, outcome: 'passed', accountId: idIn(result) });
    return result;
  } catch (error) {
    const why = error instanceof AppError ? error.code : 'internal';
    logger.info({ ...about, outcome: 'refused', why, accountId });
    throw error;
  }
}
