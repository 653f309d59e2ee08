export function newPlaceAlert({
  name,
  viewer,
  place,
}: {
  name: string;
  viewer: string;
  place: string | null;
}) {
  const where = place === null ? 'a network that it was not opened from before' : place;
  return {
    title: `Your link to ${name} was opened from a new place`,
    reasons: [`Somebody who gave the name ${viewer} opened it from ${where}.`],
  };
}

export function replacedAlert(name: string) {
  return {
    title: `Another file was stored as ${name}`,
    reasons: [
      'You had stored a document with the same name and other contents before. The earlier one is still there.',
    ],
  };
}
