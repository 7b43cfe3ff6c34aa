import type { Page } from '@playwright/test'

/** Reads all that this browser keeps of the shop. */
export const readKept = (page: Page) =>
  page.evaluate(async () => {
    const texts = [JSON.stringify({ ...localStorage, ...sessionStorage })]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll()
        await new Promise((resolve) => {
          all.onsuccess = resolve
        })
        texts.push(JSON.stringify(all.result))
      }
      database.close()
    }
    return texts.join('\n')
  })

/** Rewrites what this browser keeps as if another version of every machine had kept it. */
export const keepAsOfVersion = (page: Page, machineVersion: string) =>
  page.evaluate(async (version) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('aquatint')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const changing = database.transaction('parts', 'readwrite')
    const parts = changing.objectStore('parts')
    const all = parts.getAll()
    all.onsuccess = () => {
      for (const part of all.result) parts.put({ ...part, machineVersion: version })
    }
    await new Promise((resolve) => {
      changing.oncomplete = resolve
    })
    database.close()
  }, machineVersion)
