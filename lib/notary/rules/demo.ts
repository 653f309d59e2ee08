import type { RequestStatus } from './statuses';

/** What stands on whatever a demo notary does: on cards, in notices, in the log. */
export const DEMO_NOTARY = 'Demo notary';

/** For audit events and records of the log: those of people carry no mark at all. */
export function demoMark(isDemo: boolean): { demo?: true } {
  return isDemo ? { demo: true } : {};
}

/** Accounts that are made for trying out are under this name, which nobody can own (RFC 2606). */
const DEMO_ADDRESS = /@(?:[^@]+\.)?demo\.example$/i;

/**
 * Whether what a notary does is a demo, for records and the trail: a demo notary's, and also what a person does who signed
 * in as the notary that is there for trying out, whose papers nobody has seen.
 */
export function actsAsDemo({ isDemo, user }: { isDemo: boolean; user: { email: string } }): boolean {
  return isDemo || isDemoAddress(user.email);
}

export function isDemoAddress(email: string): boolean {
  return DEMO_ADDRESS.test(email);
}

/** `Noah Notary (demo account)`: a person answers, and it is a demo all the same. */
export function namedAsAccount(name: string, notary: { isDemo: boolean; user: { email: string } }): string {
  return !notary.isDemo && actsAsDemo(notary) ? `${name} (demo account)` : name;
}

/** `Rosa Delgado (demo notary)` */
export function namedAsDemo(name: string, isDemo: boolean): string {
  return isDemo ? `${name} (demo notary)` : name;
}

/** What a proof says of a visit that was a demo, beside it. */
export function demoRecordNote({ isDemo, isRemote }: { isDemo: boolean; isRemote: boolean }): string {
  return isDemo
    ? `The record says that this was a demo notary: nobody ${isRemote ? 'met you by video' : 'came'}.`
    : 'The record says that this was a demo: the notary’s account is there for trying out.';
}

/** What a client should know of it before anything else. */
export function demoNote(isRemote: boolean): string {
  return `This is a demo: nobody ${isRemote ? 'meets you by video' : 'comes'}, and nothing is owed.`;
}

/** Beside each message of a demo notary. */
export const AUTOMATIC_ANSWER = 'Demo notary, automatic answer';

type Visit = {
  status: RequestStatus;
  isRemote: boolean;
  departedAt: Date | null;
  arrivedAt: Date | null;
  playedAt: Date | null;
};

const bringsWords = /\b(bring|documents?|papers?|id|identification|passport|license|need|prepare|ready)\b/i;

/** What a demo notary answers: that it is one, and what is true of its visit. It knows nothing of the law and of the client. */
export function demoAnswer(text: string, visit: Visit): string {
  return `I am a demo notary: this answer is automatic, and no person reads your message. ${whatIsTrue(text, visit)}`;
}

function whatIsTrue(text: string, visit: Visit): string {
  if (bringsWords.test(text)) {
    return 'For a visit by a real notary, have the unsigned document and a current government-issued photo ID ready.';
  }
  if (visit.status === 'in_progress') return 'The demo visit is in progress and ends in a moment.';
  if (visit.isRemote) {
    return 'Nobody meets you by video in a demo. The session begins by itself at the hour of the appointment; “Play it now” on the request begins it at once.';
  }
  if (visit.arrivedAt) return 'The demo has arrived at the address. Nobody is at your door.';
  if (visit.departedAt) return 'The demo is on the way: you can follow the drive on the map.';
  if (visit.playedAt) return 'The drive begins in a moment.';
  return 'The drive begins by itself shortly before the hour of the appointment. To see it now, choose “Play it now” on the request.';
}
