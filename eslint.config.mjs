import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import regexp from 'eslint-plugin-regexp';

const typescript = ['**/*.ts', '**/*.tsx'];
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
    selector: 'BinaryExpression[operator=/^[!=]==$/][right.value=401]',
    message: 'Ask isSignedOut of components/kit, and show <SessionEnded>.',
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

/** What asks how React is used finds nothing where React may not be imported (.dependency-cruiser.cjs), nor without JSX. */
const withoutReact = ['lib/**', 'scripts/**', 'prisma/**', 'tests/**/*.ts'];
const aboutReact = nextCoreWebVitals
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => /^(?:react|react-hooks|jsx-a11y|@next\/next)\//.test(name));

const off = (names) => Object.fromEntries(names.map((name) => [name, 'off']));

/** What the compiler refuses in a file with types, in a fraction of the time. */
const heldByTypes = [
  '@typescript-eslint/no-unused-vars',
  'react/jsx-no-duplicate-props',
  'react/jsx-no-undef',
  'react/jsx-uses-react',
  'react/jsx-uses-vars',
  'react/no-deprecated',
  'react/no-direct-mutation-state',
  'react/no-find-dom-node',
  'react/no-is-mounted',
  'react/no-render-return-value',
  'react/no-string-refs',
  'react/require-render-return',
];

/** What the compiler of React asks of a component: it reads each file once more, and a test is none. */
const aboutComponents = Object.keys(nextCoreWebVitals[0].rules).filter(
  (name) => name.startsWith('react-hooks/') && !/rules-of-hooks|exhaustive-deps/.test(name),
);

const config = [
  {
    ignores: [
      '.next/**',
      '.data/**',
      'coverage/**',
      'playwright-report/**',
      'test-results/**',
      '**/generated/**',
      'next-env.d.ts',
      'scripts/bench/bare/**',
    ],
  },
  ...nextCoreWebVitals,
  ...nextTypescript,
  { files: withoutReact, rules: off(aboutReact) },
  { files: typescript, rules: off(heldByTypes) },
  { files: ['tests/**'], rules: off(aboutComponents) },
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  {
    files: typescript,
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/ban-ts-comment': 'error',
    },
  },
  {
    rules: {
      eqeqeq: 'error',
      'max-lines': ['error', 300],
      'no-restricted-syntax': ['error', noDefaultExport],
    },
  },
  {
    // Words of strangers: a pattern that goes back and forth over them never ends. tests/unit/linear-patterns.test.ts measures it.
    files: [...product, 'scripts/{page-policies,prepared-answers,server,server-answers,server-requests}.mjs'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: true }],
    },
  },
  {
    files: product,
    rules: {
      'no-console': 'error',
      'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', environmentOnly, wholeTags, noDefaultExport],
    },
  },
  {
    files: ['components/**/*.{ts,tsx}'],
    ignores: ['components/kit/**'],
    rules: {
      'no-restricted-syntax': ['error', environmentOnly, noDefaultExport, ...kitOnly],
      'no-restricted-imports': ['error', { paths: [kitHooksOnly] }],
    },
  },
  {
    // A private picture of five kilobytes, as small as it is shown: the image service of Next would only keep it.
    files: ['components/vault/documents/paper.tsx'],
    rules: { '@next/next/no-img-element': 'off' },
  },
  {
    files: ['lib/**/*.ts', 'app/api/**/*.ts', 'scripts/**/*.ts'],
    rules: { 'max-lines-per-function': ['error', 60] },
  },
  {
    files: ['tests/{unit,components}/**/*.test.{ts,tsx}'],
    ignores: ['tests/**/*.alone.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, mocksNoModule] },
  },
  { files: asked, rules: { 'no-restricted-syntax': ['error', environmentOnly] } },
  {
    files: [
      'lib/platform/env.ts',
      'middleware.ts',
      'instrumentation.ts',
      '*.config.{ts,mjs,d.mts}',
      'tests/support/*-global-{setup,teardown}.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
];

export default config;
