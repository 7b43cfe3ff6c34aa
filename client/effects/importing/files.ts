import type { ChosenFile } from '#machines/importing/ports.ts'

/** As much of a file as one request brings; the shop takes no more. */
const PART = 1_048_576

/** The bytes of files that were chosen, by the ids that machines know them by. */
export interface Files {
  /** Keeps a file in the place of the one before. */
  keep(file: File): ChosenFile
  /** Answers the part that begins at a byte. Throws for a file that is kept no more. */
  partOf(id: string, from: number): Blob
  /** Answers all of it as text. Throws for a file that is kept no more. */
  textOf(id: string): Promise<string>
}

export const createFiles = (): Files => {
  let kept: { id: string; file: File } | null = null
  const demandFile = (id: string): File => {
    if (kept?.id !== id) throw new Error('The file is kept no more.')
    return kept.file
  }
  return {
    keep(file) {
      kept = { id: crypto.randomUUID(), file }
      return { id: kept.id, name: file.name, size: file.size }
    },
    partOf: (id, from) => demandFile(id).slice(from, from + PART),
    textOf: async (id) => demandFile(id).text(),
  }
}
