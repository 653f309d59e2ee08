/** Instead of a list that we do not have, or of which the filters leave nothing. */
export function NotRead({
  what,
  stateName,
  isFiltered = false,
}: {
  what: string;
  stateName: string;
  isFiltered?: boolean;
}) {
  return (
    <p className="measure text-muted-foreground">
      {isFiltered
        ? `No ${what} in ${stateName} matches the filters.`
        : `We have not read the ${what}s of ${stateName} in a source yet, so we list none. The office that commissions its notaries publishes them.`}
    </p>
  );
}
