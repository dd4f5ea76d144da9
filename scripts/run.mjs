// Runs a TypeScript file of the tests from the command line: `node scripts/run.mjs tests/shots/shots.ts …`.
import path from 'node:path'
import { runnerImport } from 'vite'

const [, , file = '', ...rest] = process.argv
const { module } = await runnerImport(path.resolve(file), { configFile: false, logLevel: 'error' })
process.exitCode = (await module.main(rest)) ?? 0
