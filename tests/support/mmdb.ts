/**
 * Writes a small file in MaxMind's format (https://maxmind.github.io/MaxMind-DB/): a binary tree over the bits of IPv6
 * addresses, in which IPv4 is `::/96`, with records of 24 bits, then the data, then what the file says of itself.
 */
export function mmdbFile(
  networks: { address: string; bits: number; data: object }[],
  { databaseType = 'Test-City' }: { databaseType?: string } = {},
): Buffer {
  const nodes: [Branch, Branch][] = [[null, null]];
  const values: Buffer[] = [];
  for (const { address, bits, data } of networks) {
    const offset = Buffer.concat(values).length;
    values.push(encode(data));
    plant(nodes, bitsOf(address, bits), { offset });
  }
  const tree = nodes.flatMap((node) => node.map((branch) => record(branch, nodes.length)));
  const metadata = {
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1,
    database_type: databaseType,
    description: { en: 'made by a test' },
    ip_version: 6,
    languages: ['en'],
    node_count: nodes.length,
    record_size: 24,
  };
  const marker = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from('MaxMind.com')]);
  return Buffer.concat([...tree, Buffer.alloc(16), ...values, marker, encode(metadata)]);
}

type Branch = null | number | { offset: number };

function plant(nodes: [Branch, Branch][], bits: number[], leaf: { offset: number }): void {
  let at = 0;
  for (const bit of bits.slice(0, -1)) {
    const next = nodes[at]![bit];
    if (typeof next === 'number') at = next;
    else {
      nodes[at]![bit] = nodes.length;
      at = nodes.push([null, null]) - 1;
    }
  }
  nodes[at]![bits.at(-1)!] = leaf;
}

function record(branch: Branch, nodeCount: number): Buffer {
  const value =
    branch === null ? nodeCount : typeof branch === 'number' ? branch : nodeCount + 16 + branch.offset;
  return Buffer.from([value >> 16, (value >> 8) & 0xff, value & 0xff]);
}

/** The first bits of an address; an IPv4 one after the 96 zeros before it. */
function bitsOf(address: string, count: number): number[] {
  const isV4 = address.includes('.');
  const bytes = isV4
    ? [...Array<number>(12).fill(0), ...address.split('.').map(Number)]
    : groupsOf(address).flatMap((group) => [group >> 8, group & 0xff]);
  const bits = bytes.flatMap((byte) => [7, 6, 5, 4, 3, 2, 1, 0].map((shift) => (byte >> shift) & 1));
  return bits.slice(0, (isV4 ? 96 : 0) + count);
}

function groupsOf(address: string): number[] {
  const [head = '', tail = ''] = address.split('::');
  const read = (text: string) => (text === '' ? [] : text.split(':').map((group) => parseInt(group, 16)));
  const [before, after] = [read(head), read(tail)];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

function encode(value: unknown): Buffer {
  if (typeof value === 'string')
    return Buffer.concat([control(2, Buffer.byteLength(value)), Buffer.from(value)]);
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return Buffer.concat([control(6, 4), bytes]);
  }
  if (Array.isArray(value)) return Buffer.concat([control(11, value.length), ...value.map(encode)]);
  const entries = Object.entries(value as object);
  return Buffer.concat([
    control(7, entries.length),
    ...entries.flatMap(([key, each]) => [encode(key), encode(each)]),
  ]);
}

/** Types over 7 have a second byte; sizes up to 28 fit into the first. */
function control(type: number, size: number): Buffer {
  if (size > 28) throw new Error('Shorter texts, please: this writes small files.');
  return Buffer.from(type > 7 ? [size, type - 7] : [(type << 5) | size]);
}
