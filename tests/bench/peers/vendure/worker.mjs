import { bootstrapWorker } from '@vendure/core'
import { config } from './config.mjs'

const worker = await bootstrapWorker(config)
await worker.startJobQueue()
console.log('ready')
