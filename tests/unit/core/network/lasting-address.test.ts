import { describe, expect, test } from 'vitest'
import { lastingAddress } from '../../../../core/network/lasting-address.ts'

const HOST = 'https://pictures.example'
const lasting = (address: string, ignored?: readonly string[]) =>
  lastingAddress(new URL(`${HOST}${address}`), ignored)

describe('a signed address', () => {
  test.each([
    ['/a/1.jpg?sv=2023-11-03&se=2026-11-25T10%3A00Z&sr=b&sp=r&sig=abc%3D', '/a/1.jpg'],
    ['/1.jpg?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Expires=900&X-Amz-Signature=abc&w=800', '/1.jpg?w=800'],
    ['/1.jpg?X-Goog-Date=20261124T040000Z&X-Goog-Signature=abc', '/1.jpg'],
    ['/1.jpg?AWSAccessKeyId=AK&Expires=1700000000&Signature=abc', '/1.jpg'],
    ['/1.jpg?Expires=1700000000&Signature=abc&Key-Pair-Id=K1', '/1.jpg'],
    ['/photo?id=5&Expires=1&Signature=abc&Policy=x', '/photo?id=5'],
  ])('%s is %s', (address, expected) => {
    expect(lasting(address)).toBe(`${HOST}${expected}`)
  })
})

describe('an address whose parameters name the picture', () => {
  test.each(['/photo?id=5', '/1.jpg?sp=2&sv=3', '/1.jpg?expires=5', '/1.jpg?v=2', '/1.jpg?se=1&q=a%20b'])(
    '%s stays as it is',
    (address) => {
      expect(lasting(address)).toBe(`${HOST}${address}`)
    },
  )

  test('without those that the site leaves out, and without its fragment', () => {
    expect(lasting('/1.jpg?id=5&T=17#top', ['t'])).toBe(`${HOST}/1.jpg?id=5`)
    expect(lasting('/1.jpg#top')).toBe(`${HOST}/1.jpg`)
  })
})
