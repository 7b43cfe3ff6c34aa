import type { Desk } from '#services/content/artist-profiles/mails.ts'
import { escapeHtml } from '../../escape.ts'
import { frame, linkAddresses, shell } from '../page.ts'
import { exampleMails } from './examples.ts'

/** Shows each mail that the shop sends: its HTML on a screen and on a phone, and its text. */
export const templatesPage = (desk: Desk, hasPictures: boolean): string => {
  const mails = exampleMails(desk)
  return shell(
    desk.brand,
    'Mail templates',
    `<p>Each mail that the shop sends, made of recorded examples: at both widths, and as text. <a href="/outbox/templates${hasPictures ? '?pictures=off' : ''}">${hasPictures ? 'Show them without pictures' : 'Show them with pictures'}</a> · <a href="/outbox">Outbox</a></p>
<nav aria-label="Templates"><ul>${mails.map(({ name }, index) => `<li><a href="#mail-${index}">${name}</a></li>`).join('')}</ul></nav>
${mails
  .map(({ name, mail: { subject, text, html = '' } }, index) => {
    const shown = hasPictures ? html : withoutPictures(html)
    return `<article id="mail-${index}">
<h2>${name}</h2>
<small>${escapeHtml(subject)} · ${(Buffer.byteLength(html) / 1000).toFixed(1)} kB</small>
<div class="parts">${frame(shown, `${name}, on a screen`, 'wide')}${frame(shown, `${name}, on a phone`, 'narrow')}<pre>${linkAddresses(text)}</pre></div>
</article>`
  })
  .join('\n')}`,
  )
}

/** Leaves each picture without a file, as a client does that loads none. */
const withoutPictures = (html: string): string => html.replace(/(<img src=")[^"]*/g, '$1data:,')
