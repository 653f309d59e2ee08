import * as z from 'zod';
import { lineOfText, optionalText, shownName } from '@/lib/values/text';
import { isRedirectAddress } from '../rules/redirect-addresses';
import { oauthScopes } from '../rules/scopes';
import type { appWithSecretSchema, oauthAppSchema } from './answers';

const MOST_ADDRESSES = 10;
const MAX_ADDRESS = 500;

const name = shownName('a name', 60, 'Please enter the name of your own app: this one is ours.');

const website = optionalText(
  lineOfText('an address', MAX_ADDRESS).refine(
    (text) => URL.canParse(text) && new URL(text).protocol === 'https:',
    'Please enter an address such as https://example.com.',
  ),
);

const WRONG_ADDRESS =
  'is not an address that people can come back to. It has to begin with https://, or with http://localhost or http://127.0.0.1 for a program on somebody’s own computer, and has no #.';

/** In a form they are typed one below the other. What is wrong is said of the field, and names the address. */
const redirectUris = z.preprocess(
  (value) =>
    typeof value === 'string'
      ? value
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean)
      : value,
  z
    .array(lineOfText('an address', MAX_ADDRESS), 'Please enter at least one address.')
    .min(1, 'Please enter at least one address.')
    .max(MOST_ADDRESSES, `Please enter at most ${MOST_ADDRESSES} addresses.`)
    .superRefine((addresses, context) => {
      const wrong = addresses.find((address) => !isRedirectAddress(address));
      if (wrong !== undefined) context.addIssue({ code: 'custom', message: `“${wrong}” ${WRONG_ADDRESS}` });
    })
    .transform((addresses) => [...new Set(addresses)]),
);

const scopes = z
  .array(z.enum(oauthScopes, 'There is no such permission.'), 'Please choose at least one permission.')
  .min(1, 'Please choose at least one permission.')
  .max(oauthScopes.length)
  .transform((chosen) => oauthScopes.filter((scope) => chosen.includes(scope)));

export const registerAppSchema = z.strictObject({
  name,
  website,
  redirectUris,
  scopes,
  /** whether it runs on a server, which can keep a secret */
  isConfidential: z.boolean(),
});

/** All of it anew; whether an app keeps a secret stays as it is. */
export const changeAppSchema = registerAppSchema.omit({ isConfidential: true });

export const appIdSchema = z.object({ id: z.uuid() });

export type RegisterAppInput = z.output<typeof registerAppSchema>;
export type ChangeAppInput = z.output<typeof changeAppSchema>;

export type OauthAppView = z.infer<typeof oauthAppSchema>;

/** The secret is shown once. */
export type AppWithSecret = z.infer<typeof appWithSecretSchema>;
