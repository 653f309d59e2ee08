import Sequencer from '@jest/test-sequencer';

const isShare = ({ path }) => /[\\/]together[\\/]/.test(path);

/** jest goes by the size of a file while it knows nothing of its time; a share is small, and takes the longest. */
export default class LongOnesFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((a, b) => Number(isShare(b)) - Number(isShare(a)));
  }
}
