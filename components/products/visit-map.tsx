import { trackingRules } from '@/lib/notary/content/product';

/** The way of a notary on a drawn map, and who may see it for how long. */
export function VisitMap() {
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1.2fr_1fr] lg:items-center">
      <figure>
        <svg
          role="img"
          aria-labelledby="visit-map"
          viewBox="0 0 560 380"
          className="w-full rounded-lg border bg-card"
        >
          <Streets />
          <Way />
        </svg>
        <figcaption id="visit-map" className="mt-3 text-sm text-muted-foreground">
          An example: the notary has come more than half of the distance, with about 9 minutes and 3.1 miles
          to go.
        </figcaption>
      </figure>
      <dl className="border-t">
        {trackingRules.map(({ title, text }) => (
          <div key={title} className="border-b py-4">
            <dt className="font-serif text-lg font-semibold">{title}</dt>
            <dd className="mt-1 text-[0.9375rem] leading-6 text-muted-foreground">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** From where the notary set out, past where they are now, to the house. */
function Way() {
  return (
    <>
      <path
        d="M92 318V236H212V150H300"
        fill="none"
        strokeWidth={5}
        strokeLinejoin="round"
        className="stroke-primary"
      />
      <path
        d="M300 150H420V84H470"
        fill="none"
        strokeWidth={5}
        strokeDasharray="1 11"
        strokeLinecap="round"
        className="stroke-primary"
      />
      <circle cx={92} cy={318} r={7} strokeWidth={3} className="fill-card stroke-primary" />
      <circle cx={300} cy={150} r={30} className="fill-primary opacity-15" />
      <circle cx={300} cy={150} r={17} className="fill-primary" />
      <text
        x={300}
        y={155}
        textAnchor="middle"
        fontSize={14}
        fontWeight={600}
        className="fill-primary-foreground"
      >
        JE
      </text>
      <path
        d="M452 92l18-17 18 17v21h-36zM465 113v-12h10v12"
        strokeWidth={2}
        strokeLinejoin="round"
        className="fill-card stroke-foreground"
      />
    </>
  );
}

/** A small town: a grid of streets, a river, a park. */
function Streets() {
  return (
    <g fill="none">
      <path d="M0 60C90 40 150 110 250 96S430 20 560 40v-40H0z" className="fill-info-soft" />
      <path d="M330 206h110v96H330z" className="fill-success-soft" />
      <path
        d="M92 380V130M152 380V110M212 380V150M300 380V120M420 380V40M500 380V30M0 318h560M0 236h560M152 150h408M300 84h260M20 380L152 200M330 206V380"
        strokeWidth={9}
        className="stroke-muted"
      />
      <path
        d="M92 380V130M152 380V110M212 380V150M300 380V120M420 380V40M500 380V30M0 318h560M0 236h560M152 150h408M300 84h260M20 380L152 200M330 206V380"
        strokeWidth={1}
        className="stroke-border"
      />
    </g>
  );
}
