import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import {
  climbPath,
  emptyRoot,
  foldPlan,
  hashLeaf,
  isConsistent,
  planConsistency,
  planInclusion,
  planRoot,
} from '@/lib/evidence/rules/merkle';
import { consistencyProof, inclusionPath, treeHash } from '@/tests/support/independent-merkle';
import { MemoryTree } from '@/tests/support/memory-log';

/* The vectors of the certificate-transparency project (merkle_tree_test), which follow RFC 6962. */
const leaves = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
];
const roots = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];
const inclusions = [
  { index: 0, size: 1, hashes: [] },
  {
    index: 0,
    size: 8,
    hashes: [
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ],
  },
  {
    index: 5,
    size: 8,
    hashes: [
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ],
  },
  { index: 2, size: 3, hashes: ['fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125'] },
  {
    index: 1,
    size: 5,
    hashes: [
      '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
    ],
  },
];
const consistencies = [
  { from: 1, to: 1, hashes: [] },
  {
    from: 1,
    to: 8,
    hashes: [
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ],
  },
  {
    from: 6,
    to: 8,
    hashes: [
      '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ],
  },
  {
    from: 2,
    to: 5,
    hashes: [
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
    ],
  },
];

function grow(data: Uint8Array[]) {
  const tree = new MemoryTree();
  return { tree, roots: [emptyRoot(), ...data.map((leaf) => tree.append(leaf))] };
}

const toHex = (hashes: Uint8Array[]) => hashes.map(bytesToHex);

describe('the vectors of RFC 6962', () => {
  const grown = grow(leaves.map(hexToBytes));

  it('gives the known root at every size', () => {
    expect(toHex(grown.roots)).toEqual(roots);
  });

  it.each(inclusions)('gives the known path of leaf $index in a tree of $size', ({ index, size, hashes }) => {
    expect(toHex(foldPlan(planInclusion(index, size), grown.tree.find))).toEqual(hashes);
    const path = hashes.map((hash) => hexToBytes(hash));
    const leafHash = hashLeaf(hexToBytes(leaves[index]!));
    const steps = climbPath({ leafHash, index, size, hashes: path });
    expect(bytesToHex(steps?.at(-1)?.parent ?? leafHash)).toBe(roots[size]);
  });

  it.each(consistencies)('gives the known proof from $from to $to', ({ from, to, hashes }) => {
    expect(toHex(foldPlan(planConsistency(from, to), grown.tree.find))).toEqual(hashes);
  });
});

describe('random trees, against an independent implementation', () => {
  /* No two leaves alike: equal neighbors could change places. In the log, salts and times keep them apart. */
  const trees = fc.uniqueArray(fc.uint8Array({ maxLength: 40 }), {
    minLength: 1,
    maxLength: 40,
    selector: bytesToHex,
  });

  it('have the same root at every size, from the append and from the stored nodes', () => {
    fc.assert(
      fc.property(trees, (data) => {
        const { tree, roots: own } = grow(data);
        const expected = own.map((_, size) => treeHash(data.slice(0, size).map(Buffer.from)).toString('hex'));
        expect(toHex(own)).toEqual(expected);
        const half = Math.ceil(data.length / 2);
        const peaks = planRoot(half).flat();
        expect(peaks.every(({ level, index }) => (index + 1) * 2 ** level <= half)).toBe(true);
        expect(tree.size).toBe(data.length);
      }),
      { numRuns: 40 },
    );
  });

  it('have the same path for every leaf at every size, and every path leads to the root', () => {
    fc.assert(
      fc.property(trees, (data) => {
        const { tree, roots: own } = grow(data);
        const size = data.length;
        data.forEach((leaf, index) => {
          const hashes = foldPlan(planInclusion(index, size), tree.find);
          expect(toHex(hashes)).toEqual(
            inclusionPath(index, data.map(Buffer.from)).map((hash) => hash.toString('hex')),
          );
          const leafHash = hashLeaf(leaf);
          const steps = climbPath({ leafHash, index, size, hashes });
          expect(bytesToHex(steps?.at(-1)?.parent ?? leafHash)).toBe(bytesToHex(own[size]!));
          const elsewhere = climbPath({ leafHash, index: (index + 1) % size, size, hashes });
          if (size > 1) expect(elsewhere?.at(-1)?.parent).not.toEqual(own[size]);
        });
      }),
      { numRuns: 30 },
    );
  });

  it('have the same consistency proof for every pair of sizes, and each convinces', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 8 }), { minLength: 1, maxLength: 20 }), (data) => {
        const { tree, roots: own } = grow(data);
        for (let to = 0; to <= data.length; to++) {
          for (let from = 0; from <= to; from++) {
            const hashes = foldPlan(planConsistency(from, to), tree.find);
            const expected = from === to ? [] : consistencyProof(from, data.slice(0, to).map(Buffer.from));
            expect(toHex(hashes)).toEqual(expected.map((hash) => hash.toString('hex')));
            const pair = { from: { size: from, root: own[from]! }, to: { size: to, root: own[to]! } };
            expect(isConsistent({ ...pair, hashes })).toBe(true);
          }
        }
      }),
      { numRuns: 15 },
    );
  });
});

