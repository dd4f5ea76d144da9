/** Hosts that a build can be made for. */
export const HOST_NAMES = [
  'netlify',
  'vercel',
  'cloudflare-pages',
  'github-pages',
  'azure-static',
  's3-cloudfront',
  'apache',
  'nginx',
  'caddy',
  'plain',
] as const

export type HostName = (typeof HOST_NAMES)[number]
