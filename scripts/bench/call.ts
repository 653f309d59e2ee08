export type Call = { method: 'GET' | 'POST'; path: string; headers?: Record<string, string>; body?: string };

/** What is asked: always the same, or another one each time. */
export type Target = { call: Call | (() => Call); status: number };

export type Slice = { answers: number; perSecond: number; p50Ms: number; p99Ms: number };
