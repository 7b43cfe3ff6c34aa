/** Steps of a scale that people read easily. */
const STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

/** The lowest round number that is no less than this: 1, 20, 300. */
export const roundUp = (value: number): number => {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)))
  return (STEPS.find((step) => step * power >= value) ?? 10) * power
}
