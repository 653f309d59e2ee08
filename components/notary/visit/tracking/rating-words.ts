/** `4.9 of 5 stars`, or that nobody has given any yet. */
export function ratingInWords(rating: number | null): string {
  return rating === null ? 'No reviews yet' : `${rating.toFixed(1)} of 5 stars`;
}
