/** The commands that start a site and add to it, with examples. */
import type { CommandRow } from './command-row.ts'

const START = 'Start a site:'

export const STARTING: readonly CommandRow[] = [
  {
    words: 'init',
    group: START,
    examples: [
      ['init my-agency', 'ask for what it has to know, and make the site'],
      ['init my-agency --name Ardenne --town Namur', 'ask for the other answers only'],
      ['init my-agency --export stock.csv --yes', 'ask nothing, and read homes from an export'],
    ],
  },
  {
    words: 'new',
    group: START,
    examples: [
      ['new property "House with garden" --town Namur', 'add a home for sale'],
      ['new property --rent', 'add a home to let, in the town of the main office'],
      ['new page "Our guarantees" --menu', 'add a page, its addresses, and its entry in the menu'],
      ['new redirect /old/ /contact/', 'lead a former address to a page'],
    ],
  },
  {
    words: 'config',
    group: START,
    examples: [
      ['config', 'show what holds for the site, and where it is written'],
      ['config routes', 'show one file of the configuration'],
      ['config --json', 'show it to another program'],
    ],
  },
  {
    words: 'upgrade',
    group: START,
    examples: [
      ['upgrade', 'after an update of agency-site, show what it asks of the site'],
      ['upgrade --write', 'make these changes'],
    ],
  },
]
