import 'server-only';
import { notFound } from 'next/navigation';
import * as z from 'zod';
import { AppError } from './errors';

/** For pages: what the domain does not find becomes the 404 page. */
export async function orNotFound<T>(found: Promise<T>): Promise<T> {
  return found.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') notFound();
    throw error;
  });
}

/** The id that an address names; what is no id is not found either. */
export function readId(wanted: string): string {
  return z.uuid().toLowerCase().safeParse(wanted).data ?? notFound();
}
