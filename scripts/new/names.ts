/** A name as the folders have it, `order-note`, in the other ways in which code writes it. */
export interface Names {
  kebab: string
  camel: string
  pascal: string
  /** As people read it: Order note. */
  words: string
}

/** Throws where the words are no lower-case ones with hyphens between them. */
export const readName = (name: string): Names => {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`A name is lower-case words with hyphens between them, such as order-note, not ${name}.`)
  const pascal = name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
  const words = name.replaceAll('-', ' ')
  return {
    kebab: name,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    words: words.charAt(0).toUpperCase() + words.slice(1),
  }
}
