import { cn } from '@/components/ui/cn';
import { drawPath, type PictureBox } from '@/lib/evidence/rules/path-picture';
import type { ProvenEntry } from '@/lib/evidence/rules/proof';
import { shortenHash } from '@/lib/evidence/rules/record-view';

/** The way from an entry to the signed root, drawn as a small tree. */
export function PathTree({ entry }: { entry: Pick<ProvenEntry, 'index' | 'size' | 'leafHash' | 'path'> }) {
  const picture = drawPath(entry);

  return (
    <figure className="mx-auto w-full max-w-104">
      <svg
        role="img"
        aria-label={picture.description}
        viewBox={`0 0 ${picture.width} ${picture.height}`}
        className="w-full"
      >
        {picture.lines.map(({ d, isOwn }) => (
          <path
            key={d}
            d={d}
            fill="none"
            className={isOwn ? 'stroke-primary' : 'stroke-input'}
            strokeWidth={isOwn ? 2 : 1}
          />
        ))}
        {picture.boxes.map((box) => (
          <Box key={`${box.x}.${box.y}`} box={box} />
        ))}
      </svg>
      <figcaption className="mt-3 text-center text-sm text-muted-foreground">
        {picture.description}
      </figcaption>
    </figure>
  );
}

function Box({ box }: { box: PictureBox }) {
  const isEnd = box.kind === 'entry' || box.kind === 'root';
  const middle = box.x + box.width / 2;

  return (
    <g textAnchor="middle" className={isEnd ? 'fill-primary-foreground' : 'fill-foreground'}>
      <rect
        x={box.x}
        y={box.y}
        width={box.width}
        height={box.height}
        rx={6}
        strokeDasharray={box.kind === 'neighbor' ? '3 3' : undefined}
        className={cn({
          'fill-primary stroke-primary': isEnd,
          'fill-accent stroke-primary': box.kind === 'step',
          'fill-card stroke-input': box.kind === 'neighbor',
        })}
      />
      <text x={middle} y={box.y + 18} fontSize={11}>
        {box.title}
      </text>
      <text x={middle} y={box.y + 34} fontSize={9.5} className="font-mono">
        {shortenHash(box.hash)}
      </text>
    </g>
  );
}
