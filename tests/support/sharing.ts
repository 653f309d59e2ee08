import { DELETE, PUT } from '@/app/api/organization/shared/[kind]/[id]/route';
import { listOrganizationInvoices } from '@/lib/invoices/queries/organization-invoices';
import { listOrganizationRequests } from '@/lib/notary/queries/organization-requests';
import type { SharedKind, SharedPage, SharedThing } from '@/lib/organizations/schema/sharing';
import { listOrganizationProperties } from '@/lib/properties/queries/organization-properties';
import { listOrganizationDocuments } from '@/lib/vault/queries/organization-documents';
import { createOwner, type Person } from './actors';
import { buildLock } from './builders';
import { query } from './database';
import { buildDocument } from './documents';
import { callRoute, type Answer } from './http';
import { buildSentInvoice } from './invoices';
import { writeRequest } from './notary';
import { addMember, createPartner, type TestOrganization } from './organizations';

export type Team = TestOrganization & { sharer: Person; reader: Person };

/** An organization with an owner and two members: one who shares, and one who reads. */
export async function createTeam(): Promise<Team> {
  const partner = await createPartner();
  const sharer = await createOwner();
  const reader = await createOwner();
  await addMember(partner, sharer);
  await addMember(partner, reader);
  return { ...partner, sharer, reader };
}

type Caller = { cookie: string } | null;

const urlOf = ({ kind, id }: SharedThing) => ({
  url: `/api/organization/shared/${kind}/${id}`,
  params: { kind, id },
});

export function share(as: Caller, thing: SharedThing): Promise<Answer> {
  return callRoute(PUT, { method: 'PUT', ...urlOf(thing), as });
}

export function endSharing(as: Caller, thing: SharedThing): Promise<Answer> {
  return callRoute(DELETE, { method: 'DELETE', ...urlOf(thing), as });
}

/** Something of a person's own, of each kind. */
export const buildThing: Record<SharedKind, (person: Person) => Promise<{ id: string }>> = {
  document: (person) => buildDocument(person),
  property: (person) => buildLock(person),
  request: (person) => writeRequest(person),
  invoice: (person) => buildSentInvoice(person),
};

/** What is shared with somebody, as the page lists it. */
export const listSharedWith: Record<SharedKind, (reader: Person, after?: string) => Promise<SharedPage>> = {
  document: ({ actor }, after) => listOrganizationDocuments(actor, after),
  property: ({ actor }, after) => listOrganizationProperties(actor, after),
  request: ({ actor }, after) => listOrganizationRequests(actor, after),
  invoice: ({ actor }, after) => listOrganizationInvoices(actor, after),
};

export const listShareRows = () =>
  query<{ kind: SharedKind; thing_id: string; organization_id: string; shared_by_id: string }>(
    'SELECT kind, thing_id, organization_id, shared_by_id FROM organization_shares ORDER BY created_at, thing_id',
  );
