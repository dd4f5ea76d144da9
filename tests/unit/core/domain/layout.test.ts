/** Device and layout constants, as spec 3 and 9 have them. */
import { describe, expect, test } from 'vitest'
import {
  deviceOf,
  GALLERY_FADE_MS,
  GRID_COLUMNS,
  GRID_SPANS,
  LAYOUT_BREAKPOINTS,
} from '../../../../core/domain/layout.ts'

describe('a screen', () => {
  test.each([
    [0, 'mobile'],
    [767, 'mobile'],
    [768, 'tablet'],
    [960, 'tablet'],
    [961, 'desktop'],
  ])('of %d px is a %s', (width, device) => {
    expect(deviceOf(width)).toBe(device)
  })

  test.each([
    [766, 'mobile'],
    [767, 'tablet'],
    [1279, 'tablet'],
    [1280, 'desktop'],
  ])('of %d px has the layout of a %s', (width, device) => {
    expect(deviceOf(width, LAYOUT_BREAKPOINTS)).toBe(device)
  })
})

test('galleries fade in half a second; the grid has twelve columns, of which modules span 12, 10 or 8', () => {
  expect({ GALLERY_FADE_MS, GRID_COLUMNS, GRID_SPANS }).toEqual({
    GALLERY_FADE_MS: 500,
    GRID_COLUMNS: 12,
    GRID_SPANS: [12, 10, 8],
  })
})
