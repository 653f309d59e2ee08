import 'server-only';

/** Whoever sends text messages for us. */
export type SmsProvider = {
  /** Throws `unavailable` when the provider did not take it. The number is in E.164: `+15125550142`. */
  send: (message: { to: string; text: string }) => Promise<void>;
};

/** The provider that is configured. There is none yet: the settings say that text messages are not available. */
export function findSmsProvider(): SmsProvider | null {
  return null;
}
