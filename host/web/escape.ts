/** Escapes a text for HTML, between tags and in attributes with double quotes. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** Writes JSON for a script element: no text in it can end the element. */
export const embedJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
