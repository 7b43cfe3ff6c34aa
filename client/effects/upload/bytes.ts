import type { ChosenFile } from '#machines/upload-file/file.ts'

/** The bytes of files that were chosen, by the ids that machines know them by; gone with the page. */
export interface ChosenBytes {
  /** `path` is where it lies in what was chosen. */
  keep(file: File, path: string): ChosenFile
  find(id: string): File | null
}

export const createChosenBytes = (): ChosenBytes => {
  const kept = new Map<string, File>()
  return {
    keep(file, path) {
      const id = crypto.randomUUID()
      kept.set(id, file)
      const { name, size, lastModified } = file
      return { id, path, name, size, modified: lastModified }
    },
    find: (id) => kept.get(id) ?? null,
  }
}
