import { MOST_IMAGES } from '../collections/contract.ts'
import { refuse, type Verdict } from './verdict.ts'

/** Whether an image is to be in a collection. */
export interface Wish {
  image: string
  isHeld: boolean
  /** The order that it comes back into; null for one that comes first. */
  among: readonly string[] | null
}

export const FULL = `The collection is full: it holds at most ${MOST_IMAGES.toLocaleString('en-US')} images.`

/**
 * Decides of images, in their order, which come into a collection and which leave it, and answers all that it
 * holds then.
 */
export function decideMembers(
  held: readonly string[],
  wishes: readonly Wish[],
): { contents: string[]; verdicts: Verdict[] } {
  const members = new Set(held)
  const verdicts = wishes.map(({ image, isHeld }): Verdict => {
    if (members.has(image) === isHeld) return { outcome: 'same' }
    if (isHeld && members.size >= MOST_IMAGES) return refuse(FULL)
    if (isHeld) members.add(image)
    else members.delete(image)
    return { outcome: 'change' }
  })
  const come = wishes.filter(({ isHeld }, index) => isHeld && verdicts[index]?.outcome === 'change')
  const first = come.filter(({ among }) => among === null).map(({ image }) => image)
  const kept = held.filter((image) => members.has(image))
  return { contents: come.reduce(putBack, [...first, ...kept]), verdicts }
}

/** Puts an image that comes back after the nearest of those that it stood behind. */
function putBack(contents: string[], { image, among }: Wish): string[] {
  if (among === null) return contents
  const before = among.slice(0, among.indexOf(image)).findLast((each) => contents.includes(each))
  const at = before === undefined ? 0 : contents.indexOf(before) + 1
  return contents.toSpliced(at, 0, image)
}
