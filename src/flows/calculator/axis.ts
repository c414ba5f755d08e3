const INTERVALS = 6;

export function axisTo(max: number): number[] {
  const least = max / INTERVALS;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * ([1, 2, 2.5, 5].find((factor) => factor * power >= least) ?? 10);
  return Array.from({ length: Math.ceil(max / step) + 1 }, (_, index) => index * step);
}
