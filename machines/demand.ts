/** Answers a value that the chart guarantees to be there in the state that asks for it; throws without it. */
export const demand = <Value>(value: Value | null, name: string): Value => {
  if (value === null) throw new Error(`The chart has come here without ${name}.`)
  return value
}
