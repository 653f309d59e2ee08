import { NumberedParts } from '@/components/products/numbered-parts';
import { sealingSteps } from '@/lib/vault/content/product';

/** A document under its own key, the key under the master key, and the fingerprint in the log. */
export function SealingDiagram() {
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.1fr] lg:items-center">
      <div aria-hidden className="rounded-lg border bg-card px-2 py-6 sm:px-6">
        <Drawing />
      </div>
      <NumberedParts parts={sealingSteps} />
    </div>
  );
}

const lines = [0, 1, 2, 3, 4].map((line) => `M48 ${88 + line * 18}h${line === 4 ? 40 : 84}`).join('');

function Drawing() {
  return (
    <svg viewBox="0 0 480 384" className="w-full icon stroke-[1.6] text-primary">
      <g className="stroke-foreground">
        <path d="M30 40h92l28 28v128H30zM122 40v28h28" className="fill-background" />
        <path d={lines} opacity={0.45} />
      </g>
      <path d="M330 40h92l28 28v128H330zM422 40v28h28" className="fill-accent" />
      <Scramble />

      <path d="M168 120h140m-9-7 9 7-9 7" />
      <Key x={240} y={78} scale={1.7} />
      <Mark x={198} y={78} number={1} />

      <path d="M240 140v104" strokeDasharray="1 7" strokeWidth={2.2} />
      <path d="M194 250h92v76h-92z" className="fill-background" />
      <path d="M203 259h74v58h-74z" className="fill-accent" />
      <Key x={240} y={288} scale={1.4} />
      <Mark x={194} y={250} number={2} />
      <Label x={240} text="Wrapped key" />

      <path d="M390 210v66" strokeDasharray="1 7" strokeWidth={2.2} />
      <path d="M324 290h132M330 280v20m24-20v20m72-20v20m24-20v20m-48-20v20" opacity={0.5} />
      <path d="M390 290h0" strokeWidth={15} />
      <Mark x={360} y={250} number={3} />
      <Label x={390} text="Public log" />

      <path d="M44 254h92v68H44z" strokeDasharray="5 5" className="stroke-input" />
      <g className="text-muted-foreground" stroke="currentColor">
        <Key x={90} y={288} scale={1.4} />
      </g>
      <path d="M66 312l48-48" className="stroke-destructive" strokeWidth={2.2} />
      <Mark x={44} y={254} number={4} />
      <Label x={90} text="Key destroyed" />
    </svg>
  );
}

function Key({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${scale})`}
      vectorEffect="non-scaling-stroke"
      d="M-13 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0m12 0h14m-4 0v6m-5-6v4"
    />
  );
}

function Mark({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={13} className="fill-card" />
      <text x={x} y={y + 5.5} textAnchor="middle" fontSize={16} stroke="none" className="fill-primary">
        {number}
      </text>
    </>
  );
}

function Label({ x, text }: { x: number; text: string }) {
  return (
    <text x={x} y={362} textAnchor="middle" fontSize={17} stroke="none" className="fill-foreground">
      {text}
    </text>
  );
}

/** What somebody sees who holds the file and no key. */
function Scramble() {
  const rows = ['9f c3 61 a0', '7b e4 18 5c', 'e1 94 aa 3d', '0c 58 b7 f2', '83 2e d9 70'];
  return (
    <g fontSize={14} stroke="none" className="fill-primary font-mono" opacity={0.8}>
      {rows.map((row, index) => (
        <text key={row} x={344} y={94 + index * 20}>
          {row}
        </text>
      ))}
    </g>
  );
}
