/** `npm run test:long` repeats what is random far more often. No behaviour is tested only there. */
export function isLong(): boolean {
  return process.env['AGENCY_SITE_LONG_TESTS'] === '1'
}
