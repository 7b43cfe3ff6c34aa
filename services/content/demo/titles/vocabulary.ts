/** Reads words that are parted by commas. */
const list = (words: string): readonly [string, ...string[]] => words.split(', ') as [string, ...string[]]

/** Before a noun. */
export const QUALITIES = list(
  'Quiet, Slow, Late, Bright, Small, Distant, Gentle, Unhurried, Open, Second, Northern, Half-Lit, Early, Pale, Last, Familiar, Borrowed, Patient, Inland, Lesser, Warm, Plain, Other, Winter, Summer, Autumn, Spring, Returning, Sheltered, Long, Deep, Hidden, Ordinary, Windless, Weekday, Sunday, Southern, Eastern, Thin, Loose',
)

/** Made-up places: none of them is on a map. */
export const PLACES = list(
  'Ostra, Carn Leath, Vella Bay, Santa Orin, Halvard, Little Marrow, Tarn End, Port Elowen, Quessa, Lower Brae, Monte Iva, Sallow Point, Kestrel Row, Ashbourne Cross, Mirador, Old Junction, Fennimore, Isle of Wren, Brisca, Pell Harbor, Upper Tasse, Corran, Saint Aude, Lindholm, Verrano, Marsh End, Tollan, Ardmure, Casta Leone, Nordvik, Hollin Gate, Pointe Sarre, Ravello Alta, Skerra, Windle, Obermatt, Low Ferry, Calder Hythe, Sorano, East Fenwick, Trevanna, Molena, Aldersund, Glen Arrow, Porto Lume, Kvale, Mile House, Sandray, Bellmoor, Tiraz',
)

/** After a noun. */
export const TIMES = list(
  'First Light, before Rain, October, after Dinner, Noon, Late March, a Tuesday, around Midnight, the Off-Season, just after Six, August, the Longest Day, half past Four, after the Storm, early June, between Showers, the Last Warm Day, New Year, before Breakfast, low Sun, the Hour before Dark, a Cold Spring, November, the Second Week of May, Seven in the Morning, after School, the Thaw, Harvest, Siesta, Day Forty',
)

/** Before a noun without its article. */
export const OPENERS = list(
  'Letter to the, What I Kept of the, Under the, Listening to the, More about the, Leaving the, The Year of the, Remembering the, Notes on the, Back to the, Somebody Else’s, A Field Guide to the, The Other Side of the, Almost the, My Mother’s, In Praise of the, Instructions for the, A Short History of the, Waiting for the, As Far as the, Everything but the, Thinking of the, Once More the, Half of the',
)

export const NUMERALS = list('I, II, III, IV, V, VI, VII, VIII, IX, X, XI, XII')
