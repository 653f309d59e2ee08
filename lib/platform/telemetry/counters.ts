import 'server-only';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { Counts } from './counts';

/** Seconds: a quick call, one that waits for the disk, one that hashes a password or draws, and those that are late. */
const BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** Of jobs: an email is quick, a redaction takes minutes. */
const JOB_BUCKETS = [0.05, 0.25, 1, 5, 30, 120, 600, 1800];
const KNOWN_HOSTS = 200;

/** What a process counts by itself. */
export function counters(registry: Registry): Counts {
  return {
    answer: answerCounter(registry),
    violation: violationCounter(registry),
    page: pageCounter(registry),
    job: jobCounter(registry),
    mail: mailCounter(registry),
  };
}

function answerCounter(registry: Registry): Counts['answer'] {
  const answers = new Counter({
    name: 'deedguard_http_answers_total',
    help: 'Answers of calls, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'deedguard_http_answer_seconds',
    help: 'How long calls took until their answer began.',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers: [registry],
  });
  return ({ method, route, status, seconds }) => {
    answers.inc({ method, route, status });
    durations.observe({ method, route }, seconds);
  };
}

/** Whoever makes up reports can make up hosts: what comes after the first few hundred is counted together. */
function violationCounter(registry: Registry): Counts['violation'] {
  const known = new Set<string>();
  const violations = new Counter({
    name: 'deedguard_policy_violations_total',
    help: 'What the content policy of pages stopped, as browsers report it, by directive and by host or kind.',
    labelNames: ['directive', 'blocked'],
    registers: [registry],
  });
  return ({ directive, blocked }) => {
    if (known.size < KNOWN_HOSTS) known.add(blocked);
    violations.inc({ directive, blocked: known.has(blocked) ? blocked : 'other' });
  };
}

function pageCounter(registry: Registry): Counts['page'] {
  const answers = new Counter({
    name: 'deedguard_page_answers_total',
    help: 'Answers to requests for pages and files, by route and status.',
    labelNames: ['route', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'deedguard_page_answer_seconds',
    help: 'How long pages and files took until the answer was handed over.',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers: [registry],
  });
  return ({ route, status, seconds }) => {
    answers.inc({ route, status });
    durations.observe({ route }, seconds);
  };
}

function jobCounter(registry: Registry): Counts['job'] {
  const jobs = new Counter({
    name: 'deedguard_jobs_total',
    help: 'Runs of jobs, by queue: done, or failed and perhaps tried again.',
    labelNames: ['queue', 'outcome'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'deedguard_job_seconds',
    help: 'How long runs of jobs took.',
    labelNames: ['queue'],
    buckets: JOB_BUCKETS,
    registers: [registry],
  });
  return ({ queue, outcome, seconds }) => {
    jobs.inc({ queue, outcome });
    durations.observe({ queue }, seconds);
  };
}

function mailCounter(registry: Registry): Counts['mail'] {
  const mails = new Counter({
    name: 'deedguard_mails_total',
    help: 'Emails by what they are about: sent, kept where no mail goes out, or failed and perhaps tried again.',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
  });
  return (mail) => mails.inc(mail);
}
