/** Everything that an account with a PIN or a passkey is asked for it before, as the end of "we ask for it before …". */
export const guardedActs =
  'releasing a lock, showing an unlock code, opening, sharing or deleting a document or a redacted copy, attaching a document to a request or a message to us, showing one as evidence, asking for money back, making a calendar feed, changing the email address, downloading the data of the account, deleting the account, and changing the PIN, passkeys or recovery codes';
