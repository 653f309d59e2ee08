import * as z from 'zod';
import { linkTokenSchema } from '@/lib/values/link-token';
import { emailAddress } from '@/lib/values/text';
import { newPassword, ownPassword } from './users';

/** Who forgot a password. */
export const askForResetSchema = z.strictObject({ email: emailAddress });

/** What is typed on the page of the link that we mailed. */
export const chosenPasswordSchema = z.object({ password: newPassword });

/** What that page sends. */
export const resetPasswordSchema = linkTokenSchema.extend({ password: newPassword });

export const changePasswordSchema = z.strictObject({ currentPassword: ownPassword, newPassword });
