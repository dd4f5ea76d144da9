interface Surfaces {
  readonly SurfaceLiving?: number | undefined
  readonly SurfaceConstructed?: number | undefined
  readonly SurfaceTotal?: number | undefined
  readonly SurfaceGround?: number | undefined
}

/**
 * Square metres of the building. A total that equals the ground is that of a plot, which is shown as ground
 * alone.
 */
export function insideSurface(surfaces: Surfaces): number | undefined {
  const { SurfaceLiving, SurfaceConstructed, SurfaceTotal, SurfaceGround } = surfaces
  return SurfaceLiving ?? SurfaceConstructed ?? (SurfaceTotal === SurfaceGround ? undefined : SurfaceTotal)
}
