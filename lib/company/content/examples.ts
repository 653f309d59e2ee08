/*
 * Answers of a server with three entries in its log, as it gave them. They belong together: the tests recompute the path
 * and the signature.
 */

export const exampleCheckpoint = `localhost:3000
3
S9AyAHQ4rL8v4TH0Cw5BnI1hw4K0CA5FVR5a586b8KE=

— localhost:3000 Wh3HOEAglWXU0hHPC5gYorQjfDRCEy6mybMZL5Jx3FwmOpfG1x4FeED3IZ7pIq841uPj8HSaBbfnEv82Dvyz06PlxAk=
`;

export const exampleKey = 'localhost:3000+5a1dc738+AecklCtcinXgwI2IG7AdL73JEGSKNalowpXYg8YJBWyh';

export const exampleEntries = {
  entries: [
    {
      index: 0,
      leaf: '{"commitment":"122c6ab67630b58c0ffd3855d489d0dc8067120ef49582551ebe8bc31f991390","time":"2026-11-21T10:07:13.701Z","v":1}',
    },
    {
      index: 1,
      leaf: '{"commitment":"cd724a7d4a5e1659a5faf59084db4ee67c178f97cb3af8de6370254f48f6df5b","time":"2026-11-21T10:07:13.760Z","v":1}',
    },
  ],
};

export const exampleInclusion = {
  index: 0,
  size: 3,
  leafHash: 'eca9134e5a1f6f071e17201cbbad87efea948a42b8e40d64f5ace00f3e18106d',
  hashes: [
    'd78c72b0cd13cf16022d009e6fde8c2bd9808a6e86d5a0567fc69e56da3d9960',
    '7fa474ae2ce2948a4a3fe0c137d383cca0de31e4c55c3677ee71bf1536c60546',
  ],
};

export const exampleConsistency = {
  from: 1,
  to: 3,
  hashes: [
    'd78c72b0cd13cf16022d009e6fde8c2bd9808a6e86d5a0567fc69e56da3d9960',
    '7fa474ae2ce2948a4a3fe0c137d383cca0de31e4c55c3677ee71bf1536c60546',
  ],
};

export const exampleVerified = {
  verified: true,
  entry: {
    index: 0,
    leaf: exampleEntries.entries[0]?.leaf,
    leafHash: exampleInclusion.leafHash,
    commitment: '122c6ab67630b58c0ffd3855d489d0dc8067120ef49582551ebe8bc31f991390',
    time: '2026-11-21T10:07:13.701Z',
  },
  checkpoint: exampleCheckpoint,
};
