import { escapeHtml } from './escape.ts'

const STYLE = `
*{box-sizing:border-box;margin:0}
body{min-height:100vh;color:#1c1a17;background:#fff;font:16px/1.6 "Inter Variable",Inter,system-ui,sans-serif}
header{padding:20px clamp(1rem,4vw,3.5rem);border-bottom:1px solid #e6e2da}
header a{font:500 22px "Fraunces Variable",Georgia,serif;letter-spacing:-.01em;text-decoration:none;color:inherit}
main{max-width:34rem;margin-inline:auto;padding:clamp(40px,10vh,96px) 1rem}
h1{font:450 32px/1.2 "Fraunces Variable",Georgia,serif;letter-spacing:-.02em}
p{margin-top:16px;color:#6b665e}
p a{color:#1f4d5c;text-underline-offset:3px}
button{min-height:44px;margin-top:28px;padding:10px 24px;border:0;border-radius:2px;font:inherit;color:#fff;background:#1f4d5c;cursor:pointer}
button:hover{background:#163a46}
:focus-visible{outline:2px solid #1f4d5c;outline-offset:3px}
`

const FOLLOWING = '<a href="/accounts/following">the artists you follow</a>'

/** Asks whether mail about new work is to end. Only the button does something, and it needs no script. */
export const askPage = (brand: string): string =>
  page(
    brand,
    'Stop mail about new work?',
    `<p>We will not write to you about new work by artists any more. You go on following them, and mail about your orders still comes.</p>
<form method="post">
<input type="hidden" name="List-Unsubscribe" value="One-Click">
<button type="submit">Stop mail about new work</button>
</form>`,
  )

export const endedPage = (brand: string): string =>
  page(
    brand,
    'You get no more mail about new work',
    `<p>Changed your mind? Turn it on again beside ${FOLLOWING}.</p>`,
  )

export const lostPage = (brand: string): string =>
  page(
    brand,
    'This link does not work',
    `<p>It may be too old, or not whole. Mail about new work can also be stopped beside ${FOLLOWING}.</p>`,
  )

export const unavailablePage = (brand: string): string =>
  page(brand, 'That did not work', '<p>Nothing was changed. Please try again in a minute.</p>')

const page = (brand: string, title: string, main: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} | ${escapeHtml(brand)}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<header><a href="/">${escapeHtml(brand)}</a></header>
<main>
<h1>${title}</h1>
${main}
</main>
</body>
</html>`
