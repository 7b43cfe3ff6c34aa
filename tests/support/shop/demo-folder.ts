import { constants } from 'node:fs'
import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Names the folder of a shop that has made its demonstration and ended, for the shops of a test run. */
const TEMPLATE = 'DEMO_TEMPLATE'

export const setTemplate = (folder: string): void => {
  process.env[TEMPLATE] = folder
}

export const hasTemplate = (): boolean => process.env[TEMPLATE] !== undefined

/**
 * Makes a folder for a shop. Where the run has a template this is a copy of it: making the demonstration anew
 * takes a minute of CPU.
 */
export const createShopFolder = async (withDemo = true): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'aquatint-shop-'))
  const template = process.env[TEMPLATE]
  if (withDemo && template) await cp(template, folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
  return folder
}
