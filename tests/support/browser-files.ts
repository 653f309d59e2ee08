/** A file as a browser gives it: jsdom's has neither `stream()` nor `arrayBuffer()`. */
export function browserFile(name: string, content: string | Error): File {
  const file = new File([String(content)], name);
  let parts = content instanceof Error ? [] : [new TextEncoder().encode(content)];
  const read = async () => {
    if (content instanceof Error) throw content;
    const [value, ...rest] = parts;
    parts = rest;
    return { done: value === undefined, value };
  };
  const arrayBuffer = async () => new TextEncoder().encode(String(content)).buffer;
  return Object.assign(file, { stream: () => ({ getReader: () => ({ read }) }), arrayBuffer });
}
