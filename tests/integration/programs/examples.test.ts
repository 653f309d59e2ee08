import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { transformSync } from 'esbuild';
import * as programs from '@/lib/company/content/api-programs';
import { packageOf, clientFiles } from '@/scripts/openapi/package';
import { readDocument } from '@/scripts/openapi/read-document';
import { startApiServer, type ApiServer } from '@/tests/support/api-server';
import { query } from '@/tests/support/database';
import { createApiKey, createPartner, type TestOrganization } from '@/tests/support/organizations';
import { runProgram } from '@/tests/support/run-program';

const folder = mkdtempSync(path.join(tmpdir(), 'api-examples-'));
let server: ApiServer;
let partner: TestOrganization;
let environment: Record<string, string>;

beforeAll(async () => {
  server = await startApiServer();
  await installClient();
}, 300_000);

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

beforeEach(async () => {
  partner = await createPartner();
  const { key } = await createApiKey(partner);
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
  environment = {
    SITE: server.address,
    DEEDGUARD_KEY: key,
    PREFERRED_TIME: tomorrow.toISOString(),
  };
});

/** As `npm install` does with the package that the site hands out. */
async function installClient(): Promise<void> {
  const target = path.join(folder, 'node_modules', 'deedguard');
  mkdirSync(target, { recursive: true });
  const file = path.join(folder, 'deedguard.tgz');
  writeFileSync(file, packageOf(clientFiles(process.cwd(), await readDocument(process.cwd()))));
  execFileSync('tar', ['xzf', file, '-C', target, '--strip-components=1']);
}

const runners = {
  curl: (program: string) => ['bash', '-c', program] as const,
  typescript: (program: string) => {
    const file = path.join(folder, 'program.mjs');
    writeFileSync(file, transformSync(program, { loader: 'ts' }).code);
    return [process.execPath, file] as const;
  },
  python: (program: string) => {
    const file = path.join(folder, 'program.py');
    writeFileSync(file, `${programs.callPython}\n\n\n${program}\n`);
    return ['python3', file] as const;
  },
};

type Language = keyof typeof runners;

const hasPython = spawnSync('python3', ['--version']).status === 0;

/** Where there is no Python, its examples are skipped and say so. */
function itIn(language: Language): jest.It {
  return language === 'python' && !hasPython ? it.skip : it;
}

function run(language: Language, program: string, more: Record<string, string> = {}) {
  return runProgram(runners[language](program), { cwd: folder, environment: { ...environment, ...more } });
}

/** A client that never sees the first answer, and counts its tries. */
const losingFirstAnswer = `import { DeedGuard } from 'deedguard';
  let tries = 0;
  const flaky = async (request) => {
    const answer = await fetch(request);
    tries += 1;
    if (tries === 1) throw new Error('the answer was lost');
    return answer;
  };
  const deedguard = new DeedGuard({ key: process.env.DEEDGUARD_KEY, baseUrl: process.env.SITE, fetch: flaky });`;

describe('the examples of the developers page', () => {
  for (const [language, program] of [
    ['curl', programs.lockCurl],
    ['typescript', programs.lockTypeScript],
    ['python', programs.lockPython],
  ] as const) {
    itIn(language)(`lock a property in ${language}, once however often they run`, async () => {
      const first = await run(language, program);
      const second = await run(language, program);

      expect(first).toMatchObject({ status: 0 });
      expect(first.output).toContain('locked');
      expect(second).toMatchObject({ status: 0 });
      expect(await query(`SELECT id FROM sandbox_objects WHERE kind = 'property'`)).toHaveLength(1);
    });
  }

  for (const [language, program] of [
    ['curl', programs.bookCurl],
    ['typescript', programs.bookTypeScript],
    ['python', programs.bookPython],
  ] as const) {
    itIn(language)(`book a notary in ${language}`, async () => {
      const { status, output, errors } = await run(language, program);

      expect({ status, output, errors }).toMatchObject({ status: 0 });
      expect(output).toMatch(language === 'curl' ? /"status":"searching"/ : /searching|assigned/);
      expect(await query(`SELECT id FROM sandbox_objects WHERE kind = 'booking'`)).toHaveLength(1);
    });
  }

  for (const [language, program, listed] of [
    ['curl', programs.listCurl, 2],
    ['typescript', programs.listTypeScript, 3],
    ['python', programs.listPython, 3],
  ] as const) {
    itIn(language)(`list properties in ${language}`, async () => {
      for (const number of [11, 12, 13]) {
        await run(
          'curl',
          programs.lockCurl.replace('12 Main', `${number} Main`).replace('2031', `${number}`),
        );
      }

      const { status, output } = await run(language, program);

      expect(status).toBe(0);
      expect(output.match(/\d+ Main/g)).toHaveLength(listed);
    });
  }

  for (const [language, program] of [
    ['typescript', programs.bookTypeScript],
    ['python', programs.bookPython],
  ] as const) {
    itIn(language)(`say in ${language} what was wrong`, async () => {
      const { status, output, errors } = await run(language, program, { PREFERRED_TIME: 'tomorrow' });

      expect(status).toBe(1);
      expect(output + errors).toMatch(/validation_failed/);
    });
  }
});

