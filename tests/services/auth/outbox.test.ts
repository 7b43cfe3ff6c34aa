import { beforeAll, describe, expect, test } from 'vitest'
import { createAuthService } from '#services/auth/service.ts'
import type { Outbox } from '#services/shared/mail/mailer.ts'
import { type Call, serve } from '#tests/support/services/http.ts'
import { openMailServer } from '#tests/support/services/mail-server.ts'
import { createSettings } from '#tests/support/services/settings.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { register } from './credentials.ts'

onEachStore((openStore) => {
  describe('mail without a mail server', () => {
    let call: Call
    beforeAll(async () => {
      call = await serve(await createAuthService({ database: await openStore(), settings: createSettings() }))
    })

    test('is kept in the outbox, the newest first', async () => {
      expect((await call('GET', '/outbox/')).body).toEqual({ messages: [] })
      const [first, second] = [await register(call), await register(call)]
      for (const { email } of [first, second])
        await call('POST', '/auth/users/reset_password/', { body: { email } })
      const kept = async () => ((await call('GET', '/outbox/')).body as Outbox).messages
      await expect.poll(async () => (await kept()).map(({ to }) => to)).toEqual([second.email, first.email])
      const messages = await kept()
      expect(messages[0]).toMatchObject({
        subject: 'Set a new password for Aquatint',
        text: expect.stringContaining('http://localhost:3000/accounts/reset-password-confirm/'),
        attachments: [],
      })
    })

    test('is shown nowhere if there is a mail server', async () => {
      const settings = createSettings({ SMTP_URL: (await openMailServer()).url })
      const sending = await serve(await createAuthService({ database: await openStore(), settings }))
      expect((await sending('GET', '/outbox/')).status).toBe(404)
    })
  })
})
