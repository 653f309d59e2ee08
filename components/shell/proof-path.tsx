/** The path of entry 5 in a log of eight: the entry, its neighbors, the root. */
export function ProofPath({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 240 92" className={`fill-none stroke-primary ${className}`}>
      <path
        opacity={0.35}
        d="M15 82V66q0-6 6-6h18q6 0 6 6v16M135 82V66q0-6 6-6h18M195 82V66q0-6 6-6h18q6 0 6 6v16M30 60V44q0-6 6-6h48q6 0 6 6v16M60 38V22q0-6 6-6h54M75 82V66q0-6 6-6h18q6 0 6 6v16M210 60V44q0-6-6-6h-24"
      />
      <path strokeWidth={2} d="M165 82V66q0-6-6-6h-9V44q0-6 6-6h24V22q0-6-6-6h-54" />
      <g strokeLinecap="round" strokeWidth={8}>
        <path opacity={0.35} d="M15 82h0M45 82h0M75 82h0M105 82h0M195 82h0M225 82h0" />
        <path d="M165 82h0M120 16h0" strokeWidth={11} />
        <path d="M135 82h0M210 60h0M60 38h0" />
      </g>
    </svg>
  );
}
