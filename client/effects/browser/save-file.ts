interface NamedFile {
  filename: string
  contentType: string
  /** base64 */
  content: string
}

/** Hands a file to the browser's downloads. */
export const saveFile = ({ filename, contentType, content }: NamedFile): void => {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
  const href = URL.createObjectURL(new Blob([bytes], { type: contentType }))
  const link = Object.assign(document.createElement('a'), { href, download: filename })
  link.click()
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(href))
}
