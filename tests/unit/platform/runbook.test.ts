import { existsSync, readFileSync } from 'node:fs';
import { findCalls } from '@/scripts/openapi/find-calls';
import { listSourceFiles } from '@/tests/support/source-text';

const page = readFileSync('docs/runbook.md', 'utf8');
