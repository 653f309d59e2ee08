import * as z from 'zod';
import { textOfLines } from '@/lib/values/text';
import { MAX_MESSAGE } from '../rules/messages';

export const messageSchema = z.strictObject({
  body: textOfLines(MAX_MESSAGE).min(1, 'Please write a message.'),
});

/** A message of a request's thread, as one of its parties sees it. Times are ISO 8601 UTC. */
export type Message = {
  id: string;
  isOwn: boolean;
  senderName: string;
  body: string;
  createdAt: string;
  /** when the other party saw it */
  readAt: string | null;
  /** a demo notary's, whom nobody writes for */
  isAutomatic: boolean;
};

export type MessageThread = {
  requestId: string;
  /** whom one writes to; null while nobody is assigned */
  partnerName: string | null;
  /** what lies before was said to an earlier notary, and is not shown to this one; null where the partner reads everything */
  partnerReadsFrom: string | null;
  /** a session online, to which nobody comes */
  isRemote: boolean;
  /** false once the visit is over or cancelled: it can be read, not written */
  isOpen: boolean;
  messages: Message[];
};
