/** What each file is held to. The rules of ESLint that oxlint has no own of come as plugins: `eslint-js`, `regexp`. */
const product = ['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}', 'lib/**/*.{ts,tsx}', 'middleware.ts'];
/** Files whose default export somebody else asks for. */
const asked = [
  'app/**/{page,layout,error,global-error,not-found,loading,template,default,sitemap,robots,manifest,icon,apple-icon,opengraph-image}.{ts,tsx}',
  '*.config.{ts,mjs,d.mts}',
  'tests/support/*-global-{setup,teardown}.ts',
  'tests/support/together/long-ones-first.mjs',
];

const environmentOnly = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Read the environment through lib/platform/env.ts.',
};
const wholeTags = {
  selector: 'CallExpression[callee.name=/^create(C|Dec)ipheriv$/][arguments.length<4]',
  message: 'Say authTagLength: without it Node takes tags of 4 bytes.',
};
const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export it by its name.',
};

const mocksNoModule = {
  selector: "CallExpression[callee.object.name='jest'][callee.property.name=/^(mock|doMock|unmock)$/]",
  message: 'A file that mocks a module is named *.alone.test: the others share one load of the app.',
};

/** How the browser half reads, writes, keeps and fails: by components/kit alone (docs/architecture.md). */
const kitOnly = [
  {
    selector: "JSXOpeningElement[name.name='form'] > JSXAttribute[name.name='onSubmit']",
    message: 'What is sent is a <Form> of components/kit; what filters is a <FilterForm>.',
  },
  {
    selector: "JSXOpeningElement[name.name='form'] > JSXAttribute[name.name='method'][value.value=/^post$/i]",
    message: 'What is sent is a <Form> of components/kit.',
  },
  {
    selector: "Identifier[name='sessionStorage']",
    message: 'What is typed and not sent yet is kept by draftStore of components/kit.',
  },
  {
    selector: "Identifier[name='localStorage']",
    message: 'What a browser keeps from visit to visit is kept by deviceStore of components/kit.',
  },
  {
    selector: 'Literal[value=401]',
    message: 'Ask isSignedOut of components/kit, and show <SessionEnded>.',
  },
  {
    selector: [
      "ConditionalExpression[test.right.name='ApiError'] > MemberExpression.consequent[property.name='detail']",
      "LogicalExpression[left.right.name='ApiError'] > MemberExpression.right[property.name='detail']",
      "IfStatement[test.right.name='ApiError'] ReturnStatement > MemberExpression[property.name='detail']",
    ].join(', '),
    message: 'Say explainFailure of components/kit, or detailOf with words of your own.',
  },
  {
    selector:
      "CallExpression[callee.object.name=/^(window|document|globalThis)$/][callee.property.name='dispatchEvent'], CallExpression[callee.name='dispatchEvent']",
    message: 'What parts of a page share is a store of components/kit, or in the cache; no event bus.',
  },
  {
    selector:
      "CallExpression[callee.name='fetch'], CallExpression[callee.object.name=/^(window|globalThis)$/][callee.property.name='fetch']",
    message: 'Call by apiRequest; for what is no JSON, by fetchAnswer of components/kit.',
  },
  {
    selector:
      'CallExpression[callee.name=/^use(Layout)?Effect$/] CallExpression[callee.name=/^(apiRequest|apiAnswer|fetchAnswer)$/]',
    message: 'Read by useRead, and what a queries.ts describes.',
  },
];
const kitHooksOnly = {
  name: '@tanstack/react-query',
  importNames: [
    'QueryClientProvider',
    'useInfiniteQuery',
    'useMutation',
    'useQueries',
    'useQuery',
    'useQueryClient',
    'useSuspenseQuery',
  ],
  message: 'Read by useRead or useReadPages, write by useAction, change what is known by accountClient().',
};

const actionsOnly = {
  name: '@/components/kit/step-up',
  importNames: ['useStepUp'],
  message: 'What is sent is confirmed by useAction.',
};
/** They want the answer of what is confirmed: pages to draw, a code to copy, and a passkey that is not made again. */
const confirmThemselves = [
  'components/accounts/passkey-enrollment.tsx',
  'components/deeds/guarded-code.tsx',
  'components/vault/page/document-viewer.tsx',
  'components/vault/redaction/redaction-card.tsx',
];

const onDemandOnly = [
  {
    name: 'next/dynamic',
    message:
      'What is loaded later is a partOnDemand of components/kit, a window over the page useOnDemand: both say where it cannot be loaded, and the page stays.',
  },
  {
    name: 'react',
    importNames: ['lazy'],
    message: 'What is loaded later is a partOnDemand of components/kit.',
  },
];

