import { metricsToken } from '@/tests/support/with-metrics';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { GET as readMetrics } from '@/app/api/metrics/route';
import { noteBackup } from '@/lib/platform/backups';
import { prepareQueues } from '@/lib/platform/jobs';
import { startMetrics } from '@/lib/platform/telemetry/metrics';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';

type Rule = { alert: string; expr: string; annotations: { summary: string; runbook_url: string } };
type Rules = { groups: { rules: Rule[] }[] };
type Board = { panels: { title: string; targets: { expr: string }[] }[] };

const rules = (parse(readFileSync('deploy/prometheus/rules.yaml', 'utf8')) as Rules).groups.flatMap(
  (group) => group.rules,
);
const { panels } = JSON.parse(readFileSync('deploy/grafana/board.json', 'utf8')) as Board;

/** Of what Prometheus makes itself. */
const OWN = ['up'];
const WORDS = /^(?:sum|max|min|by|on|and|or|rate|increase|offset|absent|topk|histogram_quantile)$/;

/** Metrics and labels of an expression. */
function namesOf(expr: string): { metrics: string[]; labels: string[] } {
  const lists = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/, ?/));
  const matchers = [...expr.matchAll(/\{([^}]*)\}/g)].flatMap(([, inner = '']) =>
    [...inner.matchAll(/(\w+)(?:=~|!~|!=|=)"/g)].map(([, label = '']) => label),
  );
  const rest = expr.replace(/\bby \([^)]*\)|\{[^}]*\}|\[[^\]]*\]|\boffset \w+/g, ' ');
  const words = rest.match(/\b[a-z]\w*\b/g) ?? [];
  return { metrics: words.filter((word) => !WORDS.test(word)), labels: [...lists, ...matchers] };
}

/** What a registry of both processes answers: names with what histograms add, and the source of its labels. */
async function readAnswered() {
  startMetrics();
  await prepareQueues();
  await query('UPDATE pgboss.version SET cron_on = now()');
  await noteBackup();
  const headers = { authorization: `Bearer ${metricsToken}` };
  const { text } = await callRoute(readMetrics, { url: '/api/metrics', headers });
  return new Set(
    [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
}

/** Labels as docs/deploy.md says them, and those that Prometheus adds. */
const documented = new Set([
  ...[...readFileSync('docs/deploy.md', 'utf8').matchAll(/`deedguard_\w+\{([^}]*)\}`/g)].flatMap(
    ([, labels = '']) => labels.split(','),
  ),
  'instance',
  'job',
  'le',
]);

describe('the alerts and the board of deploy/', () => {
  const expressions = [
    ...rules.map(({ alert, expr }) => [alert, expr] as const),
    ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
  ];

  it('ask for metrics and labels that are there, and nothing else', async () => {
    const answered = await readAnswered();
    expect(expressions.length).toBeGreaterThan(40);
    for (const [name, expr] of expressions) {
      const { metrics, labels } = namesOf(expr);
      expect([name, metrics.filter((metric) => !answered.has(metric) && !OWN.includes(metric))]).toEqual([
        name,
        [],
      ]);
      expect([name, metrics.length > 0, labels.filter((label) => !documented.has(label))]).toEqual([
        name,
        true,
        [],
      ]);
    }
  });

  it('have each a name of its own, and an alert says in a sentence what is wrong', () => {
    const names = [...rules.map(({ alert }) => alert), ...panels.map(({ title }) => title)];
    expect(new Set(names).size).toBe(names.length);
    for (const { alert, annotations } of rules)
      expect([alert, annotations.summary]).toEqual([alert, expect.stringMatching(/\.$|\)\.$/)]);
  });

  it('name of each alert a part of the runbook that is there', () => {
    const titles = [...readFileSync('docs/runbook.md', 'utf8').matchAll(/^## (.+)$/gm)];
    const anchors = titles.map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    for (const { alert, annotations } of rules) {
      const [file, anchor] = annotations.runbook_url.split('#');
      expect([alert, file, anchors.includes(anchor ?? '')]).toEqual([alert, 'docs/runbook.md', true]);
    }
  });

  it('let a long job wait that is one of hours, where others page', () => {
    const of = (name: string) => rules.find(({ alert }) => alert === name)?.expr ?? '';
    const others = /\{queue!~"[^"]+"\}/.exec(of('QueueIsOld'))?.[0] ?? 'none';
    expect(of('LogDoesNotGrow')).toContain(others);
  });

  it('watch each metric of our own', async () => {
    const asked = expressions.map(([, expr]) => expr).join(' ');
    const own = [...(await readAnswered())].filter((name) => /^deedguard_.*(?<!_sum|_count)$/.test(name));
    expect(own.filter((name) => !asked.includes(name))).toEqual([]);
  });
});
