import { chooseLanes, LANES, type DueEndpoint } from '@/lib/webhooks/rules/lanes';

const endpoints = (name: string, count: number, isFailing = false): DueEndpoint[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${name}-${at}`, isFailing }));
const names = (chosen: DueEndpoint[]) => chosen.map(({ id }) => id);

describe('who is sent to next', () => {
  it('is who works, before whoever fails', () => {
    const due = [...endpoints('dead', 30, true), ...endpoints('good', 2)];
    const chosen = chooseLanes({ due, busy: [], servedAt: new Map() });
    expect(names(chosen).slice(0, 2)).toEqual(['good-0', 'good-1']);
    expect(chosen.filter(({ isFailing }) => isFailing)).toHaveLength(6);
  });

  it('leaves room for those that work, however many fail', () => {
    const chosen = chooseLanes({
      due: [...endpoints('more', 5, true), ...endpoints('good', 20)],
      busy: endpoints('dead', 6, true),
      servedAt: new Map(),
    });
    expect(chosen).toHaveLength(LANES - 6);
    expect(chosen.every(({ isFailing }) => !isFailing)).toBe(true);
  });

  it('is whose last turn was longest ago, also where much still waits for whoever just had one', () => {
    const servedAt = new Map([
      ['slow-0', 3],
      ['slow-1', 2],
    ]);
    const due = [...endpoints('slow', 2), ...endpoints('new', 1)];
    expect(names(chooseLanes({ due, busy: [], servedAt }))).toEqual(['new-0', 'slow-1', 'slow-0']);
  });

  it('is nobody while every lane is taken', () => {
    const lines = { due: endpoints('good', 3), busy: endpoints('busy', LANES), servedAt: new Map() };
    expect(chooseLanes(lines)).toEqual([]);
  });
});
