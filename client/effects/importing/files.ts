import type { ChosenFile } from '#machines/importing/ports.ts'

/** As much of a file as one request brings; the shop takes no more. */
const PART = 1_048_576

/** The bytes of files that were chosen, by the ids that machines know them by. */
export interface Files {
  /** Keeps a file in the place of the one before. */
  keep(file: File): ChosenFile
  /** Answers the part that begins at a byte. Throws for a file that is kept no more. */
  partOf(id: string, from: number): Blob
}

export const createFiles = (): Files => {
  let kept: { id: string; file: File } | null = null
  return {
    keep(file) {
      kept = { id: crypto.randomUUID(), file }
      return { id: kept.id, name: file.name, size: file.size }
    },
    partOf(id, from) {
      if (kept?.id !== id) throw new Error('The file is kept no more.')
      return kept.file.slice(from, from + PART)
    },
  }
}
