import sharp from 'sharp'
const [kind='png', size='16000', out=''] = process.argv.slice(2)
const n = Number(size)
sharp.cache(false)
const base = sharp({ create: { width: n, height: n, channels: 3, background: '#2a6f97' }, limitInputPixels: false })
const enc = { png: () => base.png({ compressionLevel: 1 }), pngi: () => base.png({ compressionLevel: 1, progressive: true }), jpeg: () => base.jpeg(), jpegp: () => base.jpeg({ progressive: true }), tiff: () => base.tiff({compression:'lzw'}), webp: () => base.webp({ effort: 0 }), jpegr: () => base.withMetadata({ orientation: 6 }).jpeg(), tiffr: () => base.withMetadata({ orientation: 6 }).tiff({compression: "lzw"}), pngr: () => base.withMetadata({ orientation: 6 }).png({compressionLevel:1}) }
await enc[kind as keyof typeof enc]().toFile(out)
