import { expect, test } from 'vitest'
import { insideSurface } from '../../../../core/domain/inside-surface.ts'

test.each([
  [{ SurfaceLiving: 1, SurfaceConstructed: 2, SurfaceTotal: 3, SurfaceGround: 4 }, 1],
  [{ SurfaceConstructed: 2, SurfaceTotal: 3, SurfaceGround: 4 }, 2],
  [{ SurfaceTotal: 3, SurfaceGround: 4 }, 3],
  [{ SurfaceTotal: 4, SurfaceGround: 4 }, undefined],
  [{ SurfaceGround: 4 }, undefined],
  [{ SurfaceTotal: 3 }, 3],
])('what is built of %j is %s', (surfaces, inside) => {
  expect(insideSurface(surfaces)).toBe(inside)
})
