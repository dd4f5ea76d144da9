/**
 * Every placeholder has a test that changes the configuration, or the content, and sees the new value in the text and in
 * what happens. A new one fails here until it has such a test.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { argumentsOf, PLACEHOLDERS } from '../../../../core/domain/placeholders.ts'
import { PUBLIC_FORMS } from '../../../../core/domain/forms.ts'

const PROMISES = 'service/promises.test.ts'
const PLACES = 'unit/core/site/placeholders.test.ts'
const STOCK = 'a home that is added changes the number, the towns and the list beside them'
const EACH_FORM = 'every field of service.json at %s changes what is observed'

/** The file and the title of the test, by the placeholder. */
const ACTS: readonly (readonly [placeholder: RegExp, file: string, title: string])[] = [
  [new RegExp(`^retention:(?:${PUBLIC_FORMS.join('|')})$`), PROMISES, '{retention:%s}'],
  [/^retention:(?:failed-)?mails$/, PROMISES, '{retention:mails} and {retention:failed-mails}'],
  [/^retention:portal-log$/, PROMISES, '{retention:portal-log}'],
  [/^retention:drafts$/, PROMISES, '{retention:drafts}'],
  [/^linkLife:password$/, PROMISES, '{linkLife:password}'],
  [/^linkLife:invitation$/, PROMISES, '{linkLife:invitation}'],
  [/^linkLife:documents$/, PROMISES, '{linkLife:documents}'],
  [/^linkLife:newsletter$/, PROMISES, '{linkLife:newsletter}'],
  [/^linkLife:search$/, PROMISES, '{linkLife:search}'],
  [
    /^linkLife:booking$/,
    'service/appointments/unconfirmed.test.ts',
    'the time to confirm is that of {linkLife:booking}',
  ],
  [
    /^unconfirmed:beyond$/,
    'service/appointments/unconfirmed.test.ts',
    'an hour beyond the days of {unconfirmed:beyond} waits for the visitor',
  ],
  [/^answerWithin:site-contact$/, PROMISES, '{answerWithin:…}'],
  [/^copy:offer$/, PROMISES, '{copy:…}'],
  // The mails of each form change with its value.
  [/^(?:answerWithin|copy):/, 'unit/core/schema/every-service-setting.test.ts', EACH_FORM],
  [/^newsletter:day$/, PROMISES, '{newsletter:day}'],
  [/^reminder:search$/, PROMISES, '{reminder:search}'],
  [/^consent:months$/, PROMISES, '{consent:months}'],
  [/^session:(?:idle|longest)$/, PROMISES, '{session:idle} and {session:longest}'],
  [/^limit:password$/, PROMISES, '{limit:password}'],
  [/^openingHours:gent$/, PROMISES, '{openingHours:…}'],
  [/^stock:sale$|^towns$/, PLACES, STOCK],
  [
    /^(?:stock:rent|FOR_(?:SALE|RENT)_TOTAL)$/,
    PLACES,
    'is what can be had, with its noun, in the properties of each language',
  ],
  [
    /^towns:(?:sale|rent)$/,
    PLACES,
    'is in the towns with a free property, most of them first, and not more than a sentence bears',
  ],
  // Values of the agency's own, which nothing else depends on.
  [
    /^(?:offices|fact:sales)$/,
    PLACES,
    'the choice about cookies, facts of the agency and its offices have one too',
  ],
  [/^agency:/, PLACES, 'the agency is named with its first office, and blanks are no links'],
]

test('every placeholder has a test of its text and of what it stands for', () => {
  const source = { behaviour: {}, facts: { sales: 6 }, openingHours: { gent: [] } }
  const all = Object.entries(PLACEHOLDERS).flatMap(([name, placeholder]) =>
    argumentsOf(placeholder, source).map((argument) => (argument === '' ? name : `${name}:${argument}`)),
  )
  expect(all.filter((each) => !ACTS.some(([placeholder]) => placeholder.test(each)))).toEqual([])
  for (const [placeholder, file, title] of ACTS) {
    expect(all.some((each) => placeholder.test(each))).toBe(true)
    const text = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')
    expect([title, text.includes(`('${title}'`)]).toEqual([title, true])
  }
})
