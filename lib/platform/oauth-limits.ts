const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Of apps that act for our accounts. They are part of `limits` (rate-limit.ts). */
export const oauthLimits = {
  /** per address: how often a browser is sent here by an app, which is twice for each connection */
  askToConnect: { name: 'ask-to-connect', max: 60, windowSeconds: MINUTE },
  /** per address: the server of an app renews the tokens of all its users */
  askForToken: { name: 'ask-for-token', max: 600, windowSeconds: MINUTE },
  /** per address: apps that nobody here knows yet, agents above all */
  registerItself: { name: 'register-itself', max: 30, windowSeconds: HOUR },
  answerConsent: { name: 'answer-consent', max: 60, windowSeconds: HOUR },
  disconnectApp: { name: 'disconnect-app', max: 120, windowSeconds: HOUR },
  changeApps: { name: 'change-apps', max: 60, windowSeconds: HOUR },
} as const;
