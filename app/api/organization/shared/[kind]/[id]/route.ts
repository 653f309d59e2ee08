import { holdShareableInvoice } from '@/lib/invoices/commands/organization-invoices';
import { holdShareableRequest } from '@/lib/notary/commands/organization-requests';
import { endSharing, shareWithOrganization, type HoldShareable } from '@/lib/organizations/commands/sharing';
import { sharedThingSchema, type SharedKind } from '@/lib/organizations/schema/sharing';
import { limits } from '@/lib/platform/rate-limit';
import { route } from '@/lib/platform/route';
import { holdShareableProperty } from '@/lib/properties/commands/organization-properties';
import { holdShareableDocument } from '@/lib/vault/commands/organization-documents';

const holds: Record<SharedKind, HoldShareable> = {
  document: holdShareableDocument,
  property: holdShareableProperty,
  request: holdShareableRequest,
  invoice: holdShareableInvoice,
};

export const PUT = route({
  auth: 'user',
  params: sharedThingSchema,
  limit: limits.changeOrganization,
  status: 204,
  handler: ({ actor, params }) => shareWithOrganization(actor, params, holds[params.kind]),
});

export const DELETE = route({
  auth: 'user',
  params: sharedThingSchema,
  limit: limits.changeOrganization,
  status: 204,
  handler: ({ actor, params }) => endSharing(actor, params),
});
