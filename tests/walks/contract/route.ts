/** One thing that a service may answer. */
export interface Answer {
  /** What has happened, in few words. */
  when: string
  /** `down`: the connection breaks. `late`: no answer in time. */
  status: number | 'down' | 'late'
  headers?: Readonly<Record<string, string>>
  /** Why it is here though our services never say it. */
  elsewhere?: string
  /** JSON, or a page where it is text; a function makes another one each time. */
  body?: unknown
}

/** A route of a service, and all the refusals of its own (services/**\/contract.ts). */
export interface Route {
  service: 'auth' | 'main' | 'content'
  /** As the service declares it: `PATCH /api/v2/projects/:token/item/`. */
  name: string
  refusals: readonly Answer[]
}

/** Makes a 400 in the words of Django REST Framework. */
export const answerWrong = (when: string, body: Readonly<Record<string, readonly string[]>>): Answer => ({
  when,
  status: 400,
  body,
})

/** Makes any other refusal; `code` is the service's word for it. */
export const answerRefused = (when: string, status: number, detail: string, code?: string): Answer => ({
  when,
  status,
  body: { detail, ...(code !== undefined && { code }) },
})

export const notStaff = answerRefused(
  'they are not staff',
  403,
  'You do not have permission to perform this action.',
)

/** `done` says what else was, such as `sent`. */
export const answerKeyUsed = (done: string): Answer =>
  answerRefused(
    `something else was ${done} under the key`,
    409,
    'This idempotency key was used for another request.',
    'idempotency_key_reused',
  )

/** A 429, whose header says when to try again. */
export const tooMany: Answer = {
  ...answerRefused(
    'too many came',
    429,
    'Request was throttled. Expected available in 300 seconds.',
    'throttled',
  ),
  headers: { 'retry-after': '300' },
}

export const answerDone = (body: unknown = {}, status = 200): Answer => ({ when: 'it is done', status, body })

/** Whether a request is for the route. */
export const isAskedOf = ({ name }: Route, method: string, path: string): boolean => {
  const [wanted, pattern = ''] = name.split(' ')
  const parts = pattern.split('/')
  const given = path.split('/')
  const isSame = (part: string, index: number) =>
    part.startsWith(':') ? given[index] !== '' : part === given[index]
  return method === wanted && parts.length === given.length && parts.every(isSame)
}
