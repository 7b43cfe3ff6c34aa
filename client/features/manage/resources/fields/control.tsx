import { Choice } from './choice.tsx'
import type { ControlProps } from './control-props.ts'
import { DateInput, MomentInput } from './date.tsx'
import { JsonInput } from './json.tsx'
import type { Kind } from './kind.ts'
import { Lookup } from './lookup.tsx'
import { NumberInput } from './number.tsx'
import { SecretInput } from './secret.tsx'
import { Tags } from './tags.tsx'
import { Paragraph, Text } from './text.tsx'
import { Tick } from './tick.tsx'
import { Ticks } from './ticks.tsx'

/** The field that a kind is typed into. */
export const Control = ({ kind, held, ...props }: ControlProps & { kind: Kind }) => {
  if (typeof held === 'boolean') return <Tick held={held} {...props} />
  if (typeof held !== 'string')
    return kind === 'ticks' ? <Ticks held={held} {...props} /> : <Tags held={held} {...props} />
  switch (kind) {
    case 'text':
    case 'email':
    case 'url':
      return <Text type={kind} held={held} {...props} />
    case 'integer':
      return <NumberInput isWhole held={held} {...props} />
    case 'number':
    case 'decimal':
      return <NumberInput isWhole={false} held={held} {...props} />
    case 'date':
      return <DateInput held={held} {...props} />
    case 'moment':
      return <MomentInput held={held} {...props} />
    case 'choice':
      return <Choice held={held} {...props} />
    case 'secret':
      return <SecretInput held={held} {...props} />
    case 'json':
      return <JsonInput held={held} {...props} />
    case 'lookup':
      return <Lookup held={held} {...props} />
    default:
      return <Paragraph held={held} {...props} />
  }
}
