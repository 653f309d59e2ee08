import type * as z from 'zod';

/** A text that a schema reads, where it is in the input, and the schema that reads it. */
export type TextField = { path: string; schema: z.ZodType };

type Definition = {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  options?: z.ZodType[];
  valueType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
};

const definitionOf = (schema: z.ZodType) => schema.def as unknown as Definition;

/** Every text within a schema. What is read by several schemas in turn counts as a whole. */
export function textFieldsOf(schema: z.ZodType, path: string): TextField[] {
  const { type, shape, element, innerType, options, valueType, in: before, out } = definitionOf(schema);
  if (type === 'string' || type === 'unknown') return type === 'string' ? [{ path, schema }] : [];
  if (shape) {
    return Object.entries(shape).flatMap(([name, field]) => textFieldsOf(field, `${path}.${name}`));
  }
  if (before && out) {
    const isWhole = hasText(before) && !hasObject(before);
    if (isWhole || definitionOf(before).type === 'transform') {
      return hasObject(out) ? textFieldsOf(out, path) : hasText(out) || isWhole ? [{ path, schema }] : [];
    }
    return textFieldsOf(before, path);
  }
  const inner = [element, innerType, valueType, ...(options ?? [])].filter((each) => each !== undefined);
  return inner.flatMap((each) => textFieldsOf(each, path));
}

const hasText = (schema: z.ZodType) => holds(schema, 'string');
const hasObject = (schema: z.ZodType) => holds(schema, 'object');

function holds(schema: z.ZodType, type: string): boolean {
  const definition = definitionOf(schema);
  if (definition.type === type) return true;
  const { innerType, options = [], in: before, out, element } = definition;
  return [innerType, before, out, element, ...options].some(
    (each) => each !== undefined && holds(each, type),
  );
}
