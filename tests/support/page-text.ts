import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import {
  PathnameContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { createElement, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { AuthProvider } from '@/components/session/auth-provider';

type Page = (props: object) => ReactNode | Promise<ReactNode>;

const stay = () => undefined;
const router = {
  back: stay,
  forward: stay,
  push: stay,
  replace: stay,
  refresh: stay,
  prefetch: stay,
};

/** The words of a public page as the server sends them to a visitor, in one line. */
export async function pageText(path: string): Promise<string> {
  const { default: Page } = (await import(resolve('app', fileOf(path)))) as { default: Page };
  const element = await Page({ params: Promise.resolve({}), searchParams: Promise.resolve({}) });
  return readable(await render(path, element));
}

function fileOf(path: string): string {
  const folders = ['(site)', '.', '(account)', '(slim)'].map(
    (room) => `${room}${path === '/' ? '' : path}/page`,
  );
  const found = folders.find((file) => existsSync(`app/${file}.tsx`));
  if (!found) throw new Error(`No page ${path}`);
  return found;
}

async function render(path: string, page: ReactNode): Promise<string> {
  const html = new PassThrough();
  const tree = createElement(
    AppRouterContext.Provider,
    { value: router as never },
    createElement(
      PathnameContext.Provider,
      { value: path },
      createElement(
        SearchParamsContext.Provider,
        { value: new URLSearchParams() as never },
        createElement(AuthProvider, null, page),
      ),
    ),
  );
  const { pipe } = renderToPipeableStream(tree, {
    onAllReady: () => void pipe(html),
    onError: (error) => void html.destroy(error as Error),
  });
  return text(html);
}

/** Tags of blocks part words; tags within a line, and the comments that React writes, do not. */
function readable(html: string): string {
  return html
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<\/?(?:a|abbr|b|code|em|i|span|strong|time)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}
