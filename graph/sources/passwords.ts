import type { ChangePasswordBody, ConfirmResetBody, ResetBody } from '#services/auth/contract.ts'
import { RestSource } from './rest.ts'

/**
 * Passwords at the auth service (spec.md section 7): resetting one by a link, and changing the caller's own.
 */
export class PasswordsSource extends RestSource {
  protected readonly service = 'auth'

  async requestReset(body: ResetBody, idempotencyKey: string) {
    await this.post('/auth/users/reset_password/', { body, headers: { 'idempotency-key': idempotencyKey } })
  }

  async confirmReset(body: ConfirmResetBody, idempotencyKey: string) {
    await this.post('/auth/users/reset_password_confirm/', {
      body,
      headers: { 'idempotency-key': idempotencyKey },
    })
  }

  async change(body: ChangePasswordBody) {
    await this.post('/auth/users/set_password/', { body })
  }
}
