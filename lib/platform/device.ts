import 'server-only';

/** What a browser says of itself when somebody signs in: for the person who looks at where they are signed in. */
export type Device = { userAgent: string | null };

const MAX_USER_AGENT = 300;

export function deviceOf({ headers }: Request): Device {
  return { userAgent: headers.get('user-agent')?.slice(0, MAX_USER_AGENT) ?? null };
}
