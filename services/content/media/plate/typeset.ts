import { type Outline, outlineOf, type Typeface } from './fonts.ts'

export interface Block {
  /** In ems. */
  size: number
  lines: readonly Line[]
}

export interface Line {
  /** In ems. */
  width: number
  words: readonly { x: number; d: string }[]
}

interface Box {
  width: number
  height: number
  /** Sizes to try, the largest first; text that does not fit at the last one is cut with an ellipsis. */
  sizes: readonly number[]
  /** As a share of the size. */
  leading: number
}

const SPACE = 0.26
const ELLIPSIS = '…'

/** Sets text in the largest size that fits its box, broken between words, or within one that is too long. */
export function typeset(text: string, typeface: Typeface, box: Box): Block {
  const words = text.split(' ').map((word) => ({ text: word, ...outlineOf(word, typeface) }))
  for (const size of box.sizes) {
    const room = box.width / size
    if (Math.max(...words.map(({ advance }) => advance)) > room) continue
    const lines = wrap(words, room)
    if (lines.length * size * box.leading <= box.height) return { size, lines }
  }
  const size = box.sizes.at(-1) ?? 1
  const room = box.width / size
  const most = Math.max(1, Math.floor(box.height / (size * box.leading)))
  const lines = wrap(
    words.flatMap((word) => cutWord(word, room, typeface)),
    room,
  )
  return { size, lines: lines.length > most ? cut(lines, most, room, typeface) : lines }
}

type Word = Outline & { text: string }

function wrap(words: readonly Word[], room: number): Line[] {
  const lines: { width: number; words: { x: number; d: string }[] }[] = []
  for (const { d, advance } of words) {
    const last = lines.at(-1)
    if (last && last.width + SPACE + advance <= room) {
      last.words.push({ x: last.width + SPACE, d })
      last.width += SPACE + advance
    } else lines.push({ width: advance, words: [{ x: 0, d }] })
  }
  return lines
}

/** Cuts a word into parts that each fit a line. */
function cutWord(word: Word, room: number, typeface: Typeface): Word[] {
  if (word.advance <= room) return [word]
  const characters = [...word.text]
  const share = Math.max(1, Math.floor((characters.length * room * 0.9) / word.advance))
  const parts: Word[] = []
  for (let i = 0; i < characters.length; i += share) {
    const text = characters.slice(i, i + share).join('')
    parts.push({ text, ...outlineOf(text, typeface) })
  }
  return parts
}

function cut(lines: readonly Line[], most: number, room: number, typeface: Typeface): Line[] {
  const mark = outlineOf(ELLIPSIS, typeface)
  const kept = lines.slice(0, most)
  const last = kept.pop() ?? { width: 0, words: [] }
  const words =
    last.words.length > 1 && last.width + mark.advance > room ? last.words.slice(0, -1) : last.words
  const width = words.length === last.words.length ? last.width : (last.words.at(-1)?.x ?? 0) - SPACE
  return [...kept, { width: width + mark.advance, words: [...words, { x: width, d: mark.d }] }]
}
