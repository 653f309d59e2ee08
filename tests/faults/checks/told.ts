export type ToldFacts = {
  /** events of the organization that were written */
  events: string[];
  /** ids of events that its server took with a good answer */
  taken: ReadonlySet<string>;
  /** emails that our table says were taken by the mail server, and those that it has */
  mailsKept: string[];
  mailsReceived: ReadonlySet<string>;
  /** pushes that our table says were sent: `notice to browser`, and those that the service has, by notice */
  pushesKept: string[];
  pushesReceived: ReadonlySet<string>;
};

/** Who is told is told at least once: what we hold for sent has arrived. */
export function checkTold(facts: ToldFacts): string[] {
  const missing = (said: string[], arrived: ReadonlySet<string>, what: string) =>
    said.filter((id) => !arrived.has(id)).map((id) => `${what} ${id} never arrived.`);
  return [
    ...missing(facts.events, facts.taken, 'The event'),
    ...missing(facts.mailsKept, facts.mailsReceived, 'The email'),
    ...missing(facts.pushesKept, facts.pushesReceived, 'The push of notice'),
  ];
}
