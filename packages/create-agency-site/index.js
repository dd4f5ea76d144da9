#!/usr/bin/env node
/** `npm create agency-site my-agency` is `agency-site init my-agency`. */
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const require = createRequire(import.meta.url)
const file = require.resolve('agency-site/package.json')
const main = path.join(path.dirname(file), require(file).bin['agency-site'])
process.argv.splice(2, 0, 'init')
await import(pathToFileURL(main).href)
