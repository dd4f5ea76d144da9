// Runs a TypeScript file of the tests from the command line: `node scripts/run.mjs tests/shots/shots.ts …`.
import path from 'node:path'
import { createServer, createServerModuleRunner } from 'vite'

const [, , file = '', ...rest] = process.argv
const server = await createServer({
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
})
// The runner stays open until the end, because modules import others while they run.
const runner = createServerModuleRunner(server.environments.ssr, { hmr: false })
const module = await runner.import(path.resolve(file))
process.exitCode = (await module.main(rest)) ?? 0
await runner.close()
await server.close()
