/** What an agent is told before it uses the tools. */
export const toolsInstructions = [
  'DeedGuard keeps dated evidence of property locks and alerts owners; GuardSign sends notaries.',
  'A lock is evidence: a county may still record a deed. This is not legal advice.',
  'A lock costs its owner $99 and a booking has the price that its answer names: ask the person you act for before you use a tool that changes something.',
  'A test key works in a sandbox, without money, mail or notaries.',
].join(' ');
