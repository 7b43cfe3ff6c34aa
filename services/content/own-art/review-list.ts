import { wordsOf } from '../index/words.ts'

/**
 * Words that staff look at before the shop shows them in the texts of a published work. It begins with what a
 * print must not promise or lead to: other people's names and marks, ways around the shop, and claims about
 * the print. Lines of several words are found as they follow one another.
 */
const REVIEW_LIST: readonly string[] = [
  // Marks and figures that belong to others.
  'disney',
  'mickey mouse',
  'marvel',
  'star wars',
  'pokemon',
  'harry potter',
  'lego',
  'barbie',
  'coca cola',
  'nike',
  // Ways around the shop.
  'http',
  'https',
  'www',
  'instagram',
  'facebook',
  'tiktok',
  'etsy',
  'whatsapp',
  'telegram',
  'paypal',
  'venmo',
  // Claims about what is sold.
  'original painting',
  'hand signed',
  'limited edition',
  'certificate of authenticity',
  'giclee',
  'discount',
  'free shipping',
  'nft',
]

const LISTED = REVIEW_LIST.map((entry) => ({ entry, words: wordsOf(entry) }))

/** Finds what of the review list stands in these texts, whatever the case and accents. */
export function findListed(texts: readonly string[]): string[] {
  const said = texts.map(wordsOf)
  return LISTED.filter(({ words }) => said.some((text) => holds(text, words))).map(({ entry }) => entry)
}

const holds = (text: readonly string[], words: readonly string[]): boolean =>
  text.some((_, start) => words.every((word, index) => text[start + index] === word))
