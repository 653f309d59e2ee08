/** The style sheets of a build, and what can be taken of them. */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import postcss from 'postcss';
import type { HasClass } from './page-classes';
import { classesIn, partOf, restOf } from './style-parts';

export type Sheet = {
  /** the rules of it for elements with such classes */
  part: (hasClass: HasClass) => string;
  /** the address of what a page with a part of it needs to show any other */
  rest: string;
};

/** Returns a reader of sheets by their address on the site; it reads each once, and writes its rest beside it. */
export function sheetReader(buildFolder: string): (address: string) => Promise<Sheet> {
  const sheets = new Map<string, Promise<Sheet>>();
  return (address) => {
    const sheet = sheets.get(address) ?? readSheet(buildFolder, address);
    sheets.set(address, sheet);
    return sheet;
  };
}

/** Writes a sheet beside the one that it was taken from; its name says what is in it. Returns its address. */
export async function writeBeside(buildFolder: string, address: string, style: string): Promise<string> {
  const hash = createHash('sha256').update(style).digest('hex').slice(0, 12);
  const renamed = address.replace(/\.css$/, `.${hash}.css`);
  await writeFile(path.join(buildFolder, renamed.replace('/_next/', '')), style);
  return renamed;
}

async function readSheet(buildFolder: string, address: string): Promise<Sheet> {
  const whole = postcss.parse(await readFile(path.join(buildFolder, address.replace('/_next/', '')), 'utf8'));
  const names = [...classesIn(whole)];
  // Pages that are made alike have the same part.
  const parts = new Map<string, string>();
  return {
    rest: await writeBeside(buildFolder, address, restOf(whole)),
    part: (hasClass) => {
      const classes = new Set(names.filter(hasClass));
      const key = [...classes].join(' ');
      const part = parts.get(key) ?? partOf(whole, (name) => classes.has(name), address);
      parts.set(key, part);
      return part;
    },
  };
}
