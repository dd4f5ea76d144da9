// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { followMainAction } from '../../templates/client/main-action.ts'
import { element, show } from './dom.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the bar is away while one of the places of its action is in view', () => {
  let react: (entries: readonly { target: Element; isIntersecting: boolean }[]) => void = () => {}
  const watched: Element[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof react) {
        react = callback
      }
      observe(place: Element): void {
        watched.push(place)
      }
    },
  )
  show(`<a data-main-action id="button"></a><form data-main-action></form>
    <section data-contact-bar></section>`)
  followMainAction()
  const [button, form] = watched as [Element, Element]
  const isAway = () => element('[data-contact-bar]').hasAttribute('data-away')
  react([
    { target: button, isIntersecting: true },
    { target: form, isIntersecting: false },
  ])
  expect(isAway()).toBe(true)
  react([{ target: form, isIntersecting: true }])
  react([{ target: button, isIntersecting: false }])
  expect(isAway()).toBe(true)
  react([{ target: form, isIntersecting: false }])
  expect(isAway()).toBe(false)
})
