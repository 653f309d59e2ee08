import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';

const typescript = ['**/*.ts', '**/*.tsx'];
const product = ['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}', 'lib/**/*.{ts,tsx}', 'middleware.ts'];
/** Files whose default export somebody else asks for. */
const asked = [
  'app/**/{page,layout,error,global-error,not-found,loading,template,default,sitemap,robots,manifest,icon,apple-icon,opengraph-image}.{ts,tsx}',
  '*.config.{ts,mjs}',
  'tests/support/*-global-{setup,teardown}.ts',
];

const environmentOnly = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Read the environment through lib/platform/env.ts.',
};
const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export it by its name.',
};

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
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  {
    files: typescript,
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
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
    files: product,
    rules: {
      'no-console': 'error',
      'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', environmentOnly, noDefaultExport],
    },
  },
  {
    files: ['lib/**/*.ts', 'app/api/**/*.ts', 'scripts/**/*.ts'],
    rules: { 'max-lines-per-function': ['error', 60] },
  },
  { files: asked, rules: { 'no-restricted-syntax': ['error', environmentOnly] } },
  {
    files: [
      'lib/platform/env.ts',
      'middleware.ts',
      'instrumentation.ts',
      '*.config.{ts,mjs}',
      'tests/support/*-global-{setup,teardown}.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
];

export default config;
