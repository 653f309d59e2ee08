import type * as Session from '@/lib/platform/session';
import { testEnvironment } from '@/tests/support/environment';

async function underHttps(work: (session: typeof Session) => Promise<void>): Promise<void> {
  process.env.NEXTAUTH_URL = 'https://deedguard.example';
  await jest.isolateModulesAsync(async () => work(await import('@/lib/platform/session')));
  process.env.NEXTAUTH_URL = testEnvironment.NEXTAUTH_URL;
}

const opened = () => ({ id: 'kite', userId: 'ada', expiresAt: new Date(Date.now() + 60_000) });

describe('the session cookie under https', () => {
  it('is sent over https alone', async () => {
    await underHttps(async ({ createSessionCookies, signedOutAnswer }) => {
      const { sessionCookieName } = await import('@/lib/platform/session/session-cookie');
      const [cookie, marker] = await createSessionCookies(opened());
      expect(sessionCookieName()).toBe('__Secure-next-auth.session-token');
      expect(cookie).toMatch(
        /^__Secure-next-auth\.session-token=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=60; Secure$/,
      );
      expect(marker).toBe('signed-in=1; Path=/; SameSite=Lax; Max-Age=60; Secure');
      expect(signedOutAnswer().headers.getSetCookie()).toEqual([
        '__Secure-next-auth.session-token=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure',
        'signed-in=; Path=/; SameSite=Lax; Max-Age=0; Secure',
      ]);
    });
  });

  it('holds nothing that can be read', async () => {
    await underHttps(async ({ createSessionCookies }) => {
      const [cookie] = await createSessionCookies(opened());
      const parts = cookie.split(';')[0]!.split('=')[1]!.split('.');
      const readable = parts.map((part) => Buffer.from(part, 'base64url').toString('latin1')).join();
      expect(readable).toContain('A256GCM');
      expect(readable).not.toMatch(/ada|kite/);
    });
  });
});
