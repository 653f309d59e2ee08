/** Loaded into the web server and the worker: when the process that started them is gone, nobody would stop them. */
const parent = process.ppid;
/** In development Node watches the files of the worker, is its parent then, and would go on. */
const starter = Number(process.env.STARTED_BY ?? parent);

setInterval(() => {
  if (process.ppid === parent && isThere(starter)) return;
  if (process.ppid === parent && parent !== starter) process.kill(parent, 'SIGTERM');
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 5_000).unref();
}, 1_000).unref();

function isThere(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
