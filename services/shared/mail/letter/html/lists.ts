import type { Fact, More, Picture, Print, Work } from '../letter.ts'
import { look } from './style.ts'
import { layOut } from './table.ts'
import { type Html, html } from './tag.ts'

/** The largest that a picture is shown, in pixels. */
const BOX = 96

/** Fits a picture in its box. Without pictures its title stands there instead, as a label would. */
const pictureCell = (picture: Picture | null, alt: string): Html => {
  if (!picture) return html`<td width="${BOX}"></td>`
  const scale = BOX / Math.max(picture.width, picture.height)
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale)))
  return html`<td width="${BOX}" valign="top" ${look({ more: 'padding:4px 0' })}><img src="${picture.url}" width="${width ?? BOX}" height="${height ?? BOX}" alt="${alt}" ${look({ type: 'alt', color: 'muted', ground: 'mat', more: 'display:block' })}></td>`
}

const GAP = html`<td width="16"></td>`

export const printList = (prints: readonly Print[], more: More | null): Html =>
  layOut([
    ...prints.map(
      ({ picture, title, artist, quantity, details, each, total }) => html`<tr>
<td ${look({ border: 'top', more: 'padding:16px 0' })}>${layOut([
        html`<tr>${pictureCell(picture, title)}${GAP}
<td valign="top"><div ${look({ type: 'strong', color: 'ink' })}>${title}</div>
${artist ? html`<div ${look({ type: 'small', color: 'muted' })}>by ${artist}</div>` : ''}<div ${look({ type: 'small', color: 'muted' })}>${details}</div>
<div ${look({ type: 'small', color: 'muted' })}>Qty ${quantity} · ${each} each</div></td>
<td width="84" valign="top" align="right" ${look({ type: 'strong', color: 'ink' })}>${total}</td></tr>`,
      ])}</td></tr>`,
    ),
    ...moreRow(more),
  ])

export const workList = (title: string, works: readonly Work[], more: More | null): Html =>
  layOut([
    html`<tr><td ${look({ type: 'strong', color: 'ink', border: 'top', more: 'padding:16px 0 4px' })}>${title}</td></tr>`,
    ...works.map(
      ({ picture, title: name, url }) =>
        html`<tr><td ${look({ more: 'padding:6px 0' })}>${layOut([
          html`<tr>${pictureCell(picture, name)}${GAP}<td valign="middle">${link(name, url)}</td></tr>`,
        ])}</td></tr>`,
    ),
    ...moreRow(more),
  ])

const moreRow = (more: More | null): Html[] =>
  more
    ? [
        html`<tr><td ${look({ border: 'top', more: 'padding:14px 0' })}>${link(more.words, more.url)}</td></tr>`,
      ]
    : []

export const link = (label: string, url: string): Html =>
  html`<a href="${url}" target="_blank" ${look({ type: 'body', color: 'accent', more: 'text-decoration:underline' })}>${label}</a>`

export const factList = (rows: readonly Fact[]): Html =>
  layOut(
    rows.map(
      ({ label, value }) =>
        html`<tr><td ${look({ type: 'body', color: 'ink', more: 'padding:2px 0' })}><span ${look({ color: 'muted' })}>${label}</span> &nbsp;${value}</td></tr>`,
    ),
  )

export const sumList = (rows: readonly Fact[]): Html =>
  layOut(
    rows.map(({ label, value }, index) => {
      const isTotal = index === rows.length - 1
      const cell = isTotal
        ? look({ type: 'strong', color: 'ink', border: 'top', more: 'padding:12px 0 0' })
        : look({ type: 'body', color: 'muted', more: 'padding:0 0 6px' })
      return html`<tr><td ${cell}>${label}</td><td align="right" ${cell}>${value}</td></tr>`
    }),
  )
