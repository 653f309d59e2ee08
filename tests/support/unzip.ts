import { strFromU8, unzipSync } from 'fflate';

type Unzipped = {
  names: string[];
  bytes: (name: string) => Uint8Array;
  text: (name: string) => string;
  json: <T = Record<string, unknown>>(name: string) => T;
};

/** An archive as any program opens it, which also checks its sums. */
export function unzip(bytes: Uint8Array): Unzipped {
  const files = unzipSync(new Uint8Array(bytes));
  const find = (name: string) => {
    const found = files[name];
    if (!found) throw new Error(`No ${name} among ${Object.keys(files).join(', ')}`);
    return found;
  };
  return {
    names: Object.keys(files).sort(),
    bytes: find,
    text: (name) => strFromU8(find(name)),
    json: <T>(name: string) => JSON.parse(strFromU8(find(name))) as T,
  };
}
