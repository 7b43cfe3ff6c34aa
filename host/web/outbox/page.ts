import type { Outbox } from '#services/shared/mail/mailer.ts'
import { escapeHtml } from '../escape.ts'

type Shown = Outbox['messages'][number]

const STYLE = `
  * { box-sizing: border-box; }
  body { font: 16px/1.55 system-ui, sans-serif; color: #1c1a17; background: #f6f4ef; margin: 0 auto; padding: 3rem 1.25rem; max-width: 76rem; }
  h1 { font-weight: 500; margin: 0 0 .25rem; }
  article { background: #fff; border: 1px solid #e6e2da; border-radius: 2px; padding: 1.25rem 1.5rem; margin-top: 1.5rem; }
  h2 { font-size: 1.05rem; margin: 0 0 .25rem; overflow-wrap: anywhere; }
  small { color: #6b665e; overflow-wrap: anywhere; }
  .parts { display: flex; flex-wrap: wrap; gap: 1.5rem; margin-top: 1rem; }
  .parts > * { flex: 1 1 18rem; min-width: 0; max-width: 100%; margin: 0; }
  iframe { height: 40rem; border: 1px solid #e6e2da; background: #fff; }
  iframe.wide { flex: 3 1 38rem; }
  iframe.narrow { flex: 0 0 390px; }
  pre { font: inherit; font-size: .9375rem; white-space: pre-wrap; overflow-wrap: anywhere; }
  a { color: #1f4d5c; }
  li { display: inline-block; margin: 0 1rem .25rem 0; }
  ul { padding: 0; }
`

/** Shows what the services keep, the newest first. */
export const outboxPage = (brand: string, messages: readonly Shown[]): string =>
  shell(
    brand,
    'Outbox',
    `<p>Without SMTP_URL no mail leaves this machine. This is what would have been sent, the newest first.</p>
${messages.length === 0 ? '<p>There is nothing yet.</p>' : messages.map(articleOf).join('\n')}
<p><a href="/outbox/templates">All mail that the shop sends, with examples</a></p>`,
  )

export const shell = (brand: string, title: string, main: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>${title} · ${escapeHtml(brand)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${main}
</main>
</body>
</html>`

/** Shows HTML as a mail client does: no script runs, and it is of no origin. Its links open beside it. */
export const frame = (html: string, title: string, width: 'wide' | 'narrow'): string =>
  `<iframe class="${width}" sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" title="${escapeHtml(title)}" srcdoc="${escapeHtml(html)}"></iframe>`

export const linkAddresses = (text: string): string =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 === 0 ? escapeHtml(part) : `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>`,
    )
    .join('')

const articleOf = ({ to, subject, text, html = '', at, attachments = [] }: Shown): string => `<article>
<h2>${escapeHtml(subject)}</h2>
<small>to ${escapeHtml(to)} · <time datetime="${escapeHtml(at)}">${escapeHtml(at)}</time></small>
<div class="parts">${html === '' ? '' : frame(html, `HTML of: ${subject}`, 'wide')}<pre>${linkAddresses(text)}</pre></div>
${attachments.map((file) => `<p><a download="${escapeHtml(file.filename)}" href="data:${escapeHtml(file.contentType)};base64,${escapeHtml(file.content)}">${escapeHtml(file.filename)}</a></p>`).join('')}
</article>`
