import type { DetailName, DetailOrigin, Opened } from '#client/actors/upload.ts'
import type { Sums } from '#machines/upload/selectors.ts'

const UNITS = ['bytes', 'kB', 'MB', 'GB'] as const

/** '12 MB' */
export const sizeInWords = (bytes: number): string => {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const count = bytes / 1_000 ** power
  return `${count.toLocaleString('en-US', { maximumFractionDigits: count < 10 ? 1 : 0 })} ${UNITS[power]}`
}

const count = (many: number, one: string, others = `${one}s`): string =>
  `${many.toLocaleString('en-US')} ${many === 1 ? one : others}`

export const picturesInWords = (many: number): string => count(many, 'picture')

/** 'About 4 minutes left' */
export const timeLeftInWords = (seconds: number): string => {
  if (seconds < 60) return 'Less than a minute left'
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return `About ${count(minutes, 'minute')} left`
  return `About ${count(Math.round(minutes / 60), 'hour')} left`
}

/** '12 of 40 sent, 3 need attention' */
export const sumsInWords = ({ all, sent, attention, saved }: Sums): string =>
  [
    `${sent.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} sent`,
    ...(saved > 0 ? [`${saved.toLocaleString('en-US')} saved`] : []),
    ...(attention > 0
      ? [`${attention.toLocaleString('en-US')} ${attention === 1 ? 'needs' : 'need'} attention`]
      : []),
  ].join(', ')

/** What is read aloud: only as work begins and ends, not for each file. */
export const newsInWords = ({ all, underWay, ready, attention, saved }: Sums): string => {
  if (all === 0) return ''
  if (underWay > 0) return 'Working on your pictures.'
  return [
    ...(ready > 0 ? [`${picturesInWords(ready)} ready to save`] : []),
    ...(saved > 0 ? [`${picturesInWords(saved)} saved`] : []),
    ...(attention > 0 ? [`${picturesInWords(attention)} waiting for you`] : []),
  ].join(', ')
}

/** 'Prints up to 7 × 10 in' */
export const printInWords = ({ print: { width, height } }: Pick<Opened, 'print'>): string =>
  `Prints up to ${width} × ${height} in`

const FORMATS: Readonly<Record<string, string>> = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', tiff: 'TIFF' }
const SPACES: Readonly<Record<string, string>> = { grey: 'Grayscale', rgb: 'RGB', cmyk: 'CMYK', lab: 'Lab' }

/** What a file was found to be, each in a few words. */
export const factsOf = (opened: Opened): readonly string[] => [
  FORMATS[opened.format] ?? opened.format,
  `${opened.pixels.width.toLocaleString('en-US')} × ${opened.pixels.height.toLocaleString('en-US')} pixels`,
  `${SPACES[opened.space] ?? opened.space}${opened.depth === 16 ? ', 16 bit' : ''}`,
  opened.profile ?? 'No color profile',
  printInWords(opened),
  ...(opened.isMadeByAi ? ['Made with AI'] : []),
]

export const LABELS: Readonly<Record<DetailName, string>> = {
  title: 'Title',
  caption: 'Caption',
  keywords: 'Keywords',
  artist: 'Artist',
  publisher: 'Publisher',
  price: 'Price',
  royaltyCode: 'Royalty code',
  published: 'Published',
  approved: 'Approved',
}

/** Who says what a field holds; empty where it is the person at that field. */
export const originInWords = (origin: DetailOrigin): string => {
  if (origin === null || origin === 'own') return ''
  return origin === 'all' ? 'From all pictures' : `From ${origin}`
}

/** Which prices there are, as dollar signs. */
export const PRICES = [
  { value: '', label: 'By size' },
  ...[1, 2, 3, 4].map((signs) => ({ value: `${signs}`, label: '$'.repeat(signs) })),
] as const
