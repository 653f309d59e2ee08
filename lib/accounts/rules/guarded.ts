/** Everything that an account with a PIN or a passkey is asked for it before. */
export const guardedActList = [
  'releasing a lock',
  'announcing a transaction',
  'showing an unlock code',
  'opening, sharing or deleting a document or a redacted copy',
  'opening or deleting what was generated',
  'attaching a document to a request or a message to us',
  'showing one as evidence',
  'making a recovery pack',
  'asking for money back',
  'making a calendar feed',
  'making an API key',
  'adding or changing a webhook, or showing its signing secret',
  'closing an organization, inviting somebody into it, or changing or removing a member',
  'letting an app change something in your name or stay connected',
  'registering or changing an app',
  'changing the email address',
  'downloading the data of the account',
  'deleting the account',
  'changing the PIN, passkeys or recovery codes',
];

/** The same as the end of "we ask for it before …". */
export const guardedActs = `${guardedActList.slice(0, -1).join(', ')}, and ${guardedActList.at(-1)}`;
