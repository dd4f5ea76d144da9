import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { element } from './dom.ts'
import { active, drawn, input, isOpen, open, press, stubHost, type, visitHome } from './search-page.ts'

vi.mock('../../templates/client/styles.ts', () => ({ loadStyles: () => Promise.resolve() }))

beforeEach(stubHost)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('keys', () => {
  test('arrows go through what leads somewhere, round the ends', async () => {
    visitHome()
    await open()
    await type('gent')
    expect(active()).toBeNull()
    press('ArrowDown')
    expect(active()).toBe('Gent (9000): Te koop (3)')
    expect(element(`#${input().getAttribute('aria-activedescendant')}`).getAttribute('aria-selected')).toBe(
      'true',
    )
    press('ArrowDown')
    press('ArrowDown')
    expect(active()).toBe('Gentbrugge (9050): Te koop (1)')
    press('ArrowDown')
    expect(active()).toBe('Gent (9000): Te koop (3)')
    press('ArrowUp')
    expect(active()).toBe('Gentbrugge (9050): Te koop (1)')
    expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(1)
    expect(document.activeElement).toBe(input())
  })

  test('a key that comes before the next frame means what was typed', async () => {
    visitHome()
    await open()
    input().value = 'elsene'
    input().dispatchEvent(new Event('input', { bubbles: true }))
    press('ArrowDown')
    await drawn()
    expect(active()).toBe('Elsene (1050): Te koop (1)')
    press('ArrowUp')
    input().value = 'huis'
    input().dispatchEvent(new Event('input', { bubbles: true }))
    press('ArrowDown')
    expect(active()).toBe('Huis: Te koop (3)')
    input().value = 'elsene'
    input().dispatchEvent(new Event('input', { bubbles: true }))
    press('ArrowDown')
    expect(active()).toBe('Elsene (1050): Te koop (1)')
    await drawn()
    expect(active()).toBe('Elsene (1050): Te koop (1)')
  })

  test('Home and End go to the ends of the list once it is in use, and move in the text before', async () => {
    visitHome()
    await open()
    await type('gent')
    expect(press('End')).toBe(false)
    press('ArrowDown')
    expect(press('End')).toBe(true)
    expect(active()).toBe('Gentbrugge (9050): Te koop (1)')
    expect(press('Home')).toBe(true)
    expect(active()).toBe('Gent (9000): Te koop (3)')
  })

  test('Enter follows the option; without one the form is sent', async () => {
    visitHome()
    await open()
    await type('gent')
    expect(press('Enter')).toBe(false)
    press('ArrowDown')
    const follow = vi.spyOn(HTMLElement.prototype, 'click').mockImplementation(() => undefined)
    expect(press('Enter')).toBe(true)
    expect(follow.mock.contexts[0]).toBe(document.querySelector('[aria-selected="true"]'))
  })

  test('Escape closes and keeps what was typed; the next key opens again', async () => {
    visitHome()
    await open()
    await type('gent')
    expect(press('Escape')).toBe(true)
    expect([isOpen(), input().value, document.activeElement === input()]).toEqual([false, 'gent', true])
    expect(press('Escape')).toBe(false)
    press('ArrowDown')
    expect(isOpen()).toBe(true)
  })

  test('keys of an unfinished word belong to the keyboard', async () => {
    visitHome()
    await open()
    expect(press('ArrowDown', { isComposing: true })).toBe(false)
    expect(active()).toBeNull()
  })
})
