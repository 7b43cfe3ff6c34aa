import { dictionary } from '@zxcvbn-ts/language-common'

/** Some 18,000 of those that leaked lists show most, of 8 characters and more, in lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= 8),
)
