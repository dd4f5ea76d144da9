/** The path of the site on its host; empty for a site with a host of its own. */
function basePath(): string {
  return document.documentElement.dataset.base ?? ''
}

/** An address of the site or its service from the root of the host. */
export function onHost(address: string): string {
  return basePath() + address
}

/** The path of this page from the root of the site. */
export function pagePath(): string {
  return location.pathname.slice(basePath().length)
}

/** The address of a file that lies in the folder of the scripts. */
export function beside(file: string): string {
  return new URL(file, import.meta.url).href
}
