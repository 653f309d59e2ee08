import { checkWork } from '@/tests/faults/checks/work';

describe('checkWork', () => {
  const nothing = { failed: [], stuck: [], effects: [] };

  it('finds nothing where each job was done once', () => {
    expect(checkWork({ ...nothing, effects: [{ what: 'The scan of', id: 'd1', count: 1 }] })).toEqual([]);
  });

  it('names a job that was given up', () => {
    const failed = [{ name: 'redact', id: 'r1', why: 'job timed out' }];
    expect(checkWork({ ...nothing, failed })).toEqual(['The job redact of r1 was given up: job timed out']);
  });

  it('names what waits for good', () => {
    expect(checkWork({ ...nothing, stuck: ['Import i1 runs'] })).toEqual([
      'Import i1 runs, and nothing works on it.',
    ]);
  });

  it('names what was done twice, or not at all', () => {
    const effects = [
      { what: 'The alert of', id: 'i1', count: 2 },
      { what: 'The scan of', id: 'd1', count: 0 },
    ];
    expect(checkWork({ ...nothing, effects })).toEqual([
      'The alert of i1: 2 times instead of once.',
      'The scan of d1: 0 times instead of once.',
    ]);
  });
});
