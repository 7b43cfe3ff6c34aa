import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, expect, test } from 'vitest'
import { type MailServer, openMailServer } from '#tests/support/services/mail-server.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type MainService, serveMain } from '../main-service.ts'
import { orderingOf } from './ordering.ts'

onEachStore((openStore) => {
  let main: MainService
  let mail: MailServer
  beforeAll(async () => {
    mail = await openMailServer()
    main = await serveMain(openStore, { SMTP_URL: mail.url, MAIL_FROM: 'Aquatint <hello@shop.test>' })
  })
  const { laden, place, read } = orderingOf(() => main)

  test('an order is placed while the mail server refuses mail, and its mail is sent once, with the invoice, later', async () => {
    const [ann, ben] = [await main.signIn(), await main.signIn()]
    mail.refuse(true)
    const { token } = await laden(ann.access)
    const { status, body: order } = await place(token, { as: ann.access })
    expect(status).toBe(201)
    expect(await read(order.order_id, { as: ann.access })).toMatchObject({ status: 200 })
    expect(mail.mails).toEqual([])

    mail.refuse(false)
    main.clock.advance(60_000)
    const other = await laden(ben.access)
    await place(other.token, { as: ben.access })
    await mail.mailsTo(ben.email)
    const [letter, ...more] = await mail.mailsTo(ann.email)
    expect(more).toEqual([])
    expect(letter).toMatchObject({
      from: { address: 'hello@shop.test' },
      subject: `Your Aquatint order ${order.order_id}`,
    })
    const text = letter?.text ?? ''
    for (const said of [
      '1 × Picture lake, Ada Ink',
      '24 × 16 in, Print, $55.56 each: $55.56',
      'Ann Vale\n12 Harbor Street\nPortland, ME 04101\nUnited States',
      'purchase order PO-7',
      `http://localhost:3000/orders/${order.order_id}\n`,
    ])
      expect(text.replaceAll('\r\n', '\n')).toContain(said)
    const source = mail.sources.find((each) => each.includes(`To: ${ann.email}`)) ?? ''
    for (const header of [
      'Content-Type: multipart/alternative',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Type: text/html; charset=utf-8',
    ])
      expect(source).toContain(header)
    for (const said of [
      'Picture lake</div>',
      '24 × 16 in, Print',
      'Ann Vale<br>12 Harbor Street<br>Portland, ME 04101<br>United States',
      'purchase order PO-7',
      `href="http://localhost:3000/orders/${order.order_id}"`,
    ])
      expect(letter?.html).toContain(said)
    const [attached] = letter?.attachments ?? []
    expect(attached).toMatchObject({ mimeType: 'application/pdf', filename: `invoice-${order.order_id}.pdf` })
    const pdf = await getDocumentProxy(new Uint8Array(attached?.content as ArrayBuffer))
    expect((await extractText(pdf, { mergePages: true })).text).toContain(order.order_id)
  })
})
