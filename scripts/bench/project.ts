import path from 'node:path';

/** The folder of the product that is measured. */
export const projectRoot = path.resolve(__dirname, '..', '..');
