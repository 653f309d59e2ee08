import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type * as z from 'zod';
import { isKeyOf } from './keys';
import { inTurns, linesOf } from './lines';
import {
  FORMAT,
  LABEL,
  labelSchema,
  MANIFEST,
  manifestSchema,
  OBJECT_LIST,
  objectPart,
  objectSchema,
  tablePart,
  type CopiedObject,
  type Label,
  type Manifest,
} from './manifest';
import { checkPart, damaged, readPart, type Place } from './parts';
import { Refusal } from './refusal';

const AT_ONCE = 4;

/** Opens a backup: who it is for, and what it says is in it. Refuses another key and another format. */
export async function openBackup(folder: string, key: Buffer): Promise<{ place: Place; manifest: Manifest }> {
  const label = await readLabel(folder);
  if (label.format !== FORMAT) {
    throw new Refusal(
      `This backup has format ${label.format}, and this version of the app reads format ${FORMAT}.`,
    );
  }
  if (!isKeyOf(key, label)) throw new Refusal('BACKUP_KEY is not the key of this backup.');
  const place = { folder, label, key };
  return { place, manifest: read(manifestSchema, await readManifest(place), MANIFEST) };
}

/** Looks at every byte of a backup before anything is done with it. */
export async function checkParts(place: Place, { tables, objects }: Manifest): Promise<void> {
  for (const table of tables) await checkPart(place, tablePart(table), table.part);
  await checkPart(place, OBJECT_LIST, objects.list);
  let count = 0;
  const work = async ({ id, part }: CopiedObject) => {
    await checkPart(place, objectPart(id), part);
    return 1;
  };
  for await (const one of inTurns(listObjects(place), { atOnce: AT_ONCE, work })) count += one;
  if (count !== objects.count) throw damaged(OBJECT_LIST);
}

export async function* listObjects(place: Place): AsyncGenerator<CopiedObject> {
  for await (const line of linesOf(readPart(place, OBJECT_LIST))) {
    yield read(objectSchema, line, OBJECT_LIST);
  }
}

async function readLabel(folder: string): Promise<Label> {
  const words = await readFile(path.join(folder, LABEL), 'utf8').catch(() => {
    throw new Refusal(`There is no finished backup in ${folder}: ${LABEL} is missing.`);
  });
  return read(labelSchema, words, LABEL);
}

async function readManifest(place: Place): Promise<string> {
  return text(readPart(place, MANIFEST)).catch((error: unknown) => {
    if ((error as { code?: unknown }).code === 'ENOENT') throw new Refusal(`The backup has no ${MANIFEST}.`);
    throw error;
  });
}

function read<Schema extends z.ZodType>(schema: Schema, words: string, name: string): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(words));
  } catch {
    throw damaged(name);
  }
}
