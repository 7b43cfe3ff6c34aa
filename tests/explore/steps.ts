import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** How many states a visit has been in, from Bombadil's trace. */
export const countSteps = async (folder: string): Promise<number> => {
  let steps = 0
  const lines = createInterface({ input: createReadStream(join(folder, 'trace.jsonl')) })
  for await (const _line of lines) steps += 1
  return steps
}
