import { micromark } from 'micromark'
import { escapeHtml } from '../escape.ts'

export interface RenderedPage {
  title: string
  /** The first paragraph, as plain text. */
  description: string
  /** Safe HTML, from its heading on: raw HTML is shown as text, and addresses of scripts are dropped. */
  html: string
  /** What of it could not be filled in. */
  unknown: readonly string[]
}

const PLACEHOLDER = /\{\{\s*(\w*)\s*\}\}/g
const TITLE = /^#[ \t]+(.+)$/m

/**
 * Draws a page of Markdown with its facts. A line that names an unknown or empty fact is left out, as half a
 * sentence helps nobody.
 */
export function renderPage(
  markdown: string,
  { facts, otherwise }: { facts: ReadonlyMap<string, string>; otherwise: string },
): RenderedPage {
  const unknown = new Set<string>()
  const lines = markdown.split(/\r?\n/).filter((line) => {
    const names = [...line.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
    for (const name of names) if (!facts.has(name)) unknown.add(name)
    return names.every((name) => facts.get(name))
  })
  const filled = lines.join('\n').replace(PLACEHOLDER, (_, name) => facts.get(name) ?? '')
  const written = TITLE.exec(filled)?.[1]?.trim()
  const html = micromark(filled)
  return {
    title: written ?? otherwise,
    description: textOf(/<p>([\s\S]*?)<\/p>/.exec(html)?.[1] ?? ''),
    html: written === undefined ? `<h1>${escapeHtml(otherwise)}</h1>\n${html}` : html,
    unknown: [...unknown],
  }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_, name) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
