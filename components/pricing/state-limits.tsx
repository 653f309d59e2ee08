import Link from 'next/link';
import { SourceNote } from '@/components/shell/source-note';
import { TableScroll } from '@/components/kit/table-scroll';
import { stateName } from '@/lib/catalog/content/states';
import { maxFeeText } from '@/lib/catalog/rules/notary-law';
import { formatPrice } from '@/lib/values/money';
import type { FeeLaw } from '@/lib/pricing/rules/fee-law';
import { OTHER_STATE_HUNDREDTHS, STATE_HUNDREDTHS } from '@/lib/pricing/rules/quote';
import { formatRate } from '@/lib/pricing/content/quote-lines';
import { remoteFees } from '@/lib/pricing/content/remote-fees';

/** The states with their own rate: our multiplier, which is no law, beside what the law limits. */
export function StateLimits({ laws }: { laws: FeeLaw[] }) {
  const rows = [...STATE_HUNDREDTHS].map(([code, rate]) => ({
    code,
    rate,
    name: stateName(code),
  }));

  return (
    <>
      <TableScroll label="Our rates and the limits of the law">
        <table>
          <caption className="sr-only">
            Our state rates next to the most that a notary may charge by law
          </caption>
          <thead>
            <tr>
              <th scope="col">State</th>
              <th scope="col">Our rate</th>
              <th scope="col">Law: most for one act on paper</th>
              <th scope="col">Law: most for one act online, by a notary commissioned there</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ code, rate, name }) => (
              <tr key={code}>
                <th scope="row">{name}</th>
                <td className="whitespace-nowrap">× {formatRate(rate)}</td>
                <td className="min-w-48">
                  <PaperLimit law={laws.find((law) => law.code === code)} />
                </td>
                <td className="min-w-56">
                  <RemoteLimit code={code} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      <p className="mt-4 measure">
        Every other state has our rate of × {formatRate(OTHER_STATE_HUNDREDTHS)} and its own limit; a quote
        names it.{' '}
        <Link href="/state-documents" prefetch={false} className="text-link">
          Notary law in all 50 states
        </Link>
      </p>
    </>
  );
}

function PaperLimit({ law }: { law: FeeLaw | undefined }) {
  const finding = law?.maxFeePerActCents ?? 'unknown';
  if (finding === 'unknown') return <SourceNote fact={finding} />;
  return (
    <>
      {maxFeeText(finding)}
      <span className="block">
        <SourceNote fact={finding} />
      </span>
    </>
  );
}

function RemoteLimit({ code }: { code: string }) {
  const fee = remoteFees[code];
  if (!fee) return <SourceNote fact="unknown" />;
  return (
    <>
      {formatPrice(fee.value)} {fee.says}
      <span className="block">
        <SourceNote fact={fee} />
      </span>
    </>
  );
}
