import { spawnSync } from 'node:child_process';

const HIDDEN = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\u200b-\u200f\ufeff]/;

/** What a process writes that logs this way; its own, because the log is the standard output. */
function linesOf(code: string): string[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', '--input-type=module', '-e', code],
    { encoding: 'utf8', env: { ...process.env, LOG_LEVEL: 'info' } },
  );
  expect(stderr).toBe('');
  return stdout.trimEnd().split('\n');
}

const forged = '/a\n{"level":30,"msg":"forged"}\r\u0000\u001b[2J\u009b2J\u2028\u202e\u200b\u{e0041}';

describe('a line of the log', () => {
  it('is no error where somebody only went away', () => {
    const lines = linesOf(`
      const { logConsole } = (await import('./lib/platform/telemetry/logger.ts')).default;
      logConsole();
      console.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
      console.error(Object.assign(new Error('read'), { code: 'ECONNRESET' }));`);
    expect(lines.map((line) => (JSON.parse(line) as { level: number }).level)).toEqual([30, 50]);
  });

  it('is one line without a character that nobody sees, and holds all of them for whoever reads the JSON', () => {
    const [line = '', ...others] = linesOf(`
      const { logger } = (await import('./lib/platform/telemetry/logger.ts')).default;
      logger.info({ path: ${JSON.stringify(forged)} });
      logger.error({ err: new Error(${JSON.stringify(forged)}) });`);
    expect(others).toHaveLength(1);
    for (const each of [line, ...others]) expect(each).not.toMatch(HIDDEN);
    expect(JSON.parse(line)).toMatchObject({ path: forged });
    expect(JSON.parse(others[0] ?? '')).toMatchObject({ err: { message: forged } });
  });

  it('is a warning without a stack where something is refused for now, and an error where something failed beneath', () => {
    const [refused = '', failed = '', ...others] = linesOf(`
      const { answerError } = (await import('./lib/platform/http/error-response.ts')).default;
      const { AppError } = (await import('./lib/platform/errors.ts')).default;
      answerError(new AppError('unavailable', 'This server sends no email.'), 'one');
      answerError(new AppError('unavailable', 'The mail could not be sent.', { cause: new Error('SMTP') }), 'two');`);
    expect(others).toEqual([]);
    expect(JSON.parse(refused)).toEqual({
      level: 40,
      time: expect.any(String) as string,
      requestId: 'one',
      code: 'unavailable',
      refused: 'This server sends no email.',
    });
    expect(JSON.parse(failed)).toMatchObject({ level: 50, requestId: 'two', err: { message: 'SMTP' } });
  });

  it('is what anybody writes to the console', () => {
    const lines = linesOf(`
      const { logConsole } = (await import('./lib/platform/telemetry/logger.ts')).default;
      logConsole();
      console.error('⨯ %s', new Error(${JSON.stringify(forged)}));
      console.log('\\u001b[32mReady\\u001b[0m', 1);`);
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).not.toMatch(HIDDEN);
    const [error, ready] = lines.map((line) => JSON.parse(line) as { level: number; console: string });
    expect(error).toMatchObject({ level: 50, console: expect.stringContaining('forged') as string });
    expect(ready).toMatchObject({ level: 30, console: 'Ready 1' });
  });
});
