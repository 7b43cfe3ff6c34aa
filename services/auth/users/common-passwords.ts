import { dictionary } from '@zxcvbn-ts/language-common'

/** Some 18,000 passwords of 8 characters and more that leaked lists show most, in lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= 8),
)