describe('a document that is sent to be verified', () => {
  const bytes = Buffer.from('%PDF-1.4 A deed of one page');
  const sha256 = createHash('sha256').update(bytes).digest('hex');

  beforeEach(() => writeFileSync(path.join(folder, 'deed.pdf'), bytes));

  it.each([
    ['curl', programs.verifyCurl],
    ['typescript', programs.verifyTypeScript],
  ] as const)('is the file, in %s', async (language, program) => {
    const { status, output, errors } = await run(language, program);

    expect({ status, errors }).toMatchObject({ status: 0 });
    expect(output).toContain(sha256);
  });

  it('is one call for the client, also when the first answer was lost', async () => {
    const { output, errors } = await run(
      'typescript',
      `${losingFirstAnswer}
      const file = new Blob(['%PDF-1.4 A deed of one page']);
      const { sha256 } = await deedguard.verifyDocument({ file, verification_type: 'integrity', state: undefined });
      console.log(tries, sha256);`,
    );

    expect({ errors, output: output.trim() }).toEqual({ errors: '', output: `2 ${sha256}` });
    expect(await query(`SELECT id FROM sandbox_objects WHERE kind = 'verification'`)).toHaveLength(1);
  });

  it('is refused with the field that is wrong', async () => {
    const { output } = await run(
      'typescript',
      `import { DeedGuard } from 'deedguard';
      const deedguard = new DeedGuard({ key: process.env.DEEDGUARD_KEY, baseUrl: process.env.SITE });
      const sent = { file: new Blob(['no PDF']), verification_type: 'completeness' };
      const error = await deedguard.verifyDocument(sent).catch((thrown) => thrown);
      console.log(error.status, error.code, Object.keys(error.fields).join());`,
    );

    expect(output.trim()).toBe('415 unsupported_type file');
  });
});

describe('the client for TypeScript', () => {
  it('says what went wrong as an ApiError', async () => {
    const { output } = await run(
      'typescript',
      `import { ApiError, DeedGuard } from 'deedguard';
      const deedguard = new DeedGuard({ key: 'dg_test_wrong', baseUrl: process.env.SITE });
      const error = await deedguard.listProperties().catch((thrown) => thrown);
      console.log(error instanceof ApiError, error.status, error.code, error.requestId !== null);`,
    );

    expect(output.trim()).toBe('true 401 not_signed_in true');
  });

  it('makes the same call again when the first answer was lost, and it is done once', async () => {
    const { output } = await run(
      'typescript',
      `${losingFirstAnswer}
      await deedguard.lockProperty({
        property_address: '12 Main St, Austin, TX 78701',
        owner_verification: { owner_name: 'Dana Docs', owner_email: 'dana@example.com' },
        lock_duration: null,
      });
      console.log(tries);`,
    );

    expect(output.trim()).toBe('2');
    expect(await query(`SELECT id FROM sandbox_objects WHERE kind = 'property'`)).toHaveLength(1);
  });

  it('waits as long as it is told when there were too many calls', async () => {
    const { output } = await run(
      'typescript',
      `import { DeedGuard } from 'deedguard';
      const answers = [
        new Response('{"message":"Wait.","code":"rate_limited"}', { status: 429, headers: { 'retry-after': '1' } }),
        Response.json({ data: [], next_cursor: null }),
      ];
      const startedAt = Date.now();
      const deedguard = new DeedGuard({ key: 'x', baseUrl: process.env.SITE, fetch: async () => answers.shift() });
      const page = await deedguard.listProperties();
      console.log(page.data.length, Date.now() - startedAt >= 1000);`,
    );

    expect(output.trim()).toBe('0 true');
  });
});
