import { checkTold } from '@/tests/faults/checks/told';

const sound = {
  events: ['e1'],
  taken: new Set(['e1']),
  mailsKept: ['m1'],
  mailsReceived: new Set(['m1']),
  pushesKept: ['n1'],
  pushesReceived: new Set(['n1']),
};
const nobody = new Set<string>();

describe('checkTold', () => {
  it('finds nothing where all have heard', () => {
    expect(checkTold(sound)).toEqual([]);
  });

  it('names what we hold for sent and never arrived', () => {
    const facts = { ...sound, taken: nobody, mailsReceived: nobody, pushesReceived: nobody };
    expect(checkTold(facts)).toEqual([
      'The event e1 never arrived.',
      'The email m1 never arrived.',
      'The push of notice n1 never arrived.',
    ]);
  });
});
