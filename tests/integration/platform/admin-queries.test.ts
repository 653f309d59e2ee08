import { countUsers, exportUsers, listUsers } from '@/lib/accounts/queries/user-list';
import { exportAllInvoices, listAllInvoices } from '@/lib/invoices/queries/all-invoices';
import { countNotaries, exportNotaries, listNotaries } from '@/lib/notary/queries/notary-list';
import { countAllRequests, exportAllRequests, listAllRequests } from '@/lib/notary/queries/request-list';
import { countApplications, exportApplications, listApplications } from '@/lib/partners/queries/applications';
import { countInterests, exportInterests, listInterests } from '@/lib/partners/queries/interests';
import { countWaitlist, exportWaitlist, listWaitlist } from '@/lib/partners/queries/waitlist';
import type { Actor } from '@/lib/platform/actor';
import { createAdmin, createNotary, createOwner } from '@/tests/support/actors';

const queries: Record<string, (actor: Actor) => Promise<unknown>> = {
  listUsers: (actor) => listUsers(actor, {}),
  countUsers: (actor) => countUsers(actor, {}),
  exportUsers: (actor) => exportUsers(actor, {}),
  listNotaries: (actor) => listNotaries(actor, {}),
  countNotaries: (actor) => countNotaries(actor, {}),
  exportNotaries: (actor) => exportNotaries(actor, {}),
  listAllRequests: (actor) => listAllRequests(actor, {}),
  countAllRequests: (actor) => countAllRequests(actor, {}),
  exportAllRequests: (actor) => exportAllRequests(actor, {}),
  listAllInvoices: (actor) => listAllInvoices(actor, {}),
  exportAllInvoices: (actor) => exportAllInvoices(actor, {}),
  listApplications: (actor) => listApplications(actor, {}),
  countApplications,
  exportApplications: (actor) => exportApplications(actor, {}),
  listWaitlist: (actor) => listWaitlist(actor, {}),
  countWaitlist: (actor) => countWaitlist(actor, {}),
  exportWaitlist: (actor) => exportWaitlist(actor, {}),
  listInterests: (actor) => listInterests(actor, {}),
  countInterests: (actor) => countInterests(actor, {}),
  exportInterests: (actor) => exportInterests(actor, {}),
};

describe('what only admins may read', () => {
  it.each(Object.entries(queries))('%s finds nothing for anybody else', async (_, read) => {
    const [admin, owner, notary] = [await createAdmin(), await createOwner(), await createNotary()];

    await expect(read(owner.actor)).rejects.toMatchObject({ code: 'not_found' });
    await expect(read(notary.actor)).rejects.toMatchObject({ code: 'not_found' });
    await expect(read(admin.actor)).resolves.toBeDefined();
  });
});
