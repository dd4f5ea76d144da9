import { expect, test } from 'vitest'
import { environmentProblem } from '../../../../core/build/environment.ts'

const behind = (error: unknown, hasInodes = true) =>
  environmentProblem(error, (file) => file, { staged: 0, free: 5_000_000, hasInodes })

test.each(['EACCES', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EINVAL', 'EUCLEAN'])(
  'whatever the system refuses (%s) is a problem, known or not',
  (code) => {
    const found = behind(Object.assign(new Error(code), { code, path: 'output/a.html' }))
    expect(found).toMatchObject({ code: 'AS7004', severity: 'error' })
    expect(found?.message).toMatch(/^"output\/a\.html": \w+/)
  },
)

test.each([
  new TypeError('x is not a function'),
  Object.assign(new TypeError('a bug'), { code: 'ERR_INVALID_ARG_TYPE' }),
  Object.assign(new Error('a bug'), { code: 5 }),
  'text',
])('what the system did not say stays a bug: %s', (error) => {
  expect(behind(error)).toBeNull()
})

test('a full disk says how much is free, and a disk without inodes that it has none', () => {
  const full = Object.assign(new Error('full'), { code: 'ENOSPC', path: 'a.html' })
  expect(behind(full)?.message).toContain('5.0 MB free')
  expect(behind(full, false)?.message).toContain('no inode free')
})
