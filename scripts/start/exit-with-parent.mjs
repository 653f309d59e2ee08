/** Loaded into the web server and the worker: when the process that started them is gone, nobody would stop them. */
const parent = process.ppid;

setInterval(() => {
  if (process.ppid === parent) return;
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 5_000).unref();
}, 1_000).unref();
