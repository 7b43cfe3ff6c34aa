import type { Draft } from './draft.ts'
import type { Names } from './names.ts'

/** What fills the ports of a machine that is there (docs/guides/machine.md). */
export const draftEffect = ({ kebab, camel, pascal }: Names): Draft => ({
  files: {
    [`client/effects/${kebab}/${kebab}.ts`]: `import { bodies } from '#client/effects/fill-ports.ts'
import type { ${camel}Ports } from '#machines/${kebab}/ports.ts'
import { Refusal } from '#machines/refusal.ts'

/** The bodies of the ports of machines/${kebab}. */
export const create${pascal}Effects = () =>
  fillPorts<typeof ${camel}Ports>({
    // TODO: take { apollo }, and await ask(apollo.mutate(…)), as client/effects/leave-message does.
    ask: () => Promise.reject(new Refusal('UPSTREAM_UNAVAILABLE', 'Nobody answers this yet.')),
  })
`,
  },
  registrations: [],
  left: [
    `graph/schema: the operation that it asks (docs/guides/rest-call.md)`,
    `client/effects/${kebab}/*.graphql: the document, then npm run codegen and the port's body`,
  ],
})
