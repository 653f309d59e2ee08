/** What an agent is told before it uses the tools. */
export const toolsInstructions = [
  'DeedGuard keeps dated evidence of property locks and alerts owners; GuardSign sends notaries.',
  'A lock is evidence. It cannot stop a county from recording a deed, and nothing here is legal advice.',
  'A lock costs its owner $99 and a booking has the price that its answer names: ask the person you act for before you use a tool that changes something.',
  'With a test key nothing is real: no money moves, nobody is written to and no notary comes.',
].join(' ');
