import Link from 'next/link';

const steps = [
  {
    title: 'Lock',
    text: 'A sealed commitment to the address and the owner becomes an entry in a public log, with a date nobody can move.',
  },
  {
    title: 'Watch',
    text: 'Alerts tell you when the lock stays unpaid, ends soon, is contested or has ended. County recording indexes that are delivered to us are compared with your property.',
  },
  {
    title: 'Release',
    text: 'You end a lock with your unlock code; unpaid, it ends after 7 days. Its end is an entry in the log as well.',
  },
];

/** What a customer holds afterward, with the path of a proof drawn beside it. */
export function ProofSection() {
  return (
    <section aria-labelledby="proof" className="when-near border-y bg-card">
      <div className="page grid items-center gap-x-16 gap-y-12 py-16 lg:grid-cols-[1.15fr_1fr] lg:py-24">
        <div>
          <h2 id="proof" className="max-w-[20ch] text-3xl sm:text-4xl">
            Evidence that does not ask you to trust us
          </h2>
          <p className="mt-5 measure text-lg text-muted-foreground">
            Every lock comes with a proof file. Open it with the network off and it checks itself: your entry,
            its place in the log, and our signature over all of it.
          </p>
          <ol className="mt-10 grid gap-x-8 gap-y-6 sm:grid-cols-3">
            {steps.map(({ title, text }) => (
              <li key={title} className="border-t pt-4">
                <h3 className="text-xl">{title}</h3>
                <p className="mt-2 text-[0.9375rem] leading-6 text-muted-foreground">{text}</p>
              </li>
            ))}
          </ol>
          <p className="mt-10">
            <Link href="/verify" prefetch={false} className="text-link">
              Verify a proof, a document or a hash
            </Link>
          </p>
        </div>
        <ProofTree />
      </div>
    </section>
  );
}

const WIDTH = 400;
const ROW = 84;
const TOP = 34;
const LEVELS = 4;
/** The entry that is proven, by its place in the lowest row. */
const ENTRY = 5;

type Node = { level: number; index: number };

/** A Merkle tree of eight entries: the path of one drawn strongly, the neighbors that prove it filled. */
function ProofTree() {
  const nodes = Array.from({ length: LEVELS }, (_, level) =>
    Array.from({ length: 2 ** level }, (_, index) => ({ level, index })),
  ).flat();
  const inner = nodes.filter(({ level }) => level > 0);
  const isOther = (node: Node) => !isOnPath(node);
  const isWitness = ({ level, index }: Node) => level > 0 && isOnPath({ level, index: index ^ 1 });

  return (
    <figure data-product="deedguard">
      <svg
        role="img"
        aria-labelledby="proof-tree"
        viewBox={`0 0 ${WIDTH} ${TOP + ROW * (LEVELS - 1) + 34}`}
        className="w-full fill-none stroke-primary"
      >
        <path d={inner.filter(isOther).map(branchPath).join('')} opacity={0.35} />
        <path d={inner.filter(isOnPath).map(branchPath).join('')} strokeWidth={2} />
        <g strokeLinecap="round">
          <path d={dots(nodes)} strokeWidth={18} />
          <path
            d={dots(nodes.filter((node) => isOther(node) && !isWitness(node)))}
            strokeWidth={16}
            className="stroke-card"
          />
          <path d={dots(nodes.filter(isOnPath))} strokeWidth={14} className="stroke-card" />
          <path d={dots(nodes.slice(0, 1))} strokeWidth={28} />
          <path d={dots(nodes.slice(0, 1))} strokeWidth={24} className="stroke-card" />
        </g>
      </svg>
      <figcaption id="proof-tree" className="mt-4 text-sm text-muted-foreground">
        The path of a proof: your entry at the bottom, three filled neighbors, and the signed checkpoint at
        the top.
      </figcaption>
    </figure>
  );
}

function isOnPath({ level, index }: Node) {
  return ENTRY >> (LEVELS - 1 - level) === index;
}

function placeOf({ level, index }: Node) {
  return { x: (WIDTH / 2 ** level) * (index + 0.5), y: TOP + ROW * level };
}

function branchPath(node: Node) {
  const { x, y } = placeOf(node);
  const aside = placeOf({ level: node.level - 1, index: node.index >> 1 }).x - x;
  return `M${x} ${y}c0-${ROW / 2} ${aside}-${ROW / 2} ${aside}-${ROW}`;
}

/** A line without length and with round ends is a dot as wide as its stroke: the shortest way to write one. */
function dots(nodes: Node[]) {
  return nodes
    .map(placeOf)
    .map(({ x, y }) => `M${x} ${y}h0`)
    .join('');
}
