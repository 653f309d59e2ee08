import { CopyButton } from '@/components/kit/copy-button';
import { buttonVariants } from '@/components/ui/button';
import type { KitTemplate } from '@/lib/partners/content/kits';

type KitTrayProps = { name: string; title: string; templates: KitTemplate[] };

/** The kit as it lies on the table: the whole of it as a file, and each text on its own. */
export function KitTray({ name, title, templates }: KitTrayProps) {
  return (
    <div className="mt-10 grid overflow-hidden rounded-lg border bg-card lg:grid-cols-[20rem_minmax(0,1fr)] print:hidden">
      <section
        aria-labelledby="whole-kit"
        className="relative border-b bg-muted p-6 sm:p-8 lg:border-r lg:border-b-0"
      >
        <Sheets title={title} />
        <h2 id="whole-kit" className="mt-6 text-xl">
          The whole kit
        </h2>
        <p className="mt-4 flex flex-wrap gap-3">
          <a href={`/downloads/${name}.pdf`} download className={buttonVariants()}>
            Download PDF
          </a>
          <a href={`/downloads/${name}.txt`} download className={buttonVariants({ variant: 'outline' })}>
            Download text
          </a>
        </p>
      </section>
      <section aria-labelledby="texts" className="p-6 sm:p-8">
        <h2 id="texts" className="text-xl">
          Texts to copy
        </h2>
        <p className="mt-1 text-[0.9375rem] leading-6 text-muted-foreground">
          Fill in what is in square brackets. You can change the wording.
        </p>
        <ul className="mt-4 divide-y border-t">
          {templates.map((template) => (
            <TemplateRow key={template.id} template={template} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function TemplateRow({ template: { id, title, use, text } }: { template: KitTemplate }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 py-4 last:pb-0">
      <div>
        <h3 className="text-lg">
          <a href={`#${id}`} className="underline-offset-4 hover:underline">
            {title}
          </a>
        </h3>
        <p className="text-[0.9375rem] leading-6 text-muted-foreground">{use}</p>
      </div>
      <span className="needs-script">
        <CopyButton value={text} of={title} />
      </span>
    </li>
  );
}

/** A few sheets, the first with the title on it. */
function Sheets({ title }: { title: string }) {
  const words = title.split(' ');
  const lines = Array.from({ length: 5 }, (_, line) => `M44 ${118 + line * 15}h${line === 4 ? 52 : 104}`);

  return (
    <svg aria-hidden viewBox="0 0 256 216" className="w-full max-w-64 stroke-[1.25]">
      <path d="M64 32l144-10 12 176-144 10z" className="fill-background stroke-border" />
      <path
        d="M44 26h146v182H44z"
        transform="rotate(-1.5 117 117)"
        className="fill-background stroke-border"
      />
      <path d="M24 14h124l20 20v174H24z" className="fill-card stroke-input" />
      <path d="M148 14v20h20" fill="none" className="stroke-input" />
      <g className="fill-foreground font-serif" fontSize={20} fontWeight={600}>
        {words.map((word, index) => (
          <text key={word} x={44} y={52 + index * 23}>
            {word}
          </text>
        ))}
      </g>
      <path d={lines.join('')} className="stroke-input" opacity={0.6} />
      <path d="M44 196h40" className="stroke-primary" strokeWidth={3} />
    </svg>
  );
}
