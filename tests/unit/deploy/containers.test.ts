import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  endOf,
  isMade,
  listDocuments,
  loadedBy,
  namesOfExample,
  ofOtherParties,
  readCompose,
  readDockerfile,
  readIgnored,
  type Container,
} from '@/tests/support/deploy-files';

const units = ['deedguard', 'deedguard-backup', 'deedguard-migrate', 'deedguard-web', 'deedguard-worker'];
const example = namesOfExample();
const kubernetes = listDocuments();
const templates = kubernetes.flatMap(({ kind, spec }) =>
  ['Deployment', 'Job', 'CronJob'].includes(kind) ? [spec.jobTemplate?.spec.template ?? spec.template!] : [],
);
const containers = templates.flatMap(({ spec }) => spec.containers);
const { services } = readCompose();
const own = Object.values(services).filter(({ image }) => image === 'deedguard');

describe('the Dockerfile', () => {
  const lines = readDockerfile();

  it('copies what is in the project or what the build makes, and nothing that .dockerignore leaves out', () => {
    const copied = lines
      .filter(({ instruction }) => instruction === 'COPY')
      .flatMap(({ rest }) => rest.split(' ').slice(0, -1))
      .filter((word) => !word.startsWith('--from=') && word !== '.')
      .map((word) => word.replace(/^\/app\//, ''));
    expect(copied).toContain('scripts');
    expect(copied.filter((name) => !existsSync(name) && !isMade(name))).toEqual([]);
    const ignored = readIgnored();
    expect(copied.filter((name) => !isMade(name) && ignored.includes(name))).toEqual([]);
  });

  it('leaves nothing out that the build reads', () => {
    const roots = ['app', 'components', 'lib', 'public', 'prisma', 'scripts', 'clients', 'package-lock.json'];
    expect(readIgnored().filter((name) => roots.includes(name))).toEqual([]);
  });

  it.each(['admin', 'backup', 'restore', 'keys-rotate', 'erase', 'recordings-import', 'migrate'])(
    'copies what `%s` loads, and what says which packages that needs',
    async (name) => {
      const copied = lines.slice(lines.findLastIndex(({ instruction }) => instruction === 'FROM'));
      const places = copied
        .flatMap(({ rest }) => rest.match(/\/app\/\S+/g) ?? [])
        .map((word) => word.slice(5));
      expect(places).toContain('package-lock.json');
      const { ours, packages } = await loadedBy(`scripts/${name}.ts`);
      expect(ours).toContain(`scripts/${name}.ts`);
      expect(ours.filter((file) => !places.includes(file.split('/')[0] ?? ''))).toEqual([]);
      const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
      expect(packages.filter((each) => !(each in dependencies))).toEqual([]);
    },
  );

  it('names settings of .env.example', () => {
    const named = lines
      .filter(({ instruction }) => instruction === 'ENV' || instruction === 'ARG')
      .flatMap(({ rest }) => rest.split(' ').map((word) => word.split('=')[0] ?? ''));
    expect(named).toContain('NEXTAUTH_URL');
    expect(named.filter((name) => !example.has(name) && !ofOtherParties.has(name))).toEqual([]);
  });

  it('is built on a Node that package.json allows, and runs as nobody', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
    for (const { rest } of lines.filter(({ instruction }) => instruction === 'FROM')) {
      expect(Number(/^node:(\d+)-bookworm-slim/.exec(rest)?.[1])).toBeGreaterThanOrEqual(24);
    }
    expect(engines.node).toContain('>=24');
    expect(lines.at(-1)?.instruction).toBe('CMD');
    expect(lines.findLast(({ instruction }) => instruction === 'USER')?.rest).toBe('65534:65534');
  });
});

describe('each command of Dockerfile, compose file, manifests and units', () => {
  const cmd = JSON.parse(readDockerfile().at(-1)?.rest ?? '[]') as string[];
  const commands = [
    cmd,
    ...own.flatMap(({ command }) => (command ? [command] : [])),
    ...containers.map(({ command }) => command),
    ...listUnitCommands(),
  ];

  it.each(commands.map((command) => [command.join(' '), command] as const))(
    '%s is there',
    (_words, command) => {
      expect(endOf(command)).toEqual({ isThere: true });
    },
  );
});

describe('the units of systemd', () => {
  it('name settings of .env.example', () => {
    const named = units.flatMap((unit) =>
      [...readUnit(unit).matchAll(/(?:^Environment=| )([A-Z_]+)=/gm)].map(([, name]) => name ?? ''),
    );
    expect(named).toContain('NODE_ENV');
    expect(named.filter((name) => !example.has(name) && !ofOtherParties.has(name))).toEqual([]);
  });

  it('have a timer for a backup, and nothing else is started by one', () => {
    expect(existsSync('deploy/systemd/deedguard-backup.timer')).toBe(true);
    expect(readUnit('deedguard-backup')).not.toContain('[Install]');
  });

  it('run as an account of their own, in a file system that they cannot change', () => {
    for (const unit of units) {
      expect(readUnit(unit)).toMatch(/^User=deedguard$/m);
      expect(readUnit(unit)).toMatch(/^ProtectSystem=strict$/m);
    }
  });
});

describe('the compose file', () => {
  it('names settings of .env.example, and for other images theirs', () => {
    const named = Object.values(services).flatMap(({ environment = {} }) => Object.keys(environment));
    expect(named).toContain('DATABASE_URL');
    expect(named.filter((name) => !example.has(name) && !ofOtherParties.has(name))).toEqual([]);
  });

  it('asks for settings of .env.example and the password of its database', () => {
    const asked = [...readFileSync('deploy/compose.yaml', 'utf8').matchAll(/\$\{(\w+)/g)].map(
      ([, name]) => name,
    );
    expect(new Set(asked.filter((name) => !example.has(name ?? '')))).toEqual(new Set(['DATABASE_PASSWORD']));
  });

  it('runs ours with a file system that nobody writes to, and no rights', () => {
    expect(own.length).toBeGreaterThan(3);
    for (const service of own) {
      expect(service).toMatchObject({ read_only: true, tmpfs: ['/tmp'], cap_drop: ['ALL'] });
    }
  });

  it('listens on this machine alone', () => {
    const ports = Object.values(services).flatMap((service) => service.ports ?? []);
    expect(ports).toContain('127.0.0.1:3000:3000');
    expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
  });
});

describe('the manifests of Kubernetes', () => {
  const settings = kubernetes.find(({ kind }) => kind === 'ConfigMap')?.data ?? {};

  it('name settings of .env.example', () => {
    const named = [
      ...Object.keys(settings),
      ...containers.flatMap(({ env = [] }) => env.map(({ name }) => name)),
    ];
    expect(named).toContain('S3_BUCKET');
    expect(named.filter((name) => !example.has(name))).toEqual([]);
  });

  it('hold no secret: they name the one that the operator makes', () => {
    expect(kubernetes.filter(({ kind }) => kind === 'Secret')).toEqual([]);
    expect(
      Object.keys(settings).filter((name) => /SECRET|KEY|PASSWORD|TOKEN|DATABASE_URL/.test(name)),
    ).toEqual([]);
    for (const { envFrom, command } of containers) {
      expect(envFrom).toEqual([
        { configMapRef: { name: 'deedguard-settings' } },
        { secretRef: { name: 'deedguard-secrets' } },
        ...(command.includes('scripts/backup.ts') ? [{ secretRef: { name: 'deedguard-backup' } }] : []),
      ]);
    }
  });

  it('run as nobody, on a file system that nobody writes to but /tmp and the backups, with what they may use', () => {
    expect(containers.length).toBe(4);
    for (const container of containers) {
      expect(container).toMatchObject(confined);
      const places = container.volumeMounts.map(({ mountPath }) => mountPath);
      expect(places).toEqual(
        container.command.includes('scripts/backup.ts') ? ['/tmp', '/backups'] : ['/tmp'],
      );
    }
    for (const { spec } of templates) {
      expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 65534 });
    }
  });

  it('ask at addresses that are there, on the port of the server', () => {
    const [web] = containers.filter(({ livenessProbe }) => livenessProbe);
    const probes = [web?.startupProbe, web?.livenessProbe, web?.readinessProbe];
    const paths = probes.map((probe) => probe?.httpGet.path ?? 'none');
    expect(paths).toEqual(['/api/health/live', '/api/health/live', '/api/health/ready']);
    for (const each of paths) expect(existsSync(path.join('app', each, 'route.ts'))).toBe(true);
    expect(web?.ports).toEqual([{ name: 'http', containerPort: portOf(web) }]);
  });

  it('have workers answer Prometheus, as the other ways to run them do', () => {
    const worker = containers.find(({ command }) => command.includes('.next/worker.cjs'));
    const port = worker?.env?.find(({ name }) => name === 'WORKER_METRICS_PORT')?.value;
    expect(worker?.ports).toEqual([{ name: 'metrics', containerPort: Number(port) }]);
    expect(services.worker?.environment).toMatchObject({ WORKER_METRICS_PORT: Number(port) });
    expect(readUnit('deedguard-worker')).toContain(` WORKER_METRICS_PORT=${port}\n`);
  });

  it('say how many connections Postgres has to allow, at the most that they open', () => {
    const replicas = (name: string) =>
      Math.max(
        ...kubernetes
          .filter(({ metadata }) => metadata.name === name)
          .map(({ spec }) => spec?.maxReplicas ?? spec?.replicas ?? 0),
      );
    const pool = Number(settings.DATABASE_POOL_SIZE);
    // One more of each stands beside them while a version is replaced.
    const most =
      (replicas('deedguard-web') + 1) * (pool + 2) + (replicas('deedguard-worker') + 1) * (pool + 5);
    const said = readFileSync('deploy/kubernetes/settings.yaml', 'utf8');
    expect(said.replace(/\n {2}# /g, ' ')).toContain(`11 and 3 of them hold ${most}`);
    expect(Number(/max_connections = (\d+)/.exec(said)?.[1])).toBeGreaterThan(most + 20);
  });

  it('scale and protect workloads that are there', () => {
    const workloads = kubernetes
      .filter(({ kind }) => kind === 'Deployment')
      .map(({ metadata }) => metadata.name);
    expect(workloads).toEqual(['deedguard-web', 'deedguard-worker']);
    for (const { kind, spec, metadata } of kubernetes) {
      if (kind === 'HorizontalPodAutoscaler') expect(workloads).toContain(spec.scaleTargetRef?.name);
      if (kind === 'PodDisruptionBudget') expect(spec.selector?.matchLabels).toEqual({ app: metadata.name });
    }
  });
});

const confined = {
  securityContext: {
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  },
  resources: {
    requests: { cpu: expect.any(String) as string },
    limits: { memory: expect.any(String) as string },
  },
};

function portOf(container: Container | undefined): number {
  return Number(container?.env?.find(({ name }) => name === 'PORT')?.value);
}

function listUnitCommands(): string[][] {
  return units.map((unit) => (/^ExecStart=\/usr\/bin\/(.*)$/m.exec(readUnit(unit))?.[1] ?? '').split(' '));
}

function readUnit(name: string): string {
  return readFileSync(`deploy/systemd/${name}.service`, 'utf8');
}
