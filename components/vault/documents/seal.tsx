/** Of a document whose entry is in the log, for the corner of its paper. */
export function Seal() {
  return (
    <svg width="28" height="28" fill="var(--success)" className="absolute right-0 bottom-0">
      <path d="M12 2.6Q15.2.1 16.7 3.9 20.7 3.3 20.1 7.3 23.9 8.8 21.4 12 23.9 15.2 20.1 16.7 20.7 20.7 16.7 20.1 15.2 23.9 12 21.4 8.8 23.9 7.3 20.1 3.3 20.7 3.9 16.7.1 15.2 2.6 12 .1 8.8 3.9 7.3 3.3 3.3 7.3 3.9 8.8.1 12 2.6Z" />
      <path d="M8 12.2 11 15.2 16.2 9" fill="none" stroke="var(--card)" strokeWidth="2" />
    </svg>
  );
}
