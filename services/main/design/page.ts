import { createHash } from 'node:crypto'
import type { CartItemView } from '../cart/contract.ts'
import { frameWords } from '../pricing/frames.ts'
import { SUBSTRATE_PRICES } from '../pricing/price-book.ts'

const STYLE = `
*{box-sizing:border-box;margin:0}
body{min-height:100vh;display:flex;flex-direction:column;color:#1c1a17;background:#fff;
  font:16px/1.6 "Inter Variable",Inter,system-ui,sans-serif}
header{padding:20px 32px;border-bottom:1px solid #e6e2da}
header a{font:500 22px "Fraunces Variable",Georgia,serif;letter-spacing:-.01em;text-decoration:none;color:inherit}
main{flex:1;display:grid;grid-template-columns:minmax(0,1fr) 360px}
figure{display:grid;place-items:center;padding:48px;background:#f6f4ef}
img{display:block;max-width:100%;max-height:70vh;border-radius:2px;box-shadow:0 1px 2px #1c1a1714,0 8px 24px #1c1a1714}
section{padding:48px 32px}
h1{font:450 32px/1.2 "Fraunces Variable",Georgia,serif;letter-spacing:-.02em;overflow-wrap:anywhere}
p{margin-top:8px;color:#6b665e;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:auto 1fr;gap:8px 24px;margin:32px 0 8px;padding-top:24px;border-top:1px solid #e6e2da}
dt{color:#6b665e}
.button{display:inline-block;margin-top:24px;padding:12px 24px;border-radius:2px;color:#fff;background:#1f4d5c;text-decoration:none}
.button:hover{background:#163a46}
:focus-visible{outline:2px solid #1f4d5c;outline-offset:3px}
@media(max-width:767px){main{grid-template-columns:1fr}figure{padding:24px}section{padding:32px 24px}}
`

/** Allows this style alone, pictures of this origin, and an empty icon. */
export const DESIGN_POLICY = `default-src 'none'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; style-src 'sha256-${createHash(
  'sha256',
)
  .update(STYLE)
  .digest('base64')}'`

/**
 * Writes the stand-in for the design tool (design.md section 6, Main-site pages): it shows the item and leads
 * back.
 */
export function designPage(brand: string, item: CartItemView): string {
  const { artist, width, height, substrate, frame } = item.config
  const name = item.name || 'Untitled'
  return page(
    brand,
    name,
    `<figure><img src="${escapeHtml(item.imgsrc.replace('{width}', '960'))}" alt="${escapeHtml(name)}"></figure>
<section>
<h1>${escapeHtml(name)}</h1>
${artist && `<p>${escapeHtml(artist)}</p>`}
<dl>
<dt>Size</dt><dd>${width} × ${height} in</dd>
<dt>Substrate</dt><dd>${escapeHtml(SUBSTRATE_PRICES[substrate].label)}</dd>${
      frame
        ? `
<dt>Frame</dt><dd>${escapeHtml(frameWords(frame))}</dd>`
        : ''
    }
<dt>Quantity</dt><dd>${item.quantity}</dd>
</dl>
<a class="button" href="/cart">Back to your project</a>
</section>`,
  )
}

export const designNotFoundPage = (brand: string): string =>
  page(
    brand,
    'Not Found',
    `<section>
<h1>Not Found</h1>
<p>This item is not in a project.</p>
<p><a class="button" href="/cart">Back to your project</a></p>
</section>`,
  )

const page = (brand: string, title: string, main: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} | ${escapeHtml(brand)}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<header><a href="/">${escapeHtml(brand)}</a></header>
<main>
${main}
</main>
</body>
</html>
`

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
