import { parse } from 'icc'
import { cleanLine, cutTo } from '../said/clean.ts'

/** What a color profile says of itself. */
export interface Profile {
  /** At most 100 characters. */
  name: string
  /** Whether it is one for red, green and blue that can be read. */
  isRgb: boolean
}

const LONGEST = 100
/** Profiles of presses have some megabytes. */
const MOST_BYTES = 8_000_000
const UNREAD: Profile = { name: 'Unnamed profile', isRgb: false }

/** Reads a profile, which may be anything. */
export function readProfile(icc: Buffer): Profile {
  if (icc.length < 132 || icc.length > MOST_BYTES) return UNREAD
  try {
    const { description = '', colorSpace } = parse(icc.subarray(0, icc.readUInt32BE(0)))
    return { name: cutTo(cleanLine(description), LONGEST) || UNREAD.name, isRgb: colorSpace === 'RGB' }
  } catch {
    return UNREAD
  }
}
