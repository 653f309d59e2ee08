import { GET as GET_PDF } from '@/app/api/fraud/cases/[caseId]/pack.pdf/route';
import { GET } from '@/app/api/fraud/cases/[caseId]/pack/route';
import { reportFraud } from '@/lib/fraud/commands/report';
import { fraudReportSchema } from '@/lib/fraud/schema';
import { NO_LEGAL_ADVICE } from '@/lib/recovery/content/advice';
import { createAdmin, createOwner, visitor, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { buildDocument } from '@/tests/support/documents';
import { fraudInput, lockedProperty, recordedAlert } from '@/tests/support/fraud';
import { guardWithPin, confirm, stepUpRequired } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { listAudit } from '@/tests/support/rows';
import { unzip } from '@/tests/support/unzip';

async function reported(owner: Person) {
  const eventId = await recordedAlert(owner, await lockedProperty(owner));
  const { caseId } = await reportFraud(owner.actor, fraudReportSchema.parse(fraudInput({ eventId })));
  return caseId;
}
const pack = (caseId: string, as: Person | typeof visitor, documents = '') =>
  callRoute(GET, { url: `/api/fraud/cases/${caseId}/pack?documents=${documents}`, params: { caseId }, as });
const packPdf = (caseId: string, as: Person | typeof visitor) =>
  callRoute(GET_PDF, { url: `/api/fraud/cases/${caseId}/pack.pdf`, params: { caseId }, as });

describe('GET /api/fraud/cases/{caseId}/pack', () => {
  it('is one ZIP with letters, checklist, recording and proofs', async () => {
    const ada = await createOwner();
    const caseId = await reported(ada);
    const answer = await pack(caseId, ada);

    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain(`recovery-pack-${caseId}.zip`);
    const zip = unzip(answer.bytes);
    const letters = ['letter-county-recorder', 'letter-police', 'letter-title-insurer', 'worksheet-fbi-ic3'];
    expect(zip.names.sort()).toEqual(
      [
        'README.txt',
        'pack.pdf',
        ...['pdf', 'docx', 'txt'].map((ending) => `checklist.${ending}`),
        ...letters.flatMap((name) => ['pdf', 'docx', 'txt'].map((ending) => `letters/${name}.${ending}`)),
        'recording.txt',
        'recording.json',
        'proofs/lock.html',
        'proofs/lock.json',
      ].sort(),
    );
    expect(zip.text('README.txt')).toContain(NO_LEGAL_ADVICE);
    expect(zip.text('letters/letter-police.txt')).toContain('2026123456');
    expect(zip.json<{ recording: object }>('recording.json').recording).toMatchObject({
      instrument: '2026123456',
    });
    expect(zip.json('proofs/lock.json')).toMatchObject({ schemaVersion: 2, index: 0 });
  });

  it('takes the documents along that were chosen, each with its proof, and notes it', async () => {
    const ada = await createOwner();
    const caseId = await reported(ada);
    const { id } = await buildDocument(ada);
    await buildDocument(ada, { name: 'diary.pdf' });
    const { names } = unzip((await pack(caseId, ada, id)).bytes);

    expect(names.filter((name) => name.startsWith('documents/'))).toEqual(['documents/Warranty deed.pdf']);
    expect(names.filter((name) => name.startsWith('proofs/document-'))).toHaveLength(1);
    const [row] = await query<{ id: string }>('SELECT id FROM fraud_cases');
    expect((await listAudit(row!.id)).at(-1)).toMatchObject({
      type: 'fraud.pack_made',
      data: { documents: 1 },
    });
  });

  it('makes one of a case without alert, lock and recording, too', async () => {
    const ada = await createOwner();
    const { caseId } = await reportFraud(ada.actor, fraudReportSchema.parse(fraudInput()));
    const zip = unzip((await pack(caseId, ada)).bytes);

    expect(zip.names).not.toContain('proofs/lock.html');
    expect(zip.text('letters/letter-police.txt')).toContain('[fill in]');
  });

  it('asks a guarded account to confirm first', async () => {
    const ada = await createOwner();
    const caseId = await reported(ada);
    await guardWithPin(ada);

    expect(await pack(caseId, ada)).toMatchObject({ status: 402, body: stepUpRequired });
    expect((await packPdf(caseId, ada)).status).toBe(402);
    await confirm(ada);
    expect((await pack(caseId, ada)).status).toBe(200);
  });

  it.each([
    ['a visitor', async () => visitor, 401],
    ['another account', createOwner, 404],
    ['an admin', createAdmin, 404],
  ])('is not for %s', async (_, who, status) => {
    const caseId = await reported(await createOwner());
    const as = await who();

    expect((await pack(caseId, as)).status).toBe(status);
    expect((await packPdf(caseId, as)).status).toBe(status);
  });

  it.each([
    ['of somebody else', async () => (await buildDocument(await createOwner())).id, 404],
    ['that is none', async () => 'x', 422],
  ])('refuses a document %s', async (_, find, status) => {
    const ada = await createOwner();
    const caseId = await reported(ada);

    expect((await pack(caseId, ada, await find())).status).toBe(status);
  });

  it('has no case under a word', async () => {
    expect((await pack('case-1', await createOwner())).status).toBe(404);
  });
});

describe('GET /api/fraud/cases/{caseId}/pack.pdf', () => {
  it('is all of it as one PDF', async () => {
    const ada = await createOwner();
    const answer = await packPdf(await reported(ada), ada);

    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
