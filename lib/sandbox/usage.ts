import { readFileSync } from 'node:fs';
import pidusage from 'pidusage';

/** What a process has used so far, and holds now. */
export type Usage = { cpuMs: number; residentBytes: number };

/** proc(5) counts in hundredths of a second, whatever the kernel's own clock. */
const TICK_MS = 10;

/** Asked of the system and not of the process, which may be too busy to answer. Null once it is gone. */
export async function usageOf(pid: number): Promise<Usage | null> {
  try {
    if (process.platform === 'linux') return readProc(pid);
    const { ctime, memory } = await pidusage(pid);
    return { cpuMs: ctime, residentBytes: memory };
  } catch {
    return null;
  }
}

function readProc(pid: number): Usage {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the name in brackets, which may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const resident = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return {
    cpuMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS,
    residentBytes: Number(resident ?? 0) * 1024,
  };
}
