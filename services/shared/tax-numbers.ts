/** A taxpayer's number as people write it: 123-45-6789, 12-3456789 or nine digits, and nothing longer. */
const TAX_NUMBER =
  /(?<!\p{Nd})(?:\p{Nd}{3}([-–. ])\p{Nd}{2}\1|\p{Nd}{2}[-–]\p{Nd}{3}|\p{Nd}{5})(\p{Nd}{4})(?!\p{Nd})/gu

/**
 * Takes what may be a tax number out of words that others read, up to its last four: whoever writes to the
 * shop cannot know where it is kept.
 */
export const maskTaxNumbers = (text: string): string => text.replaceAll(TAX_NUMBER, '•••• $2')
