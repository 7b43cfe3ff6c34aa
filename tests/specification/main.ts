import { judgeTests } from './judge-tests.ts'
import { printSpecification } from './print.ts'

/**
 * `npm run spec`: prints each line of the specification with the tests that hold it; exits with 1 if a line
 * has none.
 */
const judgement = await judgeTests()
console.log(printSpecification(judgement))
for (const fault of judgement.faults) console.error(fault)
process.exitCode = judgement.faults.length === 0 ? 0 : 1
