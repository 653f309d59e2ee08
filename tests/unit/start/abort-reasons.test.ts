import { spawnSync } from 'node:child_process';

/** What ended a page by aborting a signal is let go of by everybody but the error; then the garbage is collected. */
const program = `
  const controller = new AbortController();
  class Page { end() { controller.abort(new Error('The page has ended.')); } }
  let page = new Page();
  const known = new WeakRef(page);
  page.end();
  page = undefined;
  setTimeout(() => {
    gc();
    const { name, message, stack } = controller.signal.reason;
    console.log(JSON.stringify({ isAlive: known.deref() !== undefined, name, message, hasFrames: /Page\\.end/.test(stack) }));
  }, 1);
`;

function endPage(...imports: string[]): unknown {
  const args = ['--expose-gc', ...imports, '--input-type=module', '--eval', program];
  return JSON.parse(spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout);
}

describe('a page that has ended', () => {
  const told = { name: 'Error', message: 'The page has ended.', hasFrames: true };

  it('is let go of by the error that it ended with, which still says where', () => {
    expect(endPage('--import', './scripts/abort-reasons.mjs')).toEqual({ isAlive: false, ...told });
  });

  it('would be kept by it in a plain process: once this fails, the module can go', () => {
    expect(endPage()).toEqual({ isAlive: true, ...told });
  });
});

describe('aborting', () => {
  it('works as before with any reason, and without one', () => {
    const reasons = `
      const reasonOf = (...given) => { const one = new AbortController(); one.abort(...given); return String(one.signal.reason); };
      console.log([reasonOf(), reasonOf(undefined), reasonOf(null), reasonOf('late')].join('; '));
    `;
    const args = ['--import', './scripts/abort-reasons.mjs', '--input-type=module', '--eval', reasons];
    const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(stdout.trim()).toBe(
      'AbortError: This operation was aborted; AbortError: This operation was aborted; null; late',
    );
  });
});
