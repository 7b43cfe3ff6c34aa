/** Why something is returned. */
export const RETURN_REASONS = ['damaged', 'wrong', 'unwanted', 'other'] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

/** A return has no more. */
export const MOST_RETURN_PICTURES = 5
export const LONGEST_RETURN_TEXT = 1_000

/** The customer may keep what is damaged or wrong, and gets the shipping back with the last of it. */
export const isOurFault = (reason: ReturnReason): boolean => reason === 'damaged' || reason === 'wrong'

export interface ReturnedLine {
  /** Of the order. */
  id: number
  quantity: number
}

/** What is asked for. */
export interface ReturnRequest {
  lines: readonly ReturnedLine[]
  /** Null while none is chosen. */
  reason: ReturnReason | null
  text: string
  /** Ids of pictures that the shop keeps for it. */
  pictures: readonly string[]
}

/** What is wrong with a request by field, in words; empty where nothing is. `left`: what may be returned. */
export function findRequestFaults(
  { lines, reason, text, pictures }: ReturnRequest,
  left: readonly ReturnedLine[],
): Partial<Record<keyof ReturnRequest, string>> {
  const most = new Map(left.map(({ id, quantity }) => [id, quantity]))
  const isOver = lines.some(({ id, quantity }) => quantity < 1 || quantity > (most.get(id) ?? 0))
  const isTwice = new Set(lines.map(({ id }) => id)).size < lines.length
  return {
    ...(lines.length === 0 && { lines: 'Choose at least one item.' }),
    ...((isOver || isTwice) && { lines: 'That is more than can be returned.' }),
    ...(reason === null && { reason: 'Choose a reason.' }),
    ...(text.length > LONGEST_RETURN_TEXT && {
      text: `Write at most ${LONGEST_RETURN_TEXT.toLocaleString('en-US')} characters.`,
    }),
    ...(reason === 'other' && text.trim() === '' && { text: 'Tell us why.' }),
    ...(pictures.length > MOST_RETURN_PICTURES && {
      pictures: `A return has at most ${MOST_RETURN_PICTURES} pictures.`,
    }),
    ...(reason === 'damaged' &&
      pictures.length === 0 && { pictures: 'Add a picture that shows the damage.' }),
  }
}
