/** Text as HTML has it, between tags and in an attribute with double quotes. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** JSON that may stand in a script element whatever its texts are: nothing in it can end the element. */
export const jsonInHtml = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