describe('isConsistent', () => {
  const { tree, roots: own } = grow(leaves.map(hexToBytes));
  const at = (size: number) => ({ size, root: own[size]! });
  const forged = hashLeaf(Uint8Array.of(9));

  it('refuses a rewritten past', () => {
    for (let from = 1; from < 8; from++) {
      const hashes = foldPlan(planConsistency(from, 8), tree.find);
      expect(isConsistent({ from: { size: from, root: forged }, to: at(8), hashes })).toBe(false);
      expect(isConsistent({ from: at(from), to: { size: 8, root: forged }, hashes })).toBe(false);
    }
  });

  it('refuses too many, too few and foreign hashes', () => {
    const hashes = foldPlan(planConsistency(6, 8), tree.find);
    expect(isConsistent({ from: at(6), to: at(8), hashes: [...hashes, forged] })).toBe(false);
    expect(isConsistent({ from: at(6), to: at(8), hashes: hashes.slice(1) })).toBe(false);
    expect(isConsistent({ from: at(6), to: at(8), hashes: [] })).toBe(false);
    expect(isConsistent({ from: at(6), to: at(6), hashes })).toBe(false);
    expect(isConsistent({ from: at(0), to: at(8), hashes })).toBe(false);
    expect(isConsistent({ from: { size: 0, root: forged }, to: at(8), hashes: [] })).toBe(false);
  });

  it('refuses a tree that shrank', () => {
    expect(isConsistent({ from: at(8), to: at(6), hashes: [] })).toBe(false);
  });
});

describe('climbPath', () => {
  it('refuses a path of the wrong length and an index beyond the tree', () => {
    const leafHash = hashLeaf(Uint8Array.of());
    const hashes = [leafHash, leafHash];
    expect(climbPath({ leafHash, index: 0, size: 4, hashes: [leafHash] })).toBeNull();
    expect(climbPath({ leafHash, index: 0, size: 2, hashes })).toBeNull();
    expect(climbPath({ leafHash, index: 4, size: 4, hashes })).toBeNull();
  });

  it('takes sizes above 32 bits', () => {
    const leafHash = hashLeaf(Uint8Array.of());
    const hashes = Array.from({ length: 40 }, () => leafHash);
    expect(climbPath({ leafHash, index: 2 ** 39, size: 2 ** 40, hashes })).toHaveLength(40);
  });
});

describe('appendLeaf', () => {
  it('asks for few nodes at any size', () => {
    expect(planRoot(2 ** 30 - 1).flat()).toHaveLength(30);
    expect(planInclusion(77_777, 100_000).flat().length).toBeLessThan(2 * 17);
    expect(planConsistency(77_777, 100_000).flat().length).toBeLessThan(2 * 17);
  });

  it('refuses a log whose subtrees are missing', () => {
    const tree = new MemoryTree();
    tree.append(Uint8Array.of(1));
    tree.size = 5;
    expect(() => tree.append(Uint8Array.of(1))).toThrow('not stored');
  });
});
