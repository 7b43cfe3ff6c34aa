import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** A reader looks through this many names; a larger folder needs folders by subject. */
const MOST = 45

/** Names each folder in these rooms with too many files of its own, as `client/app: 72 files`. */
export const findFullFolders = async (home: string, rooms: readonly string[]): Promise<string[]> => {
  const counts = new Map<string, number>()
  for (const room of rooms) {
    const entries = await readdir(join(home, room), { recursive: true, withFileTypes: true })
    for (const { parentPath } of entries.filter((entry) => entry.isFile())) {
      const folder = relative(home, parentPath)
      counts.set(folder, (counts.get(folder) ?? 0) + 1)
    }
  }
  return [...counts].filter(([, count]) => count > MOST).map(([folder, count]) => `${folder}: ${count} files`)
}
