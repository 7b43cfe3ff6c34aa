import type { Shop } from '../../../shop.ts'
import { logoPath } from '../../../shop-file/logo.ts'
import type { Letter } from '../letter.ts'
import { HELP } from '../text.ts'
import { drawBlock } from './blocks.ts'
import { look, SHEET } from './style.ts'
import { layOut } from './table.ts'
import { Html, html } from './tag.ts'

/** An inbox shows these after a short preheader, in place of the first words of the page. */
const EMPTY = new Html('&#847;&zwnj;&nbsp;'.repeat(80))

/** Pixels; wider lines are hard to read, and narrower screens are filled. */
const WIDTH = 600

/** Writes a letter as an HTML page: tables and styles of elements, and no file but its pictures. */
export const writeHtml = (shop: Shop, letter: Letter): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${letter.heading ?? shop.brand}</title>
${SHEET}
</head>
<body ${look({ ground: 'mat', more: 'margin:0;padding:0' })}>
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${letter.preheader}${EMPTY}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${look({ ground: 'mat' })}>
<tr><td align="center" class="out" style="padding:32px 16px">
<!--[if mso]><table role="presentation" width="${WIDTH}"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${look({ ground: 'wall', more: `max-width:${WIDTH}px` })}>
<tr><td align="left" class="pad" style="padding:28px 40px 40px">
<div ${look({ type: 'brand', color: 'ink', more: 'padding-bottom:28px' })}>${brandOf(shop)}</div>
${letter.heading === null ? '' : html`<h1 ${look({ type: 'heading', color: 'ink', more: 'margin:0 0 20px' })}>${letter.heading}</h1>`}
${layOut(letter.blocks.map((block) => html`<tr><td style="padding-bottom:20px">${drawBlock(block)}</td></tr>`))}
${footer(shop, letter)}
</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`.source

/** Pixels. */
const LOGO = { height: 36, widest: 240 } as const

/** The owner's logo where mail can show it: no reader of mail shows an SVG. It always stands on white. */
function brandOf({ brand, logo, publicUrl }: Shop): Html {
  if (logo?.type !== 'image/png') return html`${brand}`
  const scale = Math.min(LOGO.height / logo.height, LOGO.widest / logo.width)
  const [width, height] = [logo.width, logo.height].map((length) => Math.round(length * scale))
  return html`<img src="${publicUrl}${logoPath(logo)}" alt="${brand}" width="${width ?? 0}" height="${height ?? 0}" style="background-color:#ffffff">`
}

const footer = (shop: Shop, { isForStaff, ending }: Letter): Html =>
  html`<div ${look({ type: 'small', color: 'muted', border: 'top', more: 'padding-top:20px;margin-top:8px' })}>${[
    ...(isForStaff ? [] : [html`${help(shop)}<br><br>`]),
    html`${shop.brand}`,
    ...(shop.postalAddress ? [html`<br>${shop.postalAddress}`] : []),
    ...(ending
      ? [
          html`<br><br>${ending.why} <a href="${ending.url}" target="_blank" ${look({ color: 'muted', more: 'text-decoration:underline' })}>${ending.label}</a>`,
        ]
      : []),
  ]}</div>`

/** A number that is tapped to call, and never broken. */
const help = ({ phone }: Shop): Html =>
  html`${HELP} <a href="tel:${phone.replace(/[^+\d]/g, '')}" ${look({ color: 'muted', more: 'white-space:nowrap;text-decoration:underline' })}>${phone}</a>.`
