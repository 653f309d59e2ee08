import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { cut, Line } from '@/tests/faults/world/line';

const ANSWER = 'an answer of thirty characters';

describe('Line', () => {
  let server: Server;
  let line: Line;

  beforeEach(async () => {
    server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => socket.end(ANSWER));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    line = await Line.to((server.address() as AddressInfo).port);
  });

  afterEach(async () => {
    await line.stop();
    await new Promise((resolve) => server.close(resolve));
  });

  /** What comes back for a question. */
  async function ask(): Promise<string> {
    const socket = connect(line.port, '127.0.0.1');
    socket.write('a question');
    return text(socket).catch(() => 'broken');
  }

  it('carries a question and its answer', async () => {
    expect(await ask()).toBe(ANSWER);
  });

  it('lets an answer through that is slow', async () => {
    line.break({ kind: 'slow', milliseconds: 1 });
    expect(await ask()).toBe(ANSWER);
  });

  it('breaks an answer off in its middle', async () => {
    line.break({ kind: 'cut', afterBytes: 5 });
    expect(await ask()).toBe(ANSWER.slice(0, 5));
  });

  it('lets nobody through', async () => {
    line.break({ kind: 'refuse' });
    expect(await ask()).not.toBe(ANSWER);
  });

  it('holds what hangs back until it is mended, and no longer', async () => {
    line.break({ kind: 'hang' });
    let isAnswered = false;
    const asking = ask().finally(() => (isAnswered = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(isAnswered).toBe(false);
    line.mend();
    expect(await asking).toBe(ANSWER);
  });

  it('closes a connection that is ending, and resets any other', async () => {
    const sockets = [connect(line.port, '127.0.0.1'), connect(line.port, '127.0.0.1')];
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    const resets = sockets.map((socket) => jest.spyOn(socket, 'resetAndDestroy'));
    const closed = sockets.map((socket) => once(socket, 'close'));
    sockets[0]!.end();
    sockets.forEach(cut);
    await Promise.all(closed);
    expect(resets.map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  });
});
