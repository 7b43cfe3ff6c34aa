/** Files that come in parts, which several processes write and read, by names that are no paths. */
export interface Parts {
  /** Writes a part at its place; the first may be empty. Writing it again changes nothing. */
  write(name: string, from: number, bytes: Uint8Array): Promise<void>
  /** Bytes that are there from the beginning on; null where there is no such file. */
  sizeOf(name: string): Promise<number | null>
  /**
   * Puts what is there at a path of this machine at which nothing is; nobody may write to it. Throws ENOENT
   * where there is no such file.
   */
  copyTo(name: string, path: string): Promise<void>
  /** Again does nothing. */
  drop(name: string): Promise<void>
  /** Names the files that nobody has written to since. */
  namesBefore(moment: Date): Promise<string[]>
  hasRoomFor(bytes: number): Promise<boolean>
}
