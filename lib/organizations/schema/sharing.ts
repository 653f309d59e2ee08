import * as z from 'zod';

/** What a member can share with the others. */
export const sharedKinds = ['document', 'property', 'request', 'invoice'] as const;
export type SharedKind = (typeof sharedKinds)[number];

/** PUT and DELETE /api/organization/shared/{kind}/{id} */
export const sharedThingSchema = z.object({ kind: z.enum(sharedKinds), id: z.uuid().toLowerCase() });
export type SharedThing = z.output<typeof sharedThingSchema>;

/** What the address of the list says; what is no kind is the first one. */
export const sharedListSchema = z.object({
  kind: z.enum(sharedKinds).catch('document'),
  /** `next` of the page before */
  after: z.uuid().toLowerCase().optional().catch(undefined),
});

/** That something is shared, to a member of the organization. Times are ISO 8601 UTC. */
export type Share = {
  thingId: string;
  /** the account that it belongs to */
  ownerId: string;
  /** the name of the organization */
  organization: string;
  /** what the others call that account */
  sharedBy: string;
  sharedAt: string;
  /** whoever asks shared it */
  isOwn: boolean;
  /** whoever asks may end it: who shared it, and an owner of the organization */
  mayEnd: boolean;
};

/** A line of the list of what is shared. */
export type SharedItem = Share & { title: string; detail: string };

export type SharedPage = { items: SharedItem[]; next: string | null };

/** For the page of one's own thing: with which organization it can be shared. */
export type OwnSharing = {
  kind: SharedKind;
  /** by which it is shared and no longer shared */
  thingId: string;
  organization: string;
  /** null while it is not shared */
  sharedAt: string | null;
};
