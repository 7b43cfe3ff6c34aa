import type { RefusalCode } from './contract.ts'

/** Thrown where a picture is refused: by its content, for good. */
export class PictureRefused extends Error {
  readonly code: RefusalCode

  /** `message` is a sentence or two for the person: what is wrong, and what to do. */
  constructor(code: RefusalCode, message: string) {
    super(message)
    this.name = 'PictureRefused'
    this.code = code
  }
}
