import { spawnSync } from 'node:child_process';
import { mkdirSync, statfsSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { S3Server } from '@/tests/support/s3-server';
import { Line } from './line';

export type StoreKind = 'folder' | 's3';

/** Where the product keeps documents, and what can happen to it. */
export type Store = {
  kind: StoreKind;
  environment: Record<string, string>;
  /** the keys of whole objects, and the names of what was begun and is not over */
  list: () => Promise<{ objects: string[]; begun: string[] }>;
  /** null where this store cannot be full here */
  fill: (() => void) | null;
  empty: () => Promise<void>;
  /** null for a folder */
  line: Line | null;
  stop: () => Promise<void>;
};

const DISK_MEGABYTES = 64;
const FULL = `<?xml version="1.0" encoding="UTF-8"?>
<Error><Code>InsufficientStorage</Code><Message>The disk is full.</Message></Error>`;

/** A folder on a small disk of its own in memory, which takes root; without root on the disk of the machine, which is never filled. */
export function folderStore(home: string): Promise<Store> {
  const folder = path.join(home, 'objects');
  mkdirSync(folder);
  const isMounted = mountSmall(folder);
  const filler = path.join(folder, 'filler');
  return Promise.resolve({
    kind: 'folder',
    environment: { STORE_FOLDER: folder },
    list: () => listFolder(folder),
    fill: isMounted ? () => fillDisk(folder, filler) : null,
    empty: () => rm(filler, { force: true }),
    line: null,
    stop: async () => {
      if (isMounted) spawnSync('umount', ['--lazy', folder]);
    },
  });
}

function mountSmall(folder: string): boolean {
  if (process.getuid?.() !== 0) return false;
  const { status } = spawnSync('mount', [
    '-t',
    'tmpfs',
    '-o',
    `size=${DISK_MEGABYTES}m`,
    'deedguard-faults',
    folder,
  ]);
  return status === 0;
}

/** All but the last kilobytes: what fails then is the writing, not the making of a file. */
function fillDisk(folder: string, filler: string): void {
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(filler, Buffer.alloc(Math.max(0, bavail - 1) * bsize));
}

async function listFolder(folder: string): Promise<{ objects: string[]; begun: string[] }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile() && entry.name !== 'filler').map(({ name }) => name);
  return {
    objects: names.filter((name) => !name.endsWith('.partial')),
    begun: names.filter((name) => name.endsWith('.partial')),
  };
}

/** A bucket behind a line that can be broken. */
export async function s3Store(): Promise<Store> {
  const server = await S3Server.start();
  const line = await Line.to(Number(new URL(server.settings.S3_ENDPOINT).port));
  return {
    kind: 's3',
    environment: { ...server.settings, S3_ENDPOINT: `http://127.0.0.1:${line.port}` },
    list: async () => {
      const { objects, uploads } = await server.contents();
      return { objects, begun: uploads };
    },
    fill: () =>
      server.misbehave(/^(PUT|POST) /, (request, response) => {
        request.resume();
        request.on('end', () => response.writeHead(507, { 'content-type': 'application/xml' }).end(FULL));
      }),
    empty: () => Promise.resolve(server.behave()),
    line,
    stop: async () => {
      await line.stop();
      await server.stop();
    },
  };
}
