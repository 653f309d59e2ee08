/** The import rules of docs/architecture.md. There are no exceptions, and no rule is a warning. */

const domain = '^lib/(?!platform/|values/|site/|paper/|pdf/|sandbox/|vendor/|samples/)([^/]+)/';
const domainFile = (...names) => `${domain}(${names.join('|')})(\\.tsx?$|/)`;
const DATABASE = '^(lib/platform/db\\.ts$|prisma/generated/)';
const KIT = '^components/(ui|kit|shell|session|files)/';
/** Money, text and codes: every room may use them, and they use nothing. */
const VALUES = '^lib/values/';
/** How a hash and a proof are checked and shown; the vault shows it too. It knows no other room. */
const EVIDENCE = '^components/evidence/';
/** Without types that vanish: `import type` costs nothing at run time. */
const running = { dependencyTypesNot: ['type-only'] };

const forbid = (name, from, to) => ({ name, severity: 'error', from, to });

module.exports = {
  forbidden: [
    forbid('no-cycles', {}, { circular: true }),
    {
      ...forbid('no-cycles-of-domains', { path: '^lib/[^/]+$' }, { circular: true }),
      scope: 'folder',
    },
    forbid('nothing-imports-tests', { pathNot: '^tests/' }, { path: '^tests/' }),
    forbid('nothing-imports-the-app', { pathNot: '^(app|tests)/' }, { path: '^app/' }),
    forbid('nothing-imports-scripts', { pathNot: '^(scripts|tests)/' }, { path: '^scripts/' }),

    forbid(
      'pages-import',
      { path: '^app/', pathNot: '^app/api/' },
      {
        path: '^(lib|app/api|prisma)/',
        pathNot: [
          domainFile('schema', 'queries', 'rules', 'policy', 'content'),
          '^lib/(platform|values|site|paper)/',
          '^lib/samples/',
        ],
      },
    ),
    forbid(
      'api-routes-import',
      { path: '^app/api/' },
      {
        path: '^(lib|components|prisma|app/(?!api/))',
        pathNot: [
          domainFile('schema', 'queries', 'commands', 'streams', 'drawing'),
          '^lib/(platform|values|site)/',
        ],
      },
    ),
    forbid(
      'components-import-lib',
      { path: '^components/' },
      {
        path: '^(lib|prisma)/',
        pathNot: [
          domainFile('schema', 'rules', 'policy', 'content'),
          '^lib/samples/',
          VALUES,
          '^lib/site/(site|site-map|site-plans|structured-data)\\.ts$',
          '^lib/paper/(paper|paper-text|guilloche)\\.ts$',
          '^lib/platform/api-client\\.ts$',
        ],
        ...running,
      },
    ),
    forbid(
      'component-rooms',
      { path: '^components/([^/]+)/' },
      { path: '^components/', pathNot: [KIT, EVIDENCE, '^components/$1/'] },
    ),
    // What a visit shows to both its parties is used by the rooms of each, and knows neither; the page of a request has all three.
    forbid(
      'rooms-of-notary',
      { path: '^components/notary/(client|work|visit)/' },
      {
        path: '^components/notary/(client|work|visit)/',
        pathNot: ['^components/notary/$1/', '^components/notary/visit/'],
      },
    ),
    forbid(
      'the-kit-knows-no-domain',
      { path: '^components/(ui|kit)/' },
      {
        // The dialog that asks who is there is loaded when a call wants it.
        path: '^(components/(?!ui/|kit/|session/step-up-dialog)|lib/(?!platform/|values/))',
        ...running,
      },
    ),
    forbid(
      'domains-import',
      // What anybody may find is made of what the pages are made of.
      { path: domain, pathNot: '^lib/search/content/' },
      {
        path: '^(lib|prisma)/',
        pathNot: [
          '^lib/$1/',
          domainFile('queries', 'commands', 'rules', 'schema'),
          '^lib/(platform|values|site|paper|pdf|sandbox|vendor)/',
          '^prisma/generated/',
        ],
      },
    ),
    forbid(
      'pure-files',
      { path: domainFile('rules', 'policy', 'schema') },
      {
        path: '^(lib|prisma|components)/',
        pathNot: [
          domainFile('rules', 'policy', 'schema'),
          VALUES,
          '^lib/platform/(errors|list)\\.ts$',
          '^lib/sandbox/poisoned\\.ts$',
          '^lib/(paper/pdf-letters|pdf/redactor/geometry)\\.ts$',
        ],
        ...running,
      },
    ),
    forbid(
      'pure-files-do-no-io',
      { path: domainFile('rules', 'policy', 'schema') },
      {
        dependencyTypes: ['core'],
        path: '^(node:)?(fs|net|http|https|child_process|dns|tls|worker_threads)',
      },
    ),
    forbid('vendor-imports', { path: '^lib/vendor/' }, { path: '^lib/', pathNot: '^lib/(platform|vendor)/' }),
    forbid(
      'pdf-imports',
      { path: '^lib/pdf/' },
      { path: '^lib/', pathNot: '^lib/(platform|paper|pdf)/|^lib/sandbox/poisoned\\.ts$' },
    ),
    forbid(
      'sandbox-imports',
      { path: '^lib/sandbox/' },
      { path: '^lib/', pathNot: '^lib/(platform|sandbox)/' },
    ),
    // They read strangers' files: only in a process that knows nothing else, which scripts/reader.ts is.
    forbid(
      'strangers-files-are-read-by-the-reader',
      {
        path: '^(app|lib|scripts)/',
        pathNot:
          '^scripts/reader\\.ts$|^lib/pdf/|^lib/(vault/commands/find-in-document|preflight/commands/measure-document)\\.ts$',
      },
      {
        path: '^lib/pdf/(redactor|stamp|picture-page|survey|thumbnail|measure|repair)\\.ts$|^lib/(vault/commands/find-in-document|preflight/commands/measure-document)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'libraries-that-read-strangers-files',
      { path: '^(app|lib)/', pathNot: '^lib/pdf/' },
      { path: 'node_modules/(@cantoo/pdf-lib|@napi-rs/canvas|pdfjs-dist)/' },
    ),
    forbid(
      'no-react-below-the-screens',
      { path: '^(lib|prisma|scripts)/' },
      { path: 'node_modules/(react|react-dom)/' },
    ),
    forbid('paper-imports', { path: '^lib/paper/' }, { path: '^lib/', pathNot: '^lib/(paper|values)/' }),
    forbid('values-import-nothing', { path: VALUES }, { path: '^(lib|prisma|components)/', pathNot: VALUES }),
    forbid('site-imports', { path: '^lib/site/' }, { path: '^lib/', pathNot: '^lib/(platform|site)/' }),
    forbid(
      'platform-imports',
      { path: '^lib/platform/' },
      { path: '^lib/', pathNot: '^lib/(platform|values)/' },
    ),
    forbid(
      'samples-import',
      { path: '^lib/samples/' },
      { path: '^lib/', pathNot: '^lib/(samples/|values/|[^/]+/(schema|rules))' },
    ),
    forbid(
      'database-access',
      {
        path: '^(app|components|lib)/',
        pathNot: [domainFile('queries', 'commands'), '^lib/platform/'],
      },
      { path: DATABASE, ...running },
    ),
    forbid(
      'vendors-are-behind-lib-vendor',
      { path: '^(app|lib|middleware|instrumentation)', pathNot: '^lib/(vendor|pdf)/' },
      {
        path: 'node_modules/(stripe|@stripe|openai|nodemailer|ical-generator|@aws-sdk|@simplewebauthn|pdfjs-dist|@cantoo|@napi-rs)/',
      },
    ),
    forbid('what-cannot-be-found', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: '(^|/)(node_modules|generated)/' },
    exclude: { path: '(^|/)(\\.next|\\.data|coverage)/|^scripts/bench/bare/' },
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
