import { GET } from '@/app/api/maps/style/route';
import { callRoute } from '@/tests/support/http';

describe('the map style, for anybody', () => {
  afterEach(() => delete process.env.MAP_STYLE_URL);

  it('is our own files when the operator has set none', async () => {
    const answer = await callRoute(GET, { url: '/api/maps/style' });

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ styleUrl: null });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
  });

  it('is the address that the operator has set', async () => {
    process.env.MAP_STYLE_URL = 'https://tiles.example/day.json';

    await jest.isolateModulesAsync(async () => {
      const { GET: freshGet } = await import('@/app/api/maps/style/route');
      const answer = await callRoute(freshGet, { url: '/api/maps/style' });

      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ styleUrl: 'https://tiles.example/day.json' });
    });
  });
});
