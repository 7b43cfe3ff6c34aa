import { readLogo } from '#services/shared/shop-file/logo.ts'
import { parseShopFile, SHOP_FILE } from '#services/shared/shop-file/read.ts'
import type { ShopFile } from '#services/shared/shop-file/schema.ts'
import { describeDraft } from './check.ts'
import type { IdentitySettings } from './effective.ts'
import { DRAFT_FILE, type OwnerFiles } from './files.ts'
import { laidOver, OwnerMistake, readPath, readValue, type Tree, valueAt, withoutValue } from './paths.ts'
import { preview } from './preview.ts'
import { showValues } from './show.ts'

export interface OwnerDeps {
  files: OwnerFiles
  env: IdentitySettings
  now: Date
}

type Command = (deps: OwnerDeps, args: readonly string[]) => string[] | Promise<string[]>

export const USAGE = `Usage: npm run owner -- COMMAND

  show [PATH]        what the shop has, or a part of it such as prices or prices.print; * marks what you have set
  set PATH VALUE     writes a value into the draft, such as: set brand.name "Harbor Prints"
  unset PATH         takes a value out of the draft, so that the shop has our own again
  check              says what the draft comes to, and what is wrong with it
  preview            opens a shop with the draft for you alone, in a minute; Ctrl-C ends it
  publish            makes the draft public, and keeps what was in the history
  discard            throws the draft away
  history            lists what was public
  restore NUMBER     makes a draft of what was public

Money is dollars: 23.50. Colors are #1f4d5c. Names with a space need quotes: set "prices.window film.base" 36`

const NO_DRAFT = 'There is no draft: nothing has been changed since the last publication.'

/** What the next command reads and writes: the draft, else a copy of what is public. */
const draftOf = (files: OwnerFiles): Tree => files.readDraft() ?? files.readPublic()

const requireDraft = (files: OwnerFiles): Tree => {
  const draft = files.readDraft()
  if (draft === null) throw new OwnerMistake(NO_DRAFT)
  return draft
}

/** Reads a draft with all that it names. Throws {@link ShopFileError}. */
function readWhole({ folder }: OwnerFiles, tree: Tree): ShopFile {
  const file = parseShopFile(tree, DRAFT_FILE)
  if (file.logo !== undefined) readLogo(folder, file.logo)
  return file
}

const show: Command = ({ files, env }, [path, ...more]) => {
  refuseMore(more)
  const raw = draftOf(files)
  const heading = files.readDraft() ? 'The draft, which is not public:' : 'The shop:'
  const lines = showValues({ file: readWhole(files, raw), raw, env }, path ? readPath(path) : [])
  if (lines.length === 0) throw new OwnerMistake(`There is nothing at ${path}`)
  return [heading, ...lines]
}

const set: Command = ({ files }, [path, text, ...more]) => {
  refuseMore(more)
  if (path === undefined || text === undefined) throw new OwnerMistake('Name a path and a value')
  const at = readPath(path)
  const draft = laidOver(draftOf(files), at, readValue(at, text))
  readWhole(files, draft)
  files.writeDraft(draft)
  return [`${path} = ${JSON.stringify(valueAt(draft, at))} in the draft.`, NEXT]
}

const NEXT = 'Look at it with check or preview; publish makes it public.'

const unset: Command = ({ files }, [path, ...more]) => {
  refuseMore(more)
  if (path === undefined) throw new OwnerMistake('Name a path')
  const at = readPath(path)
  const draft = draftOf(files)
  if (valueAt(draft, at) === undefined) throw new OwnerMistake(`You have set nothing at ${path}`)
  files.writeDraft(withoutValue(draft, at))
  return [`${path} is ours again in the draft.`, NEXT]
}

const check: Command = ({ files }, more) => {
  refuseMore(more)
  const now = readWhole(files, files.readPublic())
  const draft = files.readDraft()
  return [
    draft ? 'The draft can be published.' : `${NO_DRAFT} The shop is sound.`,
    ...describeDraft(now, draft ? readWhole(files, draft) : now),
  ]
}

const openPreview: Command = async ({ files }, more) => {
  refuseMore(more)
  const draft = draftOf(files)
  readWhole(files, draft)
  console.log('Opening the demonstration with your draft. The address follows; Ctrl-C ends it.')
  await preview(files.folder, draft)
  return []
}

const publish: Command = ({ files, now }, more) => {
  refuseMore(more)
  const draft = requireDraft(files)
  readWhole(files, draft)
  files.publish(draft, now)
  return [`${SHOP_FILE} is written. Restart the shop to show it: it is read as a process starts.`]
}

const discard: Command = ({ files }, more) => {
  refuseMore(more)
  requireDraft(files)
  files.discard()
  return ['The draft is gone. The shop is as it was.']
}

const history: Command = ({ files }, more) => {
  refuseMore(more)
  const former = files.listFormer()
  return former.length === 0
    ? ['Nothing was public before.']
    : ['What was public, and until when:', ...former.map(({ number, day }) => `  ${number}  ${day}`)]
}

const restore: Command = ({ files }, [number, ...more]) => {
  refuseMore(more)
  if (!number || !/^\d{1,6}$/.test(number)) throw new OwnerMistake('Name a number that history lists')
  if (files.readDraft()) throw new OwnerMistake('There is a draft. Publish it or discard it first')
  const former = files.readFormer(Number(number))
  readWhole(files, former)
  files.writeDraft(former)
  return [`Number ${number} is the draft now.`, NEXT]
}

const COMMANDS: Readonly<Record<string, Command>> = {
  ...{ show, set, unset, check, preview: openPreview, publish, discard, history, restore },
}

function refuseMore(more: readonly string[]): void {
  if (more.length > 0) throw new OwnerMistake(`What is “${more.join(' ')}”? Put words with spaces in quotes`)
}

/** Runs a command of the owner, and answers what to print. Throws {@link OwnerMistake} and ShopFileError. */
export async function runOwner(deps: OwnerDeps, [name, ...args]: readonly string[]): Promise<string[]> {
  if (name === undefined) return [USAGE]
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw new OwnerMistake(`There is no command “${name}”.\n\n${USAGE}`)
  return command(deps, args)
}
