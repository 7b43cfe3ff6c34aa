/** A package as package-lock.json names it. */
export interface LockedPackage {
  version?: string
  license?: string
  dev?: boolean
  /** True for a folder of our own, which is no package. */
  link?: boolean
}

export interface Lock {
  packages: Record<string, LockedPackage>
}

/**
 * Licences that we may ship: permissive ones, and those whose duties a package fulfils by itself when it is
 * used unchanged from the registry.
 */
const ACCEPTED = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'EPL-2.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
]

/** Packages whose manifest names no licence, with what their files say. */
const READ_BY_HAND: Record<string, string> = { 'png-js': 'MIT' }

const isAccepted = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((all) => all.split(' OR ').some((one) => ACCEPTED.includes(one)))

export interface Licences {
  /** Packages that the shop installs, by licence. */
  shipped: Map<string, string[]>
  /** Packages for development alone. */
  development: Map<string, string[]>
  /** Packages with a licence that nobody has accepted, in a few words each. */
  refused: string[]
}

const PREFIX = /^.*node_modules\//

/** Sorts the packages of a lock file by their licence. */
export const licencesOf = ({ packages }: Lock): Licences => {
  const found: Licences = { shipped: new Map(), development: new Map(), refused: [] }
  for (const [path, { version, license, dev, link }] of Object.entries(packages)) {
    if (path === '' || link) continue
    const name = path.replace(PREFIX, '')
    const licence = license ?? READ_BY_HAND[name] ?? 'none named'
    const group = dev ? found.development : found.shipped
    group.set(licence, [...(group.get(licence) ?? []), name])
    if (!isAccepted(licence)) found.refused.push(`${name} ${version}: ${licence}`)
  }
  return found
}
