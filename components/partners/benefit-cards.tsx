type BenefitCardsProps = { benefits: { title: string; text: string }[] };

export function BenefitCards({ benefits }: BenefitCardsProps) {
  return (
    <ul className="grid gap-px overflow-hidden rounded-lg border bg-border sm:grid-cols-2 lg:grid-cols-4">
      {benefits.map(({ title, text }) => (
        <li key={title} className="bg-card p-5">
          <h3 className="text-lg">{title}</h3>
          <p className="mt-2 text-[0.9375rem] leading-6 text-muted-foreground">{text}</p>
        </li>
      ))}
    </ul>
  );
}
