import { GET } from '@/app/api/log/key/route';
import { parseVerifierKey } from '@/lib/evidence/rules/signed-note';

describe('GET /api/log/key', () => {
  it('publishes the key that checks the log', async () => {
    const response = await GET(new Request('http://localhost:3000/api/log/key'));
    expect(response.status).toBe(200);
    expect(parseVerifierKey((await response.text()).trim())?.name).toBe('localhost:3000');
  });
});
