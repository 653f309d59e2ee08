/**
 * The fine interlaced line of certificates: several waves of one length, each a little later than the one before,
 * inside an envelope that swells and narrows. Returns one SVG path for each wave.
 */
export function drawGuilloche(input: { width: number; height: number; waves: number; periods: number }): string[] {
  return Array.from({ length: input.waves }, (_, wave) => drawWave(input, (wave / input.waves) * Math.PI * 2));
}

function drawWave(input: { width: number; height: number; periods: number }, phase: number): string {
  const steps = Math.ceil(input.periods * 24);
  const middle = input.height / 2;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const turn = (step / steps) * input.periods * Math.PI * 2;
    const envelope = 0.62 + 0.38 * Math.cos(turn / 3 + phase / 2);
    const y = middle + middle * 0.94 * envelope * Math.sin(turn + phase);
    return `${((step / steps) * input.width).toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}
