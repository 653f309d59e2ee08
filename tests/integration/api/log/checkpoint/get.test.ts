import { GET } from '@/app/api/log/checkpoint/route';
import { getVerifierKey } from '@/lib/evidence/queries/log';
import { openNote, parseVerifierKey } from '@/lib/evidence/rules/signed-note';
import { enter } from '@/tests/support/log';

const get = () => GET(new Request('http://localhost:3000/api/log/checkpoint'));
const open = (note: string) => openNote(note, parseVerifierKey(getVerifierKey())!);

describe('GET /api/log/checkpoint', () => {
  it('signs the empty log', async () => {
    const response = await get();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=5');
    expect(open(await response.text())).toBe(
      'localhost:3000\n0\n47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n',
    );
  });

  it('signs the latest state', async () => {
    await enter('a');
    await enter('b');
    expect(open(await (await get()).text())).toMatch(/^localhost:3000\n2\n/);
  });
});
