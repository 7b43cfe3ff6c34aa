import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createTaxFormCommands, type NewForm } from '#services/main/payees/tax-forms/commands.ts'
import type { FormType } from '#services/main/payees/tax-forms/contract.ts'
import { openKeyring } from '#services/main/vault/open-vault.ts'
import { createVault } from '#services/main/vault/vault.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { SERVICE_KEY } from '../services/secret.ts'
import { STAFF, signedIn } from './place-order.ts'

/** More of each type than a run takes, each journey tried twice. */
const MANY = 12
/** Artists of no catalogue; each type has a hundred of these ids. */
const FIRST_ARTIST = 900_000
const DAY_MS = 86_400_000

const TYPES: readonly FormType[] = ['W-9', 'W-8BEN', 'W-8BEN-E']
const artistOf = (type: FormType, number: number) => FIRST_ARTIST + TYPES.indexOf(type) * 100 + number

/** A name without digits, as nobody's has any. */
const nameOf = (type: FormType, number: number) =>
  `Tess Quill ${'abc'.charAt(TYPES.indexOf(type))}${'abcdefghijkl'.charAt(number)}`

/** A number that no other form of the shop has. */
const numberOf = (type: FormType, number: number) => `1234${artistOf(type, number) - FIRST_ARTIST + 10_000}`

const dayOf = (at: Date) => at.toISOString().slice(0, 10)

function formOf(type: FormType, number: number, day: string): NewForm {
  const common = { type, name: nameOf(type, number), businessName: '', treatyRateBp: null, filedOn: day }
  if (type === 'W-9') {
    const tin = { type: 'ssn', number: numberOf(type, number) } as const
    return { ...common, revision: '3-2024', classification: 'individual', country: 'US', tin, signedOn: day }
  }
  const foreign = { ...common, revision: '10-2021', classification: null, country: 'CA' }
  if (type === 'W-8BEN-E') return { ...foreign, tin: null, signedOn: null }
  const tin = { type: 'foreign', number: numberOf(type, number) } as const
  return { ...foreign, treatyRateBp: 1_000, tin, signedOn: day }
}

/** Files tax forms in a shop's folder, as nobody can before the artist portal: 30 days ago. */
export async function prepareTaxForms(dataDir: string): Promise<void> {
  const database = await openEmbedded(dataDir)
  const vault = createVault(await openKeyring(database, { dataDir, taxKeys: null, databaseUrl: undefined }))
  const then = new Date(Date.now() - 30 * DAY_MS)
  const day = dayOf(then)
  const forms = createTaxFormCommands({ clock: () => then, vault, today: () => day })
  await database.transaction(async (tx) => {
    for (const type of TYPES)
      for (let number = 0; number < MANY; number += 1)
        await forms.file(tx, artistOf(type, number), formOf(type, number, day), {
          actor: 'system',
          replaces: null,
        })
  })
  await database.close()
}

/** In a folder of the run, a folder for each that was taken: only one test can make it. */
const isFree = (folder: string, artist: number): Promise<boolean> =>
  mkdir(join(folder, `taken-tax-form-${artist}`)).then(
    () => true,
    () => false,
  )

/** Takes a form of this type, with which nobody else in this run does anything. */
export async function takeTaxForm(type: FormType) {
  const folder = process.env.SHOP_FOLDER
  if (!folder) throw new Error('This shop has no tax forms for tests.')
  for (let number = 0; number < MANY; number += 1) {
    const artist = artistOf(type, number)
    if (!(await isFree(folder, artist))) continue
    const answer = await fetch(`${process.env.SHOP_MAIN_URL}/api/tax-form/?artist=${artist}`, {
      headers: { ...SERVICE_KEY, ...(await signedIn(STAFF)) },
      signal: AbortSignal.timeout(10_000),
    })
    const { data } = await answer.json()
    return {
      name: nameOf(type, number),
      number: numberOf(type, number),
      path: `/manage/tax-form/${data[0].token}`,
    }
  }
  throw new Error(`All forms ${type} are taken.`)
}
