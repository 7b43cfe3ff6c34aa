import { judgeTests } from './judge-tests.ts'
import { printSpecification } from './print.ts'

/**
 * `npm run spec`: each line of the specification with the tests that hold it; a line without any ends it with
 * 1.
 */
const judgement = await judgeTests()
console.log(printSpecification(judgement))
for (const fault of judgement.faults) console.error(fault)
process.exitCode = judgement.faults.length === 0 ? 0 : 1
