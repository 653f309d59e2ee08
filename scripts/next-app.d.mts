import type { NextServer } from 'next/dist/server/next.js';

export function makeNext(options: { dev: boolean; dir: string; port: number }): NextServer;
