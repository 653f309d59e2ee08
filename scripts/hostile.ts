/** `node --import tsx scripts/hostile.ts FOLDER`: writes files that are made to do harm, to try them by hand. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hostileFiles } from './hostile/corpus';

const folder = process.argv[2];
if (!folder) throw new Error('Name a folder.');
mkdirSync(folder, { recursive: true });
for (const { name, type, make } of hostileFiles) writeFileSync(path.join(folder, `${name}.${type}`), make());
