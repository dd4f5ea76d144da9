/**
 * Whether `npm run test:long` is running, which repeats random tests far more often. It tests no behaviour
 * that other runs do not test.
 */
export function isLong(): boolean {
  return process.env['AGENCY_SITE_LONG_TESTS'] === '1'
}
