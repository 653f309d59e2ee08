/** How much is measured: the short run shows that everything works, the long one is for figures to rely on. */
export type Options = {
  isQuick: boolean;
  /** fresh pairs of processes for each row */
  rounds: number;
  /** times that both sides of a pair are measured in turn */
  slices: number;
  sliceSeconds: number;
  tableRows: number[];
  logSizes: number[];
  notaryCounts: number[];
  /** of one account */
  invoiceCounts: number[];
  /** of whoever searches; others have as many together */
  searchedCounts: number[];
  /** rows of a county's index, and locked properties */
  matchSizes: [rows: number, locks: number][];
  /** who have a row of everything, in the section `growth` */
  owners: number;
  /** of the section `soak` */
  soakMinutes: number;
  /** visits of each page in the browser */
  visits: number;
  /** names of sections to run; empty means all of them */
  only: string[];
  /** paths of pages to visit; empty means all of them */
  paths: string[];
  /** what the names of rows must contain to be measured; empty means all of them */
  rows: string[];
};

const long: Options = {
  isQuick: false,
  rounds: 3,
  slices: 3,
  sliceSeconds: 2,
  tableRows: [1_000, 100_000, 1_000_000],
  logSizes: [1_000, 10_000, 100_000],
  notaryCounts: [1_000, 10_000, 50_000],
  invoiceCounts: [1_000, 10_000, 100_000],
  searchedCounts: [5_000, 500_000],
  matchSizes: [
    [1_000, 1_000],
    [10_000, 10_000],
    [100_000, 100_000],
    [1_000_000, 100_000],
  ],
  owners: 1_000_000,
  soakMinutes: 60,
  visits: 5,
  only: [],
  paths: [],
  rows: [],
};

const quick: Options = {
  ...long,
  isQuick: true,
  rounds: 1,
  slices: 2,
  sliceSeconds: 1,
  tableRows: [1_000, 100_000],
  invoiceCounts: [1_000, 10_000],
  searchedCounts: [5_000],
  matchSizes: [
    [1_000, 1_000],
    [10_000, 10_000],
  ],
  owners: 20_000,
  soakMinutes: 3,
  visits: 2,
};

const ROW = '--row=';
const MINUTES = '--minutes=';

/** `--quick`, the names of sections, `--row=lock-deed` for some rows of a section, `--minutes=20` of the soak, and paths of pages. */
export function readOptions(args: string[]): Options {
  const names = args.filter((argument) => !argument.startsWith('--'));
  const only = names.filter((name) => !name.startsWith('/'));
  const paths = names.filter((name) => name.startsWith('/'));
  const rows = args
    .filter((argument) => argument.startsWith(ROW))
    .map((argument) => argument.slice(ROW.length));
  const base = args.includes('--quick') ? quick : long;
  const minutes = args.find((argument) => argument.startsWith(MINUTES))?.slice(MINUTES.length);
  return { ...base, only, paths, rows, soakMinutes: minutes ? Number(minutes) : base.soakMinutes };
}
