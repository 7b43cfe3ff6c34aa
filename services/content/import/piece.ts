/** Longer rows are not kept in memory. */
const LONGEST = 1_048_576

/** A row that arrives in parts. */
export class Piece {
  #parts: Buffer[] = []
  #length = 0

  add(part: Buffer): void {
    this.#length += part.length
    if (this.#length <= LONGEST) this.#parts.push(part)
    else this.#parts = []
  }

  get isEmpty(): boolean {
    return this.#length === 0
  }

  /** Answers what was added, and begins anew; null when it was too long. */
  take(): Buffer | null {
    const whole = this.#length <= LONGEST ? Buffer.concat(this.#parts) : null
    this.#parts = []
    this.#length = 0
    return whole
  }
}
