import { pictureOf } from '#services/content/media/source.ts'
import { encode } from '#services/content/media/formats.ts'
import { dirname, basename } from 'node:path'
const [file = ''] = process.argv.slice(2)
const image = { id: 'x', artwork: { kind: 'file' as const, path: basename(file) }, title: '', artist: '', pixelWidth: 1600, pixelHeight: 1600 }
const t = performance.now()
try { const b = await encode(pictureOf(image, 1600, dirname(file), null), 'avif'); console.log(basename(file), b.length, 'bytes', Math.round(performance.now() - t), 'ms', 'peak RSS MB', Math.round(process.resourceUsage().maxRSS / 1024)) } catch (e) { console.log(basename(file), String(e), Math.round(process.resourceUsage().maxRSS / 1024)) }
