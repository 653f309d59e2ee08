import type { ReactNode } from 'react';
import { lifeOfALock } from '@/lib/deeds/content/product';

/** In the order of the steps: a stamp, a sheet with a path, a bell, a key. */
const glyphs: ReactNode[] = [
  <g key="stamp">
    <path d="M22 40h20l4 8H18z" />
    <path d="M26 40c2-8-3-11-3-17a9 9 0 0 1 18 0c0 6-5 9-3 17M14 54h36" />
  </g>,
  <g key="sheet">
    <path d="M18 10h20l8 8v36H18zM38 10v8h8" />
    <path d="M32 26v6m-7 12v-5a7 7 0 0 1 14 0v5" />
    <path d="M32 24h0M25 46h0M39 46h0" strokeWidth={5} />
  </g>,
  <g key="bell">
    <path d="M18 44c5-5 4-10 4-16a10 10 0 0 1 20 0c0 6-1 11 4 16zM28 49a4 4 0 0 0 8 0M32 18v-4" />
    <path d="M14 20a20 20 0 0 1 5-8m31 8a20 20 0 0 0-5-8" opacity={0.55} />
  </g>,
  <g key="key">
    <circle cx={24} cy={32} r={10} />
    <circle cx={24} cy={32} r={3.5} />
    <path d="M34 32h20v8m-7-8v6" />
  </g>,
];

/** Evidence, alerts and release on one line: the log, with the two entries that are yours. */
export function LockLife() {
  return (
    <ol className="grid gap-x-8 max-md:gap-y-0 md:grid-cols-4">
      {lifeOfALock.map(({ title, text }, index) => (
        <li
          key={title}
          className="group relative grid grid-cols-[4rem_1fr] gap-x-5 max-md:pb-8 max-md:last:pb-0 md:block"
        >
          <svg
            aria-hidden
            viewBox="0 0 64 64"
            className="size-16 icon stroke-[1.4] text-primary max-md:relative max-md:z-10 max-md:bg-background max-md:py-1"
          >
            {glyphs[index]}
          </svg>
          <Stretch isFirst={index === 0} isLast={index === lifeOfALock.length - 1} />
          <div>
            <h3 className="text-xl">{title}</h3>
            <p className="mt-1.5 text-[0.9375rem] leading-6 text-muted-foreground">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** One quarter of the line: a row of the log’s entries on wide screens, a thread between the marks on small ones. */
function Stretch({ isFirst, isLast }: { isFirst: boolean; isLast: boolean }) {
  const dot = 'absolute top-1/2 left-0 size-4 -translate-y-1/2 rounded-full border-2 border-primary';

  return (
    <span
      aria-hidden
      className="absolute top-16 bottom-0 left-8 block w-px bg-border group-last:hidden md:relative md:inset-auto md:-mr-8 md:mb-4 md:h-7 md:w-auto md:bg-transparent md:bg-[repeating-linear-gradient(90deg,var(--input)_0_1px,transparent_1px_0.75rem)] md:bg-[length:100%_0.625rem] md:bg-[position:0_50%] md:bg-repeat-x md:group-last:mr-0 md:group-last:block"
    >
      {!isLast && (
        <span className="absolute inset-x-0 top-1/2 hidden h-1 -translate-y-1/2 bg-primary md:block" />
      )}
      {isFirst && <span className={`${dot} hidden bg-primary md:block`} />}
      {isLast && <span className={`${dot} hidden bg-background md:block`} />}
    </span>
  );
}
