import { readFileSync } from 'node:fs'
import sharp from 'sharp'

/**
 * Draws a trace that `TRACE=FILE.json npx vitest run tests/host/operations/trace.test.ts` has kept:
 *
 *     node tests/host/operations/draw-trace.ts FILE.json PICTURE.png
 */
interface Span {
  spanId: string
  parentSpanId: string
  name: string
  service: string
  /** Nanoseconds since the epoch. */
  start: string
  end: string
  attributes: Record<string, unknown>
}

const [WIDTH, NAMES, ROW, TOP] = [1600, 520, 24, 64]
const COLORS: Record<string, string> = {
  web: '#7a3b1d',
  graph: '#c08a3e',
  auth: '#8a4f7d',
  main: '#2f6f73',
  content: '#3f6fa8',
  sql: '#9aa39a',
}

const draw = (spans: readonly Span[]): string => {
  const rows = inOrder(spans)
  const first = spans.reduce((least, { start }) => Math.min(least, Number(BigInt(start) / 1_000n)), Infinity)
  const at = (nanoseconds: string) => Number(BigInt(nanoseconds) / 1_000n) - first
  const whole = Math.max(...spans.map(({ end }) => at(end)))
  const x = (microseconds: number) => NAMES + (microseconds / whole) * (WIDTH - NAMES - 90)
  const bars = rows.map(({ span, depth, part }, row) => {
    const y = TOP + row * ROW
    const [from, to] = [x(at(span.start)), x(at(span.end))]
    const length = ((at(span.end) - at(span.start)) / 1_000).toFixed(2)
    return `<text x="${16 + depth * 14}" y="${y + 16}">${escaped(labelOf(span))}</text>
<rect x="${from}" y="${y + 4}" width="${Math.max(2, to - from)}" height="${ROW - 8}" rx="3" fill="${COLORS[part]}"/>
<text x="${to + 6}" y="${y + 16}" class="ms">${length} ms</text>`
  })
  const legend = Object.entries(COLORS).map(
    ([part, color], index) =>
      `<rect x="${NAMES + index * 100}" y="22" width="14" height="14" rx="3" fill="${color}"/><text x="${NAMES + 20 + index * 100}" y="34">${part}</text>`,
  )
  const height = TOP + rows.length * ROW + 24
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}">
<style>text { font: 13px sans-serif; fill: #26221c } .ms { font-size: 11px; fill: #6b6357 } .title { font-size: 17px }</style>
<rect width="100%" height="100%" fill="#faf8f4"/>
<text x="16" y="35" class="title">One trace: ${(whole / 1_000).toFixed(1)} ms, ${spans.length} spans</text>
${[...legend, ...bars].join('\n')}
</svg>`
}

interface RowOf {
  span: Span
  depth: number
  part: string
}

/** Orders spans by time, each below the one that asked for it; a statement's part is `sql`. */
const inOrder = (spans: readonly Span[]): RowOf[] => {
  const known = new Set(spans.map(({ spanId }) => spanId))
  const below = (parent: string, depth: number, part: string): RowOf[] =>
    spans
      .filter((span) => (parent === '' ? !known.has(span.parentSpanId) : span.parentSpanId === parent))
      .sort((one, other) => Number(BigInt(one.start) - BigInt(other.start)))
      .flatMap((span) => {
        const own = String(span.attributes['aquatint.part'] ?? part)
        const shown = 'db.system.name' in span.attributes ? 'sql' : own
        return [{ span, depth, part: shown }, ...below(span.spanId, depth + 1, own)]
      })
  return below('', 0, 'web')
}

const labelOf = ({ name, attributes }: Span): string => {
  const sql = attributes['db.query.text']
  const text = sql === undefined ? name : String(sql)
  return text.length > 58 ? `${text.slice(0, 57)}…` : text
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const [file = '', picture = ''] = process.argv.slice(2)
await sharp(Buffer.from(draw(JSON.parse(readFileSync(file, 'utf8')))))
  .png()
  .toFile(picture)
