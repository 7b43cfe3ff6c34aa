import { afterAll } from 'vitest'
import { cleanUpFile } from './cleanup.ts'

// A setup file runs for each file of tests; a module that several of them share runs once a worker.
afterAll(cleanUpFile)
