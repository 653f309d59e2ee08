import { createHash } from 'node:crypto';

const key = (id: string, name = id) => `${id}:${createHash('sha256').update(name).digest('base64')}`;

/** The box as a process with these keys has it: it reads them once. */
async function boxWith(current: string, ...previous: string[]) {
  Object.assign(process.env, { MASTER_KEY: current, MASTER_KEY_PREVIOUS: previous.join(',') });
  let box: Awaited<ReturnType<typeof loadBox>>;
  await jest.isolateModulesAsync(async () => {
    box = await loadBox();
    box.currentKeyId();
  });
  return box!;
}

const loadBox = () => import('@/lib/platform/secrets/secret-box');

describe('the master keys', () => {
  it('seals under the current one and opens what a previous one sealed', async () => {
    const sealed = (await boxWith(key('k1'))).sealText('code', 'lock 1');
    const box = await boxWith(key('k2'), key('k0'), key('k1'));
    expect(box.currentKeyId()).toBe('k2');
    expect(box.openText(sealed, 'lock 1')).toBe('code');
    expect(box.sealText('code', 'lock 1')).toMatch(/^k2\./);
  });

  it('seals anew what a previous one sealed: the current one then opens it alone', async () => {
    const sealed = (await boxWith(key('k1'))).sealText('code', 'lock 1');
    const resealed = (await boxWith(key('k2'), key('k1'))).resealText(sealed, 'lock 1');
    expect(resealed).toMatch(/^k2\./);
    expect((await boxWith(key('k2'))).openText(resealed, 'lock 1')).toBe('code');
  });

  it('does not seal anew for another place', async () => {
    const sealed = (await boxWith(key('k1'))).sealText('code', 'lock 1');
    const box = await boxWith(key('k2'), key('k1'));
    expect(() => box.resealText(sealed, 'lock 2')).toThrow();
  });

  it('does not open what was sealed under a key that it does not have', async () => {
    const sealed = (await boxWith(key('k1'))).sealText('code', 'lock 1');
    const box = await boxWith(key('k2'));
    expect(() => box.openText(sealed, 'lock 1')).toThrow('The master key k1 is not configured');
  });

  it('does not open under another key of the same name', async () => {
    const sealed = (await boxWith(key('k1'))).sealText('code', 'lock 1');
    const box = await boxWith(key('k1', 'another'));
    expect(() => box.openText(sealed, 'lock 1')).toThrow();
  });

  it('takes the current key when a previous one has its name', async () => {
    const sealed = (await boxWith(key('k1'))).sealText('code', 'lock 1');
    expect((await boxWith(key('k1'), key('k1', 'another'))).openText(sealed, 'lock 1')).toBe('code');
  });
});
