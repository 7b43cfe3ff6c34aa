/** What a file may be; tests have smaller ones. */
export interface Limits {
  /** Bytes as they are sent. */
  sent: number
  /** Bytes once gzip has unpacked them. */
  unpacked: number
  /** Records that it changes or makes, and rows that are bad. */
  records: number
  /** Characters of all that it changes, which are kept until somebody confirms it. */
  kept: number
}

export const LIMITS: Limits = {
  sent: 200_000_000,
  unpacked: 2_000_000_000,
  records: 10_000,
  kept: 50_000_000,
}

/** A file that is refused as a whole, with the reason in words. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused'
}
