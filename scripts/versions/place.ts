import path from 'node:path';
import { appEnvironment } from '../bench/environment';
import { note } from '../bench/table';
import type { Workshop } from '../bench/workshop';
import { findFreePort } from '../postgres/ports';
import { walk } from '../smoke/journey';
import { startProduct, type Product } from '../smoke/product';
import { startBalancer, type Balancer } from './balancer';

/** Two people at once, so that the turns of the versions change from one walk to the next. */
const PEOPLE = 2;

type Running = { port: number; product: Product };
type Walks = (go: () => Promise<void>) => Promise<number>;
type Phase = { name: string; walks: number; counts: Map<number, number>; failed: number };

/** One address, the servers behind it, and the people who walk through the product by it. */
export async function preparePlace({ databaseUrl, workshop }: { databaseUrl: string; workshop: Workshop }) {
  const front = await findFreePort();
  const balancer = await startBalancer(front);
  workshop.onEnd(balancer.stop);
  const environment = {
    ...appEnvironment({ databaseUrl, port: front }),
    STORE_FOLDER: path.join(workshop.folder, 'store'),
  };
  const phases: Phase[] = [];

  const start = async (root: string): Promise<Running> => {
    const port = await findFreePort();
    const product = await startProduct({
      root,
      node: process.execPath,
      environment: { ...environment, PORT: String(port) },
    });
    workshop.onEnd(product.stop);
    return { port, product };
  };
  const phase = async (name: string, walks: Walks) => {
    note(name);
    const start = snapshot(balancer);
    const done = await walks(() => walk(environment.NEXTAUTH_URL ?? ''));
    const end = snapshot(balancer);
    const counts = new Map(
      [...end].map(([port, { calls }]) => [port, calls - (start.get(port)?.calls ?? 0)]),
    );
    const failed = [...end].reduce(
      (sum, [port, { faults }]) => sum + faults - (start.get(port)?.faults ?? 0),
      0,
    );
    if (failed > 0) throw new Error(`${failed} calls failed: ${name}.`);
    phases.push({ name, walks: done, counts, failed });
  };
  const rows = (before: Running, after: Running) =>
    phases.map(({ name, walks, counts, failed }) => {
      const [old = 0, own = 0] = [before, after].map(({ port }) => counts.get(port) ?? 0);
      return [name, walks, old + own, old, own, failed].map(String);
    });
  return { balancer, start, phase, rows };
}

const snapshot = ({ counts }: Balancer) => new Map([...counts].map(([port, count]) => [port, { ...count }]));

/** So many walks, by several people at once. */
export function walkTimes(times: number): Walks {
  return async (go) => {
    let left = times;
    const person = async () => {
      while (left-- > 0) await go();
    };
    await Promise.all(Array.from({ length: PEOPLE }, person));
    return times;
  };
}

/** Walks one after the other for as long as something takes, and one more. */
export function walkDuring(work: () => Promise<unknown>): Walks {
  return async (go) => {
    let isOver = false;
    const ended = work().finally(() => (isOver = true));
    // It is told below, once nobody walks any more.
    ended.catch(() => {});
    let walks = 0;
    for (let wasOver = false; !wasOver; walks += 1) {
      wasOver = isOver;
      await go();
    }
    await ended;
    return walks;
  };
}
