/** As many as the service takes (services/shared/resources/notes/contract.ts). */
const LONGEST = 2_000

const NEAR = 200

const count = (characters: number): string =>
  `${characters.toLocaleString('en-US')} ${characters === 1 ? 'character' : 'characters'}`

/** Says how much more may be typed, or how much is too much; null far from the limit. */
export const roomLeftInWords = (text: string): string | null => {
  const left = LONGEST - [...text.trim()].length
  if (left > NEAR) return null
  return left < 0 ? `${count(-left)} too many.` : `${count(left)} left.`
}
