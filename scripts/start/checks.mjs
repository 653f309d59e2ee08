import { createServer, connect } from 'node:net';

/** The oldest minor version of each major one, as `engines` in package.json says it; of newer majors every one will do. */
const OLDEST_MINOR = { 20: 19, 22: 13 };
const EVERY_FROM = 24;

/** @param {string} version for example `20.20.2` */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major >= EVERY_FROM || minor >= OLDEST_MINOR[major]) return null;
  return `This needs Node 20.19+, 22.13+, 24 or 26; this is Node ${version}. Get it from https://nodejs.org.`;
}

/**
 * @param {string} value of PORT
 * @param {'start' | 'dev'} mode
 */
export async function portProblem(value, mode) {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    return `PORT must be a number from 1 to 65535; it is '${value}'.`;
  }
  const reason = (await someoneAnswers(port)) ? 'EADDRINUSE' : await listenError(port);
  if (!reason) return null;
  if (reason !== 'EADDRINUSE') return `Port ${port} cannot be used (${reason}). Choose another with PORT.`;
  const command = mode === 'dev' ? 'npm run dev' : 'npm start';
  return `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port === 65535 ? 3001 : port + 1} ${command}`;
}

function listenError(port) {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', (error) => resolve(error.code));
    server.listen({ port, exclusive: true }, () => server.close(() => resolve(null)));
  });
}

function someoneAnswers(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 1000 });
    const end = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
}
