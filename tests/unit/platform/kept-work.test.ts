import { keptWork } from '@/lib/platform/kept-work';

/** Work that says what it was asked for, and how often. */
function counted() {
  const done: string[] = [];
  const kept = keptWork<string>({ maxBytes: 6, bytesOf: ({ length }) => length });
  const ask = (key: string) =>
    kept(key, async () => {
      done.push(key);
      await Promise.resolve();
      return `${key}${key}`;
    });
  return { done, ask };
}

describe('kept work', () => {
  it('is done once, also when it is asked for at the same time', async () => {
    const { done, ask } = counted();
    expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['aa', 'aa', 'bb']);
    expect(await ask('a')).toBe('aa');
    expect(done).toEqual(['a', 'b']);
  });

  it('is let go of when there is too much of it, what was asked for longest ago first', async () => {
    const { done, ask } = counted();
    for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'c', 'b']) await ask(key);
    expect(done).toEqual(['a', 'b', 'c', 'd', 'b']);
  });

  it('is done again after it failed', async () => {
    const kept = keptWork<string>({ maxBytes: 6, bytesOf: ({ length }) => length });
    await expect(kept('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await kept('a', () => Promise.resolve('aa'))).toBe('aa');
  });

  it('is handed out and not kept when it alone is too large', async () => {
    const { done, ask } = counted();
    expect(await ask('long')).toBe('longlong');
    expect(await ask('long')).toBe('longlong');
    expect(done).toEqual(['long', 'long']);
  });
});
