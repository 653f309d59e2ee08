/** The foot of a notarized page: a line, a hand, a place for the seal. */
export function SignatureLine() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 420 110"
      fill="none"
      stroke="currentColor"
      className="mt-auto w-full pt-8 text-primary"
    >
      <path
        strokeWidth="1.6"
        strokeLinecap="round"
        d="M28 66c10-26 30-52 37-44 8 10-20 62-30 60-9-2 12-30 28-34 10-2 3 22 9 22s12-20 19-19c6 1-4 17 2 18 7 1 13-19 20-18 6 1-5 17 2 18 9 1 16-44 28-46 9-1-16 44-8 46 8 1 15-18 22-18 6 0-3 15 4 16 10 2 22-16 34-16 8 0 4 12 14 12 18 0 30-10 56-12"
      />
      <path strokeWidth="1" opacity=".5" d="M20 84h380" />
      <path strokeWidth="1" opacity=".5" d="M20 88.5h380" />
    </svg>
  );
}
