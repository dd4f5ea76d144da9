import { act } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { OWNER_PASSWORD } from '../support/portal-service.ts'
import { element } from './dom.ts'
import { button, openPortal, part, preparePortal, press, send, settle, textOf } from './portal-app.tsx'
import { asked, problemOf } from './portal-fields.ts'

preparePortal()

describe('the password', () => {
  const change = (password: string, newPassword: string, confirmation = newPassword) =>
    send({ newPassword, confirmation, password })
  const form = () => part('Wachtwoord')

  test('is changed, once both entries are the same', async () => {
    const service = await openPortal('#/account')
    expect(textOf(form().querySelector('.field__hint'))).toBe('Minstens 12 tekens')
    await change(OWNER_PASSWORD, 'een lange nieuwe zin', 'een lange oude zin')
    expect(problemOf('confirmation')).toBe('De twee nieuwe wachtwoorden zijn niet gelijk.')
    expect(asked(service, 'POST /password')).toBe(0)
    await change('iets anders', 'een lange nieuwe zin')
    expect(problemOf('confirmation')).toBeUndefined()
    expect(problemOf('password')).toBe('Dat is niet uw huidige wachtwoord.')
    await change(OWNER_PASSWORD, 'kort')
    expect(problemOf('password')).toBeUndefined()
    expect(problemOf('newPassword')).toBe('Dit wachtwoord is te kort of te makkelijk te raden.')
    await change(OWNER_PASSWORD, 'een lange nieuwe zin')
    expect(textOf(form().querySelector('[role="status"]'))).toBe('Uw wachtwoord is gewijzigd.')
    expect(element<HTMLInputElement>('[name="newPassword"]').value).toBe('')
    await change(OWNER_PASSWORD, 'een lange nieuwe zin', 'anders')
    expect(textOf(form().querySelector('[role="status"]'))).toBe('')
  })

  test('is filled in by the browser, which is told whose it is', async () => {
    await openPortal('#/account')
    const [name, ...fields] = form().querySelectorAll<HTMLInputElement>('input')
    expect([name?.value, name?.hidden]).toEqual(['noor@voorbeeld.example', true])
    expect(fields.map(({ type, autocomplete }) => [type, autocomplete])).toEqual([
      ['password', 'current-password'],
      ['password', 'new-password'],
      ['password', 'new-password'],
    ])
    expect(fields.every(({ required, maxLength }) => required && maxLength === 128)).toBe(true)
  })
})

test('a button that is pressed twice acts once', async () => {
  vi.spyOn(location, 'assign').mockImplementation(() => {})
  const service = await openPortal('#/account')
  const leave = button('Log overal uit')
  await act(async () => {
    leave.click()
  })
  const again = [...document.querySelectorAll('button')].find((one) => textOf(one) === 'Even geduld …')
  if (again) await press(again)
  await settle()
  expect(asked(service, 'POST /logout-everywhere')).toBe(1)
})
