import type { SessionsPage } from '#services/auth/contract.ts'
import type {
  CodeBody,
  PasswordAndCodeBody,
  RecoveryCodesView,
  SecondFactorSetupView,
  SecondFactorView,
} from '#services/auth/second-factor/contract.ts'
import { RestSource } from './rest.ts'

/** The caller's own sessions and second factor at the auth service. */
export class AccountSource extends RestSource {
  protected readonly service = 'auth'

  sessions({ page, pageSize }: { page: number; pageSize: number }) {
    return this.get<SessionsPage>('/auth/sessions/', {
      params: { page: `${page}`, page_size: `${pageSize}` },
    })
  }

  async endSession(id: string) {
    await this.delete(`/auth/sessions/${this.segment(id)}/`)
  }

  secondFactor() {
    return this.get<SecondFactorView>('/auth/second-factor/')
  }

  beginSecondFactor() {
    return this.post<SecondFactorSetupView>('/auth/second-factor/', { body: {} })
  }

  confirmSecondFactor(body: PasswordAndCodeBody) {
    return this.post<RecoveryCodesView>('/auth/second-factor/confirm/', { body })
  }

  renewRecoveryCodes(body: CodeBody) {
    return this.post<RecoveryCodesView>('/auth/second-factor/recovery-codes/', { body })
  }

  async removeSecondFactor(body: PasswordAndCodeBody) {
    await this.post('/auth/second-factor/remove/', { body })
  }
}
