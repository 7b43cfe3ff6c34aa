/** Quotes somebody's words, line by line. */
export const quote = (words: string): string =>
  words
    .split(/\r\n?|\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
