import { test as base, expect } from '@playwright/test';
export { expect };
export const test = base.extend<{ signIn: () => Promise<void>; expectedErrors: RegExp[] }>({
  baseURL: async ({}, provide) => { await provide('http://localhost:3000'); },
  expectedErrors: async ({}, provide) => { await provide([]); },
  signIn: async ({ page }, provide) => {
    await provide(async () => {
      const email = `rui-${Date.now()}@example.com`;
      const answer = await page.request.post('/api/users/register', { data: { email, password: 'a deed is a deed is a deed', firstName: 'Rui', lastName: 'Test', role: 'owner' } });
      if (!answer.ok()) throw new Error(await answer.text());
      const user = await answer.json();
      await page.context().addInitScript((u) => localStorage.setItem('user', u), JSON.stringify(user));
    });
  },
});
