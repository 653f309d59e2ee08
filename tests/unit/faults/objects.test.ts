import { checkObjects, type ObjectFacts } from '@/tests/faults/checks/objects';

const sound = (): ObjectFacts => ({
  rows: [{ id: 'o1', state: 'kept' }],
  references: [{ what: 'Document d1', objectId: 'o1' }],
  store: { objects: ['o1'], begun: [] },
  opened: [{ what: 'Document d1', expected: 'ab', actual: 'ab' }],
});

function after(broken: (facts: ObjectFacts) => void): string[] {
  const facts = sound();
  broken(facts);
  return checkObjects(facts);
}

describe('checkObjects', () => {
  it('finds nothing where rows and store agree', () => {
    expect(checkObjects(sound())).toEqual([]);
  });

  it('finds a row without its object', () => {
    expect(after(({ store }) => store.objects.pop())).toEqual(['Object o1 is not in the store.']);
  });

  it('finds an object without its row', () => {
    expect(after(({ store }) => store.objects.push('o2'))).toEqual(['The store has o2, which no row knows.']);
  });

  it('finds an object that belongs to nothing', () => {
    expect(after(({ references }) => references.pop())).toEqual(['Object o1 belongs to nothing.']);
  });

  it('finds what was left half written, and rows that nobody cleaned up', () => {
    const found = after(({ store, rows }) => {
      store.begun.push('o2.partial');
      rows.push({ id: 'o3', state: 'writing' });
    });
    expect(found).toEqual(['Object o3 is still writing.', 'The store has the beginning of o2.partial.']);
  });

  it('finds a document whose object is doomed', () => {
    const found = after(({ references }) => references.push({ what: 'Document d2', objectId: 'o2' }));
    expect(found).toEqual(['Document d2 has the object o2, which is not kept.']);
  });

  it('finds a document that comes back as another one', () => {
    expect(after(({ opened }) => (opened[0]!.actual = 'cd'))).toEqual([
      'Document d1 comes back as another one.',
    ]);
  });
});
