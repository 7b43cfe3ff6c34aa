/** What a dialog asks for, by its name. */
export interface Asked {
  name: string
  label: string
  /** A `percent` is 0 to `most`; a `choice` is one of `options`. */
  kind: 'text' | 'date' | 'words' | 'percent' | 'choice'
  help?: string
  isRequired?: boolean
  /** Characters of words. */
  least?: number
  most?: number
  options?: readonly (readonly [value: string, words: string])[]
}

export interface ChangeWords {
  title: string
  text: string
  /** On the button that does it. */
  label: string
  asks: readonly Asked[]
}
