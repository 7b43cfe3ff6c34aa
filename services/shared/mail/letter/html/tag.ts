import { escapeUTF8 } from 'entities/escape'

/** HTML that {@link html} has made: everything that came from elsewhere is escaped in it. */
export class Html {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
}

type Part = string | number | Html | readonly Html[]

/** Makes HTML of a template; escapes each part, between tags and in attributes, but what is HTML already. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(texts.map((text, index) => text + sourceOf(parts[index] ?? '')).join(''))

const sourceOf = (part: Part): string => {
  if (part instanceof Html) return part.source
  if (typeof part === 'object') return part.map(({ source }) => source).join('')
  return escapeUTF8(String(part))
}
