/** Text out of a file, made fit to be kept and shown. */

/** Of Windows-1252, which texts that claim to be Latin-1 often are, from 0x80 on; 0 where it has none. */
const WINDOWS_1252 = [
  0x20ac, 0, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0,
  0x017d, 0, 0, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a,
  0x0153, 0, 0x017e, 0x0178,
]
const FIRST_OF_C1 = 0x80

/** Controls but tabs and line breaks, halves of pairs, what no character is, marks of byte order. */
const UNFIT = /[\p{Cc}\p{Surrogate}\p{Noncharacter_Code_Point}\ufeff]/gu
const KEPT_CONTROLS = /[\t\n]/
/** They would turn the text around them, that of others too. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g

/** Cleans a text of one line. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim()

/** Cleans a text that may have several lines. */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0080-\u009f]/g, (control) => {
      const code = WINDOWS_1252[control.charCodeAt(0) - FIRST_OF_C1]
      return code ? String.fromCharCode(code) : ''
    })
    .replace(UNFIT, (character) => (KEPT_CONTROLS.test(character) ? character : ''))
    .replace(TURNS, '')
    .trim()

/** Cuts a text to at most `most` UTF-16 units, which is what forms count, and never within a character. */
export const cutTo = (text: string, most: number): string =>
  text.length <= most
    ? text
    : text
        .slice(0, most)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()
