import { expect, test } from 'vitest'
import { environmentProblem } from '../../../../core/build/environment.ts'

const behind = (error: unknown) => environmentProblem(error, (file) => file, { staged: 0, free: 0 })

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
