/** The texts of cells: `v`, and `t` beside runs and pronunciations. */
import type { Events } from './xml-events.ts'

/** Gives the parts of a text. Formulas and pronunciations are none. */
export function createTextReading(add: (part: string) => void): Events {
  let isText = false
  let isPhonetic = false
  return {
    open(name) {
      if (name === 'rPh') isPhonetic = true
      isText = name === 'v' || (name === 't' && !isPhonetic)
    },
    close(name) {
      if (name === 'rPh') isPhonetic = false
      isText = false
    },
    text(part) {
      if (isText) add(part)
    },
  }
}
