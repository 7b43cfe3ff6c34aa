/** Weights of the check digit of a routing number, in turn. */
const WEIGHTS = [3, 7, 1]

/** The Federal Reserve's districts, and those of thrifts and of electronic payments alone. */
const isPrefix = (prefix: number): boolean =>
  (prefix >= 1 && prefix <= 12) || (prefix >= 21 && prefix <= 32) || (prefix >= 61 && prefix <= 72)

/** Says what is wrong with a routing number of a bank in the United States; null for a right one. */
export function refuseRouting(number: string): string | null {
  if (!/^[0-9]{9}$/.test(number)) return 'Enter a routing number of 9 digits.'
  const sum = [...number].reduce(
    (total, digit, index) => total + Number(digit) * (WEIGHTS[index % WEIGHTS.length] ?? 0),
    0,
  )
  const isRight = sum % 10 === 0 && isPrefix(Number(number.slice(0, 2)))
  return isRight ? null : 'No bank has this routing number. Check it against a check or your bank’s page.'
}
