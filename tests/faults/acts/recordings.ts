import { randomUUID } from 'node:crypto';
import { until } from '../client';
import type { Person } from '../people';
import { lockOf, newAddress } from './locks';
import type { Act } from './stage';

type Import = { id: string; fileName: string; status: string; failure: string | null };
type Page = { imports: Import[] };

const ROWS = 30;
const TRAVIS = '48453';
const HEADER = 'recorded_at,instrument,type,grantors,grantees,address,parcel,legal,consideration';

/** An admin delivers what a county recorded: one of its deeds is of a locked property, whose owner is told. */
export const importRecordings: Act = async (stage) => {
  const { people, ledger } = stage;
  const admin = await people.admin();
  const address = newAddress(stage);
  const lock = await lockOf(stage, await people.owner(), address);
  const instruments = Array.from({ length: ROWS }, () => randomUUID());
  const file = indexOf(instruments, address);
  const name = `${randomUUID()}.csv`;
  const form = () => {
    const filled = new FormData();
    filled.append('fips', TRAVIS);
    filled.append('file', new Blob([file]), name);
    return filled;
  };
  const { id } = await admin.client.once<{ id: string }>('Delivering an index', {
    send: () => admin.client.try('/api/recordings/imports', { form }),
    find: () => findImport(admin, name),
    made: (body) => body as { id: string },
  });
  await until('The end of an import', async () => {
    const state = (await admin.client.repeat(`/api/recordings/imports/${id}`)) as Import;
    if (state.status === 'failed') throw new Error(`An import failed: ${state.failure}`);
    return state.status === 'done';
  });
  ledger.imports.push({ id, instruments, lockId: lock.id });
};

/** The first is a deed of the address, the others are of houses that nobody here knows. */
function indexOf(instruments: string[], address: string): string {
  const today = new Date().toISOString().slice(0, 10);
  const lines = instruments.map((instrument, index) => {
    const place = index === 0 ? address : `${index} Nowhere Rd, Austin, TX 78799`;
    return `${today},${instrument},WARRANTY DEED,LOVELACE ADA,ACME HOMES LLC,"${place}",,,`;
  });
  return `${[HEADER, ...lines].join('\n')}\n`;
}

async function findImport(admin: Person, name: string): Promise<Import | null> {
  const { imports } = (await admin.client.repeat('/api/recordings/imports')) as Page;
  return imports.find(({ fileName }) => fileName === name) ?? null;
}
