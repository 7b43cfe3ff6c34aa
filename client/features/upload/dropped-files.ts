/** A file that was dropped, and where it lies in the folder that was dropped. */
export interface DroppedFile {
  file: File
  path: string
}

const fileOf = (entry: FileSystemFileEntry): Promise<readonly DroppedFile[]> =>
  new Promise((resolve) =>
    entry.file(
      (file) => resolve([{ file, path: entry.fullPath.replace(/^\//, '') }]),
      // One that cannot be read is left out, as one that was never dropped.
      () => resolve([]),
    ),
  )

/** A folder tells at most 100 of its entries at a time. */
const readAll = async (reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> => {
  const some = await new Promise<readonly FileSystemEntry[]>((resolve) =>
    reader.readEntries(resolve, () => resolve([])),
  )
  return some.length === 0 ? [] : [...some, ...(await readAll(reader))]
}

const filesOf = async (entry: FileSystemEntry): Promise<readonly DroppedFile[]> => {
  if (entry.isFile) return fileOf(entry as FileSystemFileEntry)
  const within = await readAll((entry as FileSystemDirectoryEntry).createReader())
  return (await Promise.all(within.map(filesOf))).flat()
}

/** All files that were dropped, also those within folders. Call it while the drop is handled. */
export const readDropped = async (items: DataTransferItemList): Promise<readonly DroppedFile[]> => {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  return (await Promise.all(entries.map(filesOf))).flat()
}
