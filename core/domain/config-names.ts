/** The files of site-config/ that have a schema of their own, without it: the command line has to start at once. */
export const CONFIG_NAMES = [
  'site',
  'languages',
  'routes',
  'menu',
  'redirects',
  'top-bar',
  'header',
  'footer',
  'banner',
  'search',
  'consent',
  'forms',
  'theme',
  'pictures',
  'map',
  'rules',
  'team',
  'service',
  'imports',
] as const

export function isConfigName(name: string): name is (typeof CONFIG_NAMES)[number] {
  return (CONFIG_NAMES as readonly string[]).includes(name)
}