/** What the browser tests hold on the page itself (axe, the keyboard), where these only read the markup. */
const heldOnThePage = [
  'control-has-associated-label',
  'interactive-supports-focus',
  'label-has-associated-control',
  'no-noninteractive-element-interactions',
  'no-noninteractive-tabindex',
  'no-static-element-interactions',
  'prefer-tag-over-role',
].map((name) => `jsx-a11y/${name}`);

/** What the compiler refuses in a file with types, and what we write on purpose. */
const notHere = [
  'no-control-regex',
  'no-empty-pattern',
  'no-loss-of-precision',
  'no-unsafe-optional-chaining',
  'no-unused-vars',
];

const all = (names, level) => Object.fromEntries(names.map((name) => [name, level]));
const forbid = (...patterns) => ({ 'eslint-js/no-restricted-syntax': ['error', ...patterns] });

const config = {
  plugins: ['eslint', 'typescript', 'react', 'jsx-a11y', 'nextjs', 'oxc'],
  jsPlugins: [{ name: 'eslint-js', specifier: 'oxlint-plugin-eslint' }, 'eslint-plugin-regexp'],
  categories: { correctness: 'error' },
  env: { builtin: true, browser: true, node: true },
  options: { respectEslintDisableDirectives: false, denyWarnings: true },
  ignorePatterns: ['**/generated/**', 'next-env.d.ts', 'scripts/bench/bare/**'],
  rules: {
    'max-lines': ['error', 300],
    ...all(
      [
        'eqeqeq',
        'no-array-constructor',
        'prefer-const',
        'prefer-rest-params',
        'prefer-spread',
        'react/display-name',
        'react/error-boundaries',
        'react/exhaustive-deps',
        'react/globals',
        'react/immutability',
        'react/incompatible-library',
        'react/jsx-no-comment-textnodes',
        'react/no-unescaped-entities',
        'react/preserve-manual-memoization',
        'react/purity',
        'react/refs',
        'react/set-state-in-effect',
        'react/set-state-in-render',
        'react/static-components',
        'react/unsupported-syntax',
        'react/use-memo',
        'typescript/ban-ts-comment',
        'typescript/consistent-type-imports',
        'typescript/no-empty-object-type',
        'typescript/no-explicit-any',
        'typescript/no-namespace',
        'typescript/no-require-imports',
        'typescript/no-unnecessary-type-constraint',
        'typescript/no-unsafe-function-type',
      ],
      'error',
    ),
    ...all([...heldOnThePage, ...notHere, 'react/rules-of-hooks'], 'off'),
    ...forbid(noDefaultExport),
  },
  overrides: [
    { files: ['**/*.mjs'], rules: { 'no-unused-vars': 'error' } },
    {
      files: ['app/**/*.tsx', 'components/**/*.{ts,tsx}', 'tests/**/*.tsx'],
      rules: { 'react/rules-of-hooks': 'error' },
    },
    {
      // Words of strangers: a pattern that goes back and forth over them never ends. tests/unit/linear-patterns.test.ts measures it.
      files: [
        ...product,
        'scripts/{page-policies,prepared-answers,server,server-answers,server-requests}.mjs',
      ],
      rules: {
        'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
        'regexp/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: true }],
      },
    },
    {
      files: product,
      rules: {
        'no-console': 'error',
        'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }],
        ...forbid(environmentOnly, wholeTags, noDefaultExport),
      },
    },
    {
      files: ['components/**/*.{ts,tsx}'],
      excludeFiles: ['components/kit/**'],
      rules: {
        ...forbid(environmentOnly, noDefaultExport, ...kitOnly),
        'no-restricted-imports': ['error', { paths: [kitHooksOnly, actionsOnly, ...onDemandOnly] }],
      },
    },
    {
      files: confirmThemselves,
      rules: { 'no-restricted-imports': ['error', { paths: [kitHooksOnly, ...onDemandOnly] }] },
    },
    {
      // A private picture of five kilobytes, as small as it is shown: the image service of Next would only keep it.
      files: ['components/vault/documents/paper.tsx'],
      rules: { 'nextjs/no-img-element': 'off' },
    },
    {
      files: ['lib/**/*.ts', 'app/api/**/*.ts', 'scripts/**/*.ts'],
      rules: { 'max-lines-per-function': ['error', 60] },
    },
    {
      files: ['tests/{unit,components}/**/*.test.{ts,tsx}'],
      excludeFiles: ['tests/**/*.alone.test.{ts,tsx}'],
      rules: forbid(noDefaultExport, mocksNoModule),
    },
    { files: asked, rules: forbid(environmentOnly) },
    {
      files: [
        'lib/platform/env.ts',
        'middleware.ts',
        'instrumentation.ts',
        '*.config.{ts,mjs,d.mts}',
        'tests/support/*-global-{setup,teardown}.ts',
      ],
      rules: { 'eslint-js/no-restricted-syntax': 'off' },
    },
  ],
};

export default config;
