/** One answer that the build knows beforehand: a file with the headers that Next would send with it. */
export type Source = {
  address: string;
  /** the page or file itself, or the data of it that Next's router asks for: whole, or one segment */
  part: 'document' | 'data' | { segment: string };
  file: string;
  headers: Record<string, string>;
  /** files on the disk: what says which version they are */
  version?: { etag: string; lastModified: string };
};

/** Addresses in another spelling, with an escape or a dot segment, are left to Next. */
export function isPlain(address: string): boolean {
  return /^(\/[\w~!@$()-][\w.~!@$()-]*)+$|^\/$/.test(address);
}

/** What shrinks; everything else is compressed already. */
export function isCompressible(contentType: string): boolean {
  return /^(text\/|application\/(javascript|json|manifest\+json|wasm|xml)|image\/(svg|x-icon))/.test(
    contentType,
  );
}
