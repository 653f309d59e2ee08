const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Of programs, and of apps that act for our accounts. They are part of `limits` (rate-limit.ts). */
export const oauthLimits = {
  /** per address: calls with a key or token that opens nothing; good ones from there are not counted, and work on */
  wrongKey: {
    name: 'wrong-key',
    max: 100,
    windowSeconds: 10 * MINUTE,
    reason: 'Many calls came from your network with an API key or access token that is not valid.',
  },
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
