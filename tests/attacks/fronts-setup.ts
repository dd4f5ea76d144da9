/** Installs the missing proxies from Debian. */
import { installMissing } from '../support/programs.ts'

export default function setup(): void {
  installMissing({ nginx: '-v', caddy: 'version' })
}
