import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/react';

// What checks proofs needs these, which jsdom lacks, and the one Uint8Array that Node's own functions return.
Object.assign(globalThis, { TextDecoder, TextEncoder, Uint8Array: Object.getPrototypeOf(Buffer) });

// Parts that are loaded on demand take their time on a busy machine.
configure({ asyncUtilTimeout: 5_000 });
jest.setTimeout(30_000);
