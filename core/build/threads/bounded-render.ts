/** Limits what a template of the site can do to the process: an endless loop, and `process.exit`. */
import vm from 'node:vm'

/** In milliseconds. A page takes about one. */
const LONGEST_RENDER = 30_000

const CALL = Symbol.for('agency-site.render')
const script = new vm.Script(`globalThis[Symbol.for('agency-site.render')]()`)

/**
 * Returns a function that fails after the limit, and when it calls `process.exit`. Starting the timer takes a tenth
 * of a millisecond, so it is used only for sites with templates of their own.
 */
export function boundedRender<Arguments extends readonly unknown[]>(
  render: (...all: Arguments) => string,
  limit: number = LONGEST_RENDER,
): (...all: Arguments) => string {
  return (...all) => {
    const holder = globalThis as { [CALL]?: () => string }
    const { exit } = process
    holder[CALL] = () => render(...all)
    process.exit = () => {
      throw new Error('it called process.exit')
    }
    try {
      return String(script.runInThisContext({ timeout: limit }))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
      throw new Error(`it took longer than ${limit / 1000} seconds`, { cause: error })
    } finally {
      process.exit = exit
      delete holder[CALL]
    }
  }
}
