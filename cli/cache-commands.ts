/** The commands that inspect the cache or make it smaller. */
import type { Command } from 'commander'
import { amount, CACHE, filePath } from './arguments.ts'
import type { Start } from './arguments.ts'
import type { CacheAction, CacheOptions } from './commands/cache.ts'

const CACHE_COMMANDS = {
  info: 'show the size of the cache and how much of it the site uses',
  verify: 'read every cache entry and report damage',
  prune: 'remove the cache entries that the site no longer uses',
  clear: 'remove the whole cache',
} as const

export function addCacheCommands(program: Command, start: Start): void {
  const cache = program.command('cache').description('inspect the cache, or make it smaller')
  for (const [action, summary] of Object.entries(CACHE_COMMANDS)) {
    const command = cache
      .command(action)
      .description(summary)
      .option('--cache <dir>', CACHE, filePath)
      .action((options: CacheOptions) =>
        start(async () => (await import('./commands/cache.ts')).cache, {
          ...options,
          action: action as CacheAction,
        }),
      )
    if (action !== 'prune') continue
    command
      .option('--older-than <days>', 'remove only entries that are at least this old', amount)
      .option('--max-size <MB>', 'stop as soon as the cache is no larger than this', amount)
  }
}
