// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { fillResetToken } from '../../templates/client/reset-token.ts'
import { element, goTo, show } from './dom.ts'

const TOKEN = 'a-Z_9'.padEnd(43, 'x')
const FORM = '<form data-form="reset-password"><input name="password"></form>'
const tokens = () => new FormData(element<HTMLFormElement>('form')).getAll('token')

test('the token of a mailed link goes into the form and leaves the address', () => {
  goTo(`https://kantoor-linde.example/nl/nieuw-wachtwoord/?a=1#token=${TOKEN}`)
  show(FORM)
  fillResetToken()
  expect(tokens()).toEqual([TOKEN])
  expect(location.href).toBe('https://kantoor-linde.example/nl/nieuw-wachtwoord/?a=1')
})

test.each(['', '#token=', '#token=kort', `#token=${TOKEN}"`, `#other=${TOKEN}`])(
  '%j fills nothing',
  (hash) => {
    goTo(`https://kantoor-linde.example/nl/nieuw-wachtwoord/${hash}`)
    show(FORM)
    fillResetToken()
    expect(tokens()).toEqual([])
  },
)

test('an address of a page without the form stays as it is', () => {
  goTo(`https://kantoor-linde.example/nl/#token=${TOKEN}`)
  show('')
  fillResetToken()
  expect(location.hash).toBe(`#token=${TOKEN}`)
})
