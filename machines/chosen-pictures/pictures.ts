import { readPictureRefusal } from './failure.ts'

/** A message has no more. */
export const MOST_PICTURES = 5
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp']

/** A file of this page that was chosen; its bytes stay with client/effects, under `id`. */
export interface ChosenPicture {
  id: string
  name: string
}

/** One that the shop keeps for the message; equal files are one. */
export interface KeptPicture {
  id: string
  /** Of the file. */
  name: string
}

/** One that does not go with the message, and why. */
export interface RefusedPicture {
  name: string
  reason: string
}

/** What somebody has chosen at once. */
export interface Chosen {
  chosen: readonly ChosenPicture[]
  /** Files that the page cannot send. */
  refused: readonly RefusedPicture[]
}

export interface Pictures {
  pictures: readonly KeptPicture[]
  /** Those that the shop does not have yet, the one under way first. */
  waiting: readonly ChosenPicture[]
  /** Of those that were chosen last. */
  refused: readonly RefusedPicture[]
}

export const NO_PICTURES: Pictures = { pictures: [], waiting: [], refused: [] }

/** Adds those for which there is room. */
export const choose = (
  { pictures, waiting }: Pictures,
  { chosen, refused }: Chosen,
): Pick<Pictures, 'waiting' | 'refused'> => {
  const room = MOST_PICTURES - pictures.length - waiting.length
  return {
    waiting: [...waiting, ...chosen.slice(0, room)],
    refused: [
      ...refused,
      ...chosen
        .slice(room)
        .map(({ name }) => ({ name, reason: `You can add up to ${MOST_PICTURES} pictures.` })),
    ],
  }
}

/** Takes one away, whether the shop has it or not. */
export const remove = (
  { pictures, waiting }: Pictures,
  id: string,
): Pick<Pictures, 'pictures' | 'waiting'> => ({
  pictures: pictures.filter((picture) => picture.id !== id),
  waiting: waiting.filter((picture) => picture.id !== id),
})

/** The shop has the first that waited. */
export const keep = (
  { pictures, waiting: [first, ...waiting] }: Pictures,
  { id }: { id: string },
): Pick<Pictures, 'pictures' | 'waiting'> => {
  const isNew = first !== undefined && pictures.every((picture) => picture.id !== id)
  return { pictures: isNew ? [...pictures, { id, name: first.name }] : pictures, waiting }
}

/** The shop does not take the first that waited, as it says with this error. */
export const refuse = (
  { waiting: [first, ...waiting], refused }: Pictures,
  error: unknown,
): Pick<Pictures, 'waiting' | 'refused'> => ({
  waiting,
  refused: first ? [...refused, { name: first.name, reason: readPictureRefusal(error) ?? '' }] : refused,
})
