import * as z from 'zod';

/** Raised when a folder is written in another way. */
export const FORMAT = 1;

const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`));
const count = z.number().int().min(0);
const name = z.string().min(1);

/** What lies in the folder unsealed: just enough to tell a wrong key from a damaged backup. */
export const labelSchema = z.object({ format: z.number().int(), id: hex(32), keyCheck: hex(16) });

const partSchema = z.object({ bytes: count, sha256: hex(32) });

const tableSchema = z.object({ schema: name, name, columns: z.array(name), rows: count, part: partSchema });

const sequenceSchema = z.object({
  schema: name,
  name,
  /** a text, because it has 64 bits */
  lastValue: z.string().regex(/^-?\d+$/),
  isCalled: z.boolean(),
});

export const manifestSchema = z.object({
  /** of the snapshot */
  takenAt: z.iso.datetime(),
  postgres: name,
  migrations: z.array(name),
  /** A text sealed under the master key: whoever restores has the key when it opens. */
  masterKeyProof: name,
  /** the public key of the log, as /verify publishes it */
  logKey: name,
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
  objects: z.object({
    count,
    bytes: count,
    list: partSchema,
    /** Their rows are in the snapshot, and they were deleted before they were copied. */
    deletedMeanwhile: z.array(z.uuid()),
    /** Their rows say that they are kept, and the store did not have them. */
    lost: z.array(z.uuid()),
  }),
});

/** One line of the list of objects: the object itself, and the part that holds it. */
export const objectSchema = z.object({ id: z.uuid(), sha256: hex(32), part: partSchema });

export type Label = z.infer<typeof labelSchema>;
export type Manifest = z.infer<typeof manifestSchema>;
export type Part = z.infer<typeof partSchema>;
export type CopiedTable = z.infer<typeof tableSchema>;
export type Sequence = z.infer<typeof sequenceSchema>;
export type CopiedObject = z.infer<typeof objectSchema>;

export const LABEL = 'backup.json';
export const MANIFEST = 'manifest.sealed';
export const OBJECT_LIST = 'objects.sealed';

export function tablePart({ schema, name: table }: { schema: string; name: string }): string {
  return `tables/${schema}.${table}.sealed`;
}

/** Folders of two letters, as in the store. */
export function objectPart(id: string): string {
  return `objects/${id.slice(0, 2)}/${id}.sealed`;
}
