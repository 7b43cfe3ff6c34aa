import { type Flame, sum } from './fold.ts'

const WIDTH = 1_600
const ROW = 15
const HEAD = 30
/** Pixels under which a function and what it calls are left out. */
const NARROWEST = 1.2
/** Pixels of a letter, and of the room beside a label. */
const LETTER = 6.2
const ROOM = 4
const FEWEST_LETTERS = 4

interface Kind {
  name: string
  color: string
  /** Of the addresses of its scripts. */
  urls: RegExp
}

/** The first that fits counts. */
const KINDS: readonly Kind[] = [
  { name: 'database', color: '#7aa6c2', urls: /^wasm|pglite|node_modules\/pg|shared\/database/ },
  { name: 'Node', color: '#c9bfa8', urls: /^node:/ },
  {
    name: 'Fastify, pino',
    color: '#b8a1c9',
    urls: /node_modules\/(fastify|@fastify|find-my-way|pino|avvio)/,
  },
  { name: 'other libraries', color: '#d9b38c', urls: /node_modules/ },
  { name: 'our own', color: '#8fb98b', urls: /./ },
  { name: 'native, garbage', color: '#d0d0d0', urls: /^/ },
]

/** Draws stacks as a flame graph in SVG: what calls is above what it calls, as wide as it took long. */
export function drawFlames(title: string, flames: readonly Flame[]): string {
  const all = sum(flames.map(({ total }) => total))
  const parts: string[] = []
  let rows = 0
  const draw = (level: readonly Flame[], from: number, row: number) => {
    let x = from
    for (const flame of level) {
      const width = (flame.total / all) * WIDTH
      if (width >= NARROWEST) {
        rows = Math.max(rows, row + 1)
        parts.push(drawBox(flame, x, row, width))
        draw(flame.called, x, row + 1)
      }
      x += width
    }
  }
  draw(flames, 0, 0)
  const height = HEAD + rows * ROW + ROOM
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" font-family="sans-serif" font-size="10" fill="#222">`,
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    `<text x="${ROOM}" y="18" font-size="13">${escapeText(`${title}, ${all.toFixed(0)} ms of work`)}</text>`,
    ...KINDS.map(drawKey),
    ...parts,
    '</svg>',
  ].join('\n')
}

function drawBox({ name, url }: Flame, x: number, row: number, width: number): string {
  const y = HEAD + row * ROW
  const color = KINDS.find(({ urls }) => urls.test(url))?.color
  const letters = Math.floor((width - ROOM) / LETTER)
  const box = `<rect x="${x.toFixed(1)}" y="${y}" width="${(width - 0.6).toFixed(1)}" height="${ROW - 1}" fill="${color}"/>`
  if (letters < FEWEST_LETTERS) return box
  const label = escapeText(`${name} ${shortenUrl(url)}`.slice(0, letters))
  return `${box}<text x="${(x + 3).toFixed(1)}" y="${y + 11}">${label}</text>`
}

const KEYS_FROM = 760
const KEY_WIDTH = 135

const drawKey = ({ name, color }: Kind, index: number) => {
  const x = KEYS_FROM + index * KEY_WIDTH
  return `<rect x="${x}" y="8" width="11" height="11" fill="${color}"/><text x="${x + 16}" y="18">${name}</text>`
}

/** Names a package, or a file from the house's folder on. */
const shortenUrl = (url: string) =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ??
  url.replace(/^file:\/\/.*?\/(?=(?:client|graph|host|machines|services|tests)\/)/, '')

const ESCAPES: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' }

const escapeText = (text: string) => text.replace(/[<>&]/g, (letter) => ESCAPES[letter] ?? letter)
