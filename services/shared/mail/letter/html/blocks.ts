import type { Block } from '../letter.ts'
import { factList, link, printList, sumList, workList } from './lists.ts'
import { ACCENT, look, type Type } from './style.ts'
import { layOut } from './table.ts'
import { type Html, html } from './tag.ts'

export function drawBlock(block: Block): Html {
  switch (block.kind) {
    case 'text':
      return paragraphs(block.text, 'body', 'ink')
    case 'note':
      return paragraphs(block.text, 'small', 'muted')
    case 'quote':
      return layOut([
        html`<tr><td ${look({ border: 'left', more: 'padding:2px 0 2px 16px' })}>${paragraphs(block.text, 'body', 'muted')}</td></tr>`,
      ])
    case 'highlight':
      return layOut([
        html`<tr><td ${look({ type: 'highlight', color: 'ink', ground: 'mat', more: 'padding:16px 20px' })}>${block.text}</td></tr>`,
      ])
    case 'button':
      return button(block.label, block.url)
    case 'link':
      return html`<div>${link(block.label, block.url)}</div>`
    case 'lines':
      return html`<div ${look({ type: 'strong', color: 'ink', more: 'padding-bottom:4px' })}>${block.title}</div><div ${look({ type: 'body', color: 'ink' })}>${broken(block.lines)}</div>`
    case 'facts':
      return factList(block.rows)
    case 'sums':
      return sumList(block.rows)
    case 'prints':
      return printList(block.prints, block.more)
    case 'works':
      return workList(block.title, block.works, block.more)
  }
}

/** A cell with a ground of its own, as some clients pad no link. */
const button = (label: string, url: string): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${ACCENT}" ${look({ ground: 'accent', more: 'border-radius:2px' })}><a href="${url}" target="_blank" ${look({ type: 'strong', color: 'onAccent', more: 'display:inline-block;padding:12px 28px;text-decoration:none' })}>${label}</a></td></tr></table>`

const paragraphs = (text: string, type: Type, color: 'ink' | 'muted'): Html =>
  html`${text
    .trim()
    .split(/(?:\r\n?|\n){2,}/)
    .map(
      (paragraph, index) =>
        html`<p ${look({ type, color, more: `margin:${index === 0 ? 0 : '12px'} 0 0` })}>${broken(paragraph.split(/\r\n?|\n/))}</p>`,
    )}`

const broken = (lines: readonly string[]): Html[] =>
  lines.map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`))
