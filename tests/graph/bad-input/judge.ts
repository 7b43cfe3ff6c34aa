import type { UserError } from '#graph/errors.ts'
import { makeAddress } from '#tests/support/new-address.ts'
import type { RealShop } from '../support/real-shop.ts'
import { documentOf, type Form, payloadOf } from './form.ts'

/** Nobody outside may see these: code, addresses, statements. */
export const INSIDE =
  /\.ts\b|node_modules|\bat .+:\d+|127\.0\.0\.1|select |insert |Something went wrong|not available/

const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 60)

/** Puts a value into a field of an input. */
const fillField = (
  input: Record<string, unknown>,
  field: string,
  value: unknown,
): Record<string, unknown> => {
  const [name = '', ...within] = field.split('.')
  const inner = input[name] as Record<string, unknown>
  return { ...input, [name]: within.length > 0 ? fillField(inner, within.join('.'), value) : value }
}

/** Digits that a text may not repeat. */
const digitsOf = (value: unknown): string | null =>
  typeof value === 'string' && /\p{Nd}(?:[ -]?\p{Nd}){6,}/u.test(value) ? value : null

interface Judged<G> {
  shop: RealShop
  ground: G
  access: Readonly<Record<string, string>>
}

/** Makes what lists what is wrong with the answers to a value of a field. */
export function createJudge<G>({ shop, ground, access }: Judged<G>) {
  /** Of the graph. */
  async function judge(form: Form<G>, field: string, value: unknown, isRefused: boolean): Promise<string[]> {
    const said = await shop.graph.ask(
      documentOf(form),
      { input: fillField(await form.input(ground), field, value) },
      { from: makeAddress(), ...(form.as && { access: access[form.as] }) },
    )
    const payload = said.data?.[payloadOf(form)] as { userErrors: UserError[] } | null | undefined
    const inFields = said.errors.flatMap(({ extensions }) => (extensions.fields ?? []) as UserError[])
    const told = [...(payload?.userErrors ?? []), ...inFields]
    const places = [field.split('.').at(-1), field, form.beside?.[field]]
    const isMissing = form.ids?.includes(field) === true && said.errors.length > 0
    // An entry of a list is blamed by its place in it: links.0.
    const blamed = told.filter(
      (each) => places.includes(`${each.field}`.replace(/\.\d+$/, '')) && /\w/.test(each.message),
    )
    const codes = said.errors.map(({ extensions }) => extensions.code)
    const wrongCodes = codes.filter(
      (code) => code !== 'BAD_USER_INPUT' && !(isMissing && code === 'NOT_FOUND'),
    )
    const number = digitsOf(value)
    return [
      ...(said.status >= 500 || INSIDE.test(said.text)
        ? [`${shown(value)}: ${said.status} ${said.text}`]
        : []),
      ...wrongCodes.map((code) => `${shown(value)}: ${code}`),
      ...(isRefused && blamed.length === 0 && !isMissing
        ? [`${shown(value)} is not said at ${field}: ${said.text.slice(0, 400)}`]
        : []),
      ...(number !== null && said.text.includes(number) ? [`${number} is repeated: ${said.text}`] : []),
    ]
  }

  /** Of the service. */
  async function judgeRest(
    form: Form<G>,
    field: string,
    value: unknown,
    isRefused: boolean,
  ): Promise<string[]> {
    const { rest } = form
    const name = rest?.names[field]
    if (!rest || name === undefined) return []
    const input = await form.input(ground)
    const sound = Object.entries(rest.names).map(([own, there]) => [there, input[own]])
    const path = typeof rest.path === 'string' ? rest.path : rest.path(ground)
    const { status, body } = await shop[rest.service](rest.method, path, {
      body: { ...Object.fromEntries(sound), [name]: value },
      ...(form.as && { as: access[form.as] }),
    })
    const text = JSON.stringify(body)
    const at = (body as Record<string, unknown> | null)?.[name]
    return [
      ...(status >= 500 || INSIDE.test(text) ? [`${shown(value)}: ${status} ${text}`] : []),
      ...(isRefused && !(status === 400 && Array.isArray(at))
        ? [`${shown(value)} is not said at ${name}: ${status} ${text}`]
        : []),
    ]
  }

  return { judge, judgeRest }
}
