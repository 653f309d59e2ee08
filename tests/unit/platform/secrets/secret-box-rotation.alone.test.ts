import { createHash } from 'node:crypto';
import { rotateColumn, type SealedColumn } from '@/lib/platform/secrets/key-rotation';
import { currentKeyId, openText, sealText } from '@/lib/platform/secrets/secret-box';

const key = (id: string) => `${id}:${createHash('sha256').update(id).digest('base64')}`;

Object.assign(process.env, {
  MASTER_KEY: key('new'),
  MASTER_KEY_PREVIOUS: key('old'),
});

const context = (id: string) => `row ${id}`;
const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** As a process with the old key would have sealed it. */
let sealOld: (text: string, context: string) => string;
beforeAll(async () => {
  const { MASTER_KEY, MASTER_KEY_PREVIOUS } = process.env;
  Object.assign(process.env, { MASTER_KEY: key('old'), MASTER_KEY_PREVIOUS: '' });
  await jest.isolateModulesAsync(async () => {
    const box = await import('@/lib/platform/secrets/secret-box');
    box.currentKeyId();
    sealOld = box.sealText;
  });
  Object.assign(process.env, { MASTER_KEY, MASTER_KEY_PREVIOUS });
});

/** A table in memory, with the ways in that a domain gives. */
function columnOf(rows: Map<string, string>, changes: Partial<SealedColumn> = {}): SealedColumn {
  return {
    kind: 'things',
    context,
    list: ({ prefix, after, take }) =>
      Promise.resolve(
        [...rows]
          .filter(([id, sealed]) => id > after && !sealed.startsWith(prefix))
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .slice(0, take)
          .map(([id, sealed]) => ({ id, sealed })),
      ),
    replace: ({ id, sealed }, next) => {
      const isSame = rows.get(id) === sealed;
      if (isSame) rows.set(id, next);
      return Promise.resolve(isSame);
    },
    ...changes,
  };
}

const oldRows = (count: number) =>
  new Map(
    Array.from({ length: count }, (_, index) => [
      idOf(index + 1),
      sealOld(`text ${index}`, context(idOf(index + 1))),
    ]),
  );

describe('sealing a column anew', () => {
  it.each([0, 1, 499, 500, 501, 1000, 1001])(
    'reaches all of %i rows, and their texts stay',
    async (count) => {
      const rows = oldRows(count);
      expect(await rotateColumn(columnOf(rows))).toEqual({
        kind: 'things',
        resealed: count,
        left: {},
        problems: {},
      });
      const texts = [...rows].map(([id, sealed]) => openText(sealed, context(id)));
      expect(texts).toEqual(Array.from({ length: count }, (_, index) => `text ${index}`));
      expect([...rows.values()].every((sealed) => sealed.startsWith(`${currentKeyId()}.`))).toBe(true);
    },
  );

  it('passes over whole batches of rows that cannot be opened', async () => {
    const rows = oldRows(1200);
    for (let index = 1; index <= 600; index += 1) rows.set(idOf(index), 'lost.AAAA');
    expect(await rotateColumn(columnOf(rows))).toEqual({
      kind: 'things',
      resealed: 600,
      left: { lost: 600 },
      problems: { 'The master key lost is not configured': 600 },
    });
    expect(rows.get(idOf(600))).toBe('lost.AAAA');
  });

  it('leaves a row to whoever changed it meanwhile', async () => {
    const rows = oldRows(3);
    const { replace, ...column } = columnOf(rows);
    const theirs = sealText('theirs', context(idOf(2)));
    const rotation = await rotateColumn({
      ...column,
      replace: (row, sealed) => {
        if (row.id === idOf(2)) rows.set(row.id, theirs);
        return replace(row, sealed);
      },
    });
    expect(rotation).toEqual({ kind: 'things', resealed: 2, left: {}, problems: {} });
    expect(rows.get(idOf(2))).toBe(theirs);
  });

  it('says what an app process with the old key sealed meanwhile, and takes it the next time', async () => {
    const rows = oldRows(1);
    const { replace, ...column } = columnOf(rows);
    const rotation = await rotateColumn({
      ...column,
      replace: (row, sealed) => {
        rows.set(idOf(9), sealOld('late', context(idOf(9))));
        rows.set(row.id, sealOld('changed', context(row.id)));
        return replace(row, sealed);
      },
    });
    expect(rotation).toMatchObject({ resealed: 0, left: { old: 2 } });
    expect(await rotateColumn(columnOf(rows))).toMatchObject({ resealed: 2, left: {} });
    expect(openText(rows.get(idOf(1))!, context(idOf(1)))).toBe('changed');
    expect(openText(rows.get(idOf(9))!, context(idOf(9)))).toBe('late');
  });

  it('goes on where it was cut off', async () => {
    const rows = oldRows(10);
    const { replace, ...column } = columnOf(rows);
    const cut = rotateColumn({
      ...column,
      replace: (row, sealed) =>
        row.id === idOf(5) ? Promise.reject(new Error('away')) : replace(row, sealed),
    });
    await expect(cut).rejects.toThrow('away');
    expect([...rows].every(([id, sealed]) => openText(sealed, context(id)).startsWith('text '))).toBe(true);
    expect(await rotateColumn(columnOf(rows))).toMatchObject({ resealed: 6, left: {} });
  });
});
