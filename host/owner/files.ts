import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseShopFile, readRaw, SHOP_FILE } from '#services/shared/shop-file/read.ts'
import { OwnerMistake, type Tree } from './paths.ts'

export const DRAFT_FILE = 'shop.draft.json'
const HISTORY = 'history'

/** A file that was public, by its number. */
export interface Former {
  number: number
  /** YYYY-MM-DD, in UTC: when another took its place. */
  day: string
  file: string
}

/** The owner's folder: what is public, the draft of what is to be, and what was. */
export const openFiles = (folder: string) => {
  const readTree = (name: string): Tree | null => {
    const raw = readRaw(folder, name)
    if (raw === null) return null
    parseShopFile(raw, join(folder, name))
    return raw as Tree
  }

  /** Whoever reads finds the old file or the new one, and never half of one. */
  const write = (name: string, tree: Tree): void => {
    parseShopFile(tree, name)
    mkdirSync(folder, { recursive: true })
    const half = join(folder, `.${name}.${process.pid}`)
    writeFileSync(half, `${JSON.stringify(tree, null, 2)}\n`)
    renameSync(half, join(folder, name))
  }

  const listFormer = (): Former[] => {
    const path = join(folder, HISTORY)
    const names = existsSync(path) ? readdirSync(path) : []
    return names
      .flatMap((name) => {
        const [, number, day] = /^(\d{4,})-(\d{4}-\d\d-\d\d)\.json$/.exec(name) ?? []
        return number && day ? [{ number: Number(number), day, file: join(HISTORY, name) }] : []
      })
      .toSorted((a, b) => a.number - b.number)
  }

  const keepFormer = (tree: Tree, now: Date): void => {
    const number = (listFormer().at(-1)?.number ?? 0) + 1
    const name = `${String(number).padStart(4, '0')}-${now.toISOString().slice(0, 10)}.json`
    mkdirSync(join(folder, HISTORY), { recursive: true })
    writeFileSync(join(folder, HISTORY, name), `${JSON.stringify(tree, null, 2)}\n`, { flag: 'wx' })
  }

  const readPublic = (): Tree => readTree(SHOP_FILE) ?? {}

  return {
    folder,
    readPublic,
    /** Null where nothing has been changed since the last publication. */
    readDraft: (): Tree | null => readTree(DRAFT_FILE),
    writeDraft: (tree: Tree): void => write(DRAFT_FILE, tree),
    discard: (): void => rmSync(join(folder, DRAFT_FILE), { force: true }),
    listFormer,

    readFormer(number: number): Tree {
      const former = listFormer().find((each) => each.number === number)
      const tree = former && readTree(former.file)
      if (!tree) throw new OwnerMistake(`There is no number ${number} in the history`)
      return tree
    },

    /** Makes the draft public. What was public is kept first, so that nothing is lost wherever this ends. */
    publish(draft: Tree, now: Date): void {
      keepFormer(readPublic(), now)
      write(SHOP_FILE, draft)
      rmSync(join(folder, DRAFT_FILE), { force: true })
    },
  }
}

export type OwnerFiles = ReturnType<typeof openFiles>
