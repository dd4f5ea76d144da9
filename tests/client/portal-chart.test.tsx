import { act } from 'react'
import { describe, expect, test } from 'vitest'
import { portalData } from '../support/portal-fixture.ts'
import { element } from './dom.ts'
import { button, NOW, openPortal, preparePortal, press, text, texts } from './portal-app.tsx'

preparePortal()

describe('the chart', () => {
  const slider = () => element('[role="slider"]')
  const key = (name: string) =>
    act(async () =>
      slider().dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })),
    )
  const now = () => Number(slider().getAttribute('aria-valuenow'))
  const day = (index: number, data = portalData({ now: NOW })) => {
    const { days, sources } = data.properties.get('4127')!.statistics
    const counts = days[index]?.counts ?? []
    const sum = counts.reduce((total, count) => total + count, 0)
    return `${sum} keer bekeken (${sources.map(({ name }, source) => `${name} ${counts[source]}`).join(', ')})`
  }

  test('reads out the day that is picked with the keys', async () => {
    await openPortal('#/4127/statistics')
    expect(text('.chart__readout')).toMatch(/^Samen: /)
    expect([slider().getAttribute('aria-valuemin'), slider().getAttribute('aria-valuemax')]).toEqual([
      '1',
      '30',
    ])
    expect(now()).toBe(30)
    expect(slider().getAttribute('aria-valuetext')).toBe(`di 24 nov: ${day(29)}`)
    await key('ArrowLeft')
    expect(now()).toBe(29)
    expect(text('.chart__readout')).toBe(`ma 23 nov: ${day(28)}`)
    const steps = ['PageUp', 'PageDown', 'ArrowDown', 'ArrowUp', 'ArrowRight', 'End', 'Home', 'ArrowLeft']
    const seen: number[] = []
    for (const step of steps) {
      await key(step)
      seen.push(now())
    }
    expect(seen).toEqual([30, 23, 22, 23, 24, 30, 1, 1])
    await key('a')
    expect(now()).toBe(1)
  })

  test('reads all days together again when it loses the focus', async () => {
    await openPortal('#/4127/statistics')
    await act(async () => slider().focus())
    expect(text('.chart__readout')).toBe(`di 24 nov: ${day(29)}`)
    await act(async () => slider().blur())
    expect(text('.chart__readout')).toMatch(/^Samen: /)
  })

  test('has the same in a table, newest day first, which a button shows', async () => {
    await openPortal('#/4127/statistics')
    const table = element('.numbers')
    expect(texts('th[scope="col"]', table)).toEqual([
      'Datum',
      'dorpel-linde.example',
      'Gevelgids',
      'Huisraam',
      'Samen',
    ])
    expect(texts('th[scope="row"]', table)[0]).toBe('di 24 nov')
    const [first] = table.querySelectorAll('tbody tr')
    const numbers = first ? texts('td', first).map(Number) : []
    expect(numbers[3]).toBe((numbers[0] ?? 0) + (numbers[1] ?? 0) + (numbers[2] ?? 0))
    expect(table.parentElement?.className).toBe('hidden-text')
    expect(button('Toon de cijfers als tabel').getAttribute('aria-expanded')).toBe('false')
    await press(button('Toon de cijfers als tabel'))
    expect(table.parentElement?.className).toBe('chart__table')
    expect(button('Verberg de tabel').getAttribute('aria-expanded')).toBe('true')
  })

  test('tells its sources apart without colours, and one source needs no sum', async () => {
    const data = portalData({ now: NOW })
    await openPortal('#/4127/statistics', undefined, data)
    expect(texts('.chart__legend li')).toEqual(['dorpel-linde.example', 'Gevelgids', 'Huisraam'])
    const bars = [...document.querySelectorAll('.chart__legend rect')]
    expect(new Set(bars.map((bar) => bar.getAttribute('class'))).size).toBe(3)
  })

  test('with one source says the number once', async () => {
    const data = portalData({ now: NOW })
    const statistics = data.properties.get('4127')!.statistics
    const days = statistics.days.map(({ day: date, counts }) => ({ day: date, counts: counts.slice(0, 1) }))
    Object.assign(statistics, { sources: statistics.sources.slice(0, 1), days })
    await openPortal('#/4127/statistics', undefined, data)
    expect(text('.chart__readout')).toMatch(/^Samen: \d+ keer bekeken$/)
  })
})
