/** Puts a segment into a JPEG, before all others. */
export function withSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt16BE(0xff00 + marker)
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)])
}

/** Says in its header that a JPEG has another size: only the header of such a file may be read. */
export function claimSize(jpeg: Buffer, width: number, height: number): Buffer {
  const claimed = Buffer.from(jpeg)
  const frame =
    [0xc0, 0xc2].map((marker) => claimed.indexOf(Buffer.from([0xff, marker]))).find((at) => at > 0) ?? 0
  claimed.writeUInt16BE(height, frame + 5)
  claimed.writeUInt16BE(width, frame + 7)
  return claimed
}

const IPTC = 0x0404

/** Wraps IPTC datasets as JPEG has them, in a resource of Photoshop. */
export function iptcSegment(datasets: Buffer): Buffer {
  const head = Buffer.from('Photoshop 3.0\x008BIM\0\0\0\0\0\0\0\0', 'latin1')
  head.writeUInt16BE(IPTC, 18)
  head.writeUInt32BE(datasets.length, 22)
  return Buffer.concat([head, datasets, Buffer.alloc(datasets.length % 2)])
}

/** Makes an IPTC dataset of record 2, or of another. */
export function dataset(number: number, value: Buffer | string, record = 2): Buffer {
  const bytes = typeof value === 'string' ? Buffer.from(value, 'utf8') : value
  const head = Buffer.from([0x1c, record, number, 0, 0])
  head.writeUInt16BE(bytes.length, 3)
  return Buffer.concat([head, bytes])
}

/** Says that the datasets are UTF-8. */
export const IN_UTF8 = dataset(90, Buffer.from('\x1b%G', 'latin1'), 1)

/** Makes the segment of an XMP packet with these elements of RDF. */
export const xmpSegment = (elements: string): Buffer =>
  Buffer.concat([Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1'), Buffer.from(xmpOf(elements))])

export const xmpOf = (elements: string): string =>
  `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:tiff="http://ns.adobe.com/tiff/1.0/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">${elements}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`

/** Writes a text in languages, as XMP has titles. */
export const alt = (name: string, text: string): string =>
  `<${name}><rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></${name}>`

/** Writes a list. */
export const bag = (name: string, ...texts: string[]): string =>
  `<${name}><rdf:Bag>${texts.map((text) => `<rdf:li>${text}</rdf:li>`).join('')}</rdf:Bag></${name}>`
