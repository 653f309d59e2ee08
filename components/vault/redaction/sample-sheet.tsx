type Line = { y: number; width: number; bar?: { x: number; width: number } };

/** Lines of an imagined deed; bars are where something was covered. Units of the drawing. */
const lines: Line[] = [
  { y: 128, width: 420 },
  { y: 152, width: 436, bar: { x: 196, width: 128 } },
  { y: 176, width: 404 },
  { y: 200, width: 236 },
  { y: 248, width: 430, bar: { x: 300, width: 116 } },
  { y: 272, width: 418 },
  { y: 296, width: 428, bar: { x: 72, width: 176 } },
  { y: 320, width: 312 },
  { y: 368, width: 424 },
  { y: 392, width: 410, bar: { x: 240, width: 148 } },
  { y: 416, width: 436 },
  { y: 440, width: 180 },
];

/** A drawn page instead of a real preview. */
export function SampleSheet({ name }: { name: string }) {
  return (
    <figure className="border-t bg-muted p-4 sm:p-6">
      <svg
        role="img"
        aria-label={`Sample page of ${name} with four places covered by black bars`}
        viewBox="0 0 550 620"
        className="mx-auto w-full max-w-md bg-white outline outline-border"
      >
        <text
          x="275"
          y="76"
          textAnchor="middle"
          className="fill-neutral-900 font-serif text-2xl font-semibold"
        >
          Warranty Deed
        </text>
        {lines.map(({ y, width, bar }) => (
          <g key={y}>
            <rect x="56" y={y} width={width} height="7" rx="1" className="fill-neutral-300" />
            {bar && <rect x={bar.x} y={y - 6} width={bar.width} height="19" className="fill-neutral-900" />}
          </g>
        ))}
        <path d="M56 540h190M304 540h190" className="stroke-neutral-400" />
        <text x="56" y="562" className="fill-neutral-500 text-sm">
          Grantor
        </text>
        <text x="304" y="562" className="fill-neutral-500 text-sm">
          Notary public
        </text>
      </svg>
      <figcaption className="mt-3 text-center text-sm text-muted-foreground">
        A drawn page. With an account you see the pages of your own copy.
      </figcaption>
    </figure>
  );
}
