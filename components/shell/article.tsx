import Link from 'next/link';
import type { ComponentType, CSSProperties, ReactNode } from 'react';
import { PrintButton } from '@/components/shell/print-button';
import { sectionPlace } from '@/components/shell/section-place';
import { TableScroll } from '@/components/kit/table-scroll';
import type { Block, Paper, PaperSection, Words } from '@/lib/paper/paper';
import { longDay } from '@/lib/values/date-format';

type ArticleProps = {
  paper: Paper;
  /** Its name in the registry of downloads, where it has one there. */
  download?: string;
  /** Frames each block of code, of which `of` says what it is about. Without it the code stands by itself. */
  Code?: ComponentType<{ of: string; language?: string; children: ReactNode }>;
};

/** A written text of ours, with its table of contents beside it on wide screens. */
export function Article({ paper, download, Code }: ArticleProps) {
  return (
    <div className="mt-10 grid gap-x-16 gap-y-8 lg:grid-cols-[14rem_1fr] print:block">
      <nav
        aria-label="On this page"
        className="text-[0.9375rem] lg:sticky lg:top-24 lg:self-start print:hidden"
      >
        <p className="eyebrow">On this page</p>
        <ol className="mt-2 border-l">
          {paper.sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="block py-1 pl-3 leading-6 text-muted-foreground hover:text-foreground hover:underline"
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
        {download && (
          <p className="mt-4 text-muted-foreground">
            Take it with you:{' '}
            <a href={`/downloads/${download}.pdf`} className="text-link">
              PDF
            </a>{' '}
            or{' '}
            <a href={`/downloads/${download}.txt`} className="text-link">
              text
            </a>
          </p>
        )}
        <PrintButton />
      </nav>
      <article className="prose min-w-0">
        {paper.sections.map((section) => (
          <SectionView key={section.id} section={section} Code={Code} />
        ))}
        <p className="border-t pt-4 text-sm text-muted-foreground">
          Last updated <time dateTime={paper.updated}>{longDay(paper.updated)}</time>
        </p>
      </article>
    </div>
  );
}

function SectionView({ section, Code }: Pick<ArticleProps, 'Code'> & { section: PaperSection }) {
  const { id, title, blocks } = section;
  const place = { '--place': `${sectionPlace(section)}rem` } as CSSProperties;
  return (
    <section aria-labelledby={id} className="when-near" style={place}>
      <h2 id={id}>{title}</h2>
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} title={title} Code={Code} />
      ))}
    </section>
  );
}

type BlockViewProps = Pick<ArticleProps, 'Code'> & { block: Block; title: string };

function BlockView({ block, title, Code }: BlockViewProps) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Text words={block.words} />
        </p>
      );
    case 'list':
      return <ListView items={block.items} isNumbered={block.isNumbered} />;
    case 'table':
      return <TableView {...block} />;
    case 'code':
      return <CodeView {...block} title={title} Code={Code} />;
    case 'letter':
      return <p className="prose-letter">{block.text}</p>;
    case 'note':
      return (
        <p className="prose-note">
          <Text words={block.words} />
        </p>
      );
    case 'blanks':
      return (
        <ul className="prose-blanks">
          {block.labels.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      );
  }
}

type CodeViewProps = Pick<ArticleProps, 'Code'> & { text: string; language?: string; title: string };

function CodeView({ text, language, title, Code }: CodeViewProps) {
  const code = (
    <pre tabIndex={0}>
      <code>{text}</code>
    </pre>
  );
  if (!Code) return code;
  return (
    <Code of={`the code of “${title}”`} language={language}>
      {code}
    </Code>
  );
}

function ListView({ items, isNumbered }: { items: Words[]; isNumbered: boolean }) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List>
      {items.map((item, index) => (
        <li key={index}>
          <Text words={item} />
        </li>
      ))}
    </List>
  );
}

function TableView({ caption, head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <TableScroll folds label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = [], ...others], index) => (
            <tr key={index}>
              <th scope="row">
                <Text words={first} />
              </th>
              {others.map((cell, column) => (
                <td key={column} data-label={head[column + 1]}>
                  <Text words={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function Text({ words }: { words: Words }) {
  return words.map((part, index) => {
    if (part.kind === 'strong') return <strong key={index}>{part.text}</strong>;
    if (part.kind === 'code') return <code key={index}>{part.text}</code>;
    if (part.kind !== 'link') return part.text;
    return part.href.startsWith('/') ? (
      <Link key={index} href={part.href} prefetch={false} className="text-link">
        {part.text}
      </Link>
    ) : (
      <a key={index} href={part.href} rel="noreferrer" className="text-link">
        {part.text}
      </a>
    );
  });
}
