/** Passwords of 8 characters and more that lead every published list of the most used ones. */
const LIST = `
  password password1 password12 password123 password1234 password! passw0rd p@ssword p@ssw0rd password01
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 1q2w3e4r 1q2w3e4r5t q1w2e3r4 q1w2e3r4t5
  1qaz2wsx 1qaz@wsx zaq12wsx asdfghjk asdfghjkl asdf1234 zxcvbnm1 zxcvbnm123 qazwsxedc qweasdzxc qweasd123
  abcd1234 abc12345 abcdefgh abcdefg1 a1b2c3d4 aa123456 a12345678 a123456789 1234abcd 1234qwer 12345qwert 123456ab
  iloveyou iloveyou1 iloveyou2 iloveyou! ilovehim ilovegod lovelove loveyou1 sweetheart beautiful princess princess1
  sunshine sunshine1 football football1 baseball baseball1 basketball softball superman superman1 batman123
  starwars pokemon1 pokemon123 minecraft spiderman letmein1 letmein123 letmein! welcome1 welcome123 welcome! welcome01
  admin123 admin1234 administrator changeme changeme1 changeme123 default1 temp1234 test1234 testtest test12345
  computer internet trustno1 whatever michelle jennifer jonathan danielle michael1 jordan23 charlie1 ashley12
  butterfly chocolate liverpool chelsea1 arsenal1 manchester barcelona samsung1 google123 facebook facebook1
  monkey123 dragon123 shadow123 master123 freedom1 midnight diamond1 mustang1 corvette mercedes maverick
  summer2024 summer2025 summer2026 winter2024 winter2025 winter2026 spring2025 spring2026 autumn2025 autumn2026
  aaaaaaaa xxxxxxxx zzzzzzzz secret123 p4ssw0rd passwort passwort1 motdepasse contrasena hunter22 blink182 access14
`

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(LIST.trim().split(/\s+/))
