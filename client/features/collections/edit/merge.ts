/** A collection as it was saved, as far as it is edited. */
export interface Saved {
  name: string
  description: string
  imageIds: readonly string[]
}

/** What is in the form. */
export type Draft = Saved

type Ids = readonly string[]

/**
 * Two changes of one collection put together, so that neither is lost: what only one of them changed is as
 * that one has it, and where both did, mine stays. Pictures that somebody else added come first; what they
 * took out is out unless I added it anew.
 */
export const merge = (base: Saved, mine: Draft, theirs: Saved): Draft => ({
  name: mine.name === base.name ? theirs.name : mine.name,
  description: mine.description === base.description ? theirs.description : mine.description,
  imageIds: mergeIds(base.imageIds, mine.imageIds, theirs.imageIds),
})

const mergeIds = (base: Ids, mine: Ids, theirs: Ids): Ids => {
  if (isSame(mine, base)) return theirs
  const added = theirs.filter((id) => !base.includes(id) && !mine.includes(id))
  const kept = mine.filter((id) => theirs.includes(id) || !base.includes(id))
  return [...added, ...kept]
}

export const isSame = (one: Ids, other: Ids): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index])

/**
 * What somebody else has done to a collection, in words that follow 'they'; nothing when it stands as it was.
 */
export const changesInWords = (base: Saved, theirs: Saved): string[] => {
  const added = theirs.imageIds.filter((id) => !base.imageIds.includes(id)).length
  const removed = base.imageIds.filter((id) => !theirs.imageIds.includes(id)).length
  const isReordered = added + removed === 0 && !isSame(base.imageIds, theirs.imageIds)
  return [
    base.name !== theirs.name && `named it “${theirs.name}”`,
    base.description !== theirs.description && 'changed the description',
    added > 0 && `added ${picturesInWords(added)}`,
    removed > 0 && `took out ${picturesInWords(removed)}`,
    isReordered && 'changed the order',
  ].filter((change) => change !== false)
}

const picturesInWords = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`)
