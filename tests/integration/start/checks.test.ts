import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** Starts it as `npm start` does; each of these ends before any work is done. */
function start(environment: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'test', ...environment },
  });
  return { status, message: stderr.trim() };
}

describe('npm start refuses', () => {
  it('a port that is taken, and names another', async () => {
    const server = createServer().listen(0);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const { status, message } = start({ PORT: String(port) });
    server.close();
    expect(status).toBe(1);
    expect(message).toBe(
      `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
    );
  });

  it.each(['abc', '0', '65536', '30.5'])('PORT=%s', (value) => {
    const { status, message } = start({ PORT: value });
    expect(status).toBe(1);
    expect(message).toBe(`PORT must be a number from 1 to 65535; it is '${value}'.`);
  });

  it('a real database without secrets, and names each', () => {
    const { status, message } = start({
      DATABASE_URL: 'postgresql://nobody@localhost:1/nothing',
      PORT: '48251',
    });
    expect(status).toBe(1);
    for (const name of ['NEXTAUTH_URL', 'NEXTAUTH_SECRET', 'MASTER_KEY', 'LOG_SIGNING_KEY', 'LOG_ORIGIN']) {
      expect(message).toContain(`${name} is not set`);
    }
  });
});
