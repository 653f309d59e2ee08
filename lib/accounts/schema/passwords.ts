import { z } from 'zod';
import { emailAddress } from '@/lib/values/text';
import { newPassword, ownPassword } from './users';

/** Who forgot a password. */
export const askForResetSchema = z.strictObject({ email: emailAddress });

/** What is typed on the page of the link that we mailed. */
export const chosenPasswordSchema = z.object({ password: newPassword });

/** What that page sends. */
export const resetPasswordSchema = chosenPasswordSchema
  .extend({ token: z.string().min(1).max(200) })
  .strict();

export const changePasswordSchema = z.strictObject({ currentPassword: ownPassword, newPassword });
