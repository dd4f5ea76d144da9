import { expect, test } from 'vitest'
import { deviceOf } from '../../../../core/service/accounts/device.ts'

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/537.36 (KHTML, like Gecko)'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [`${MAC} Chrome/131.0 Safari/537.36`, 'Chrome, macOS'],
  [`${MAC} Chrome/131.0 Safari/537.36 Edg/131.0`, 'Edge, macOS'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/131.0 Safari/537.36 EdgA/131.0', 'Edge, Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/131.0 Safari/537.36 OPR/110.0', 'Opera, Windows'],
  [
    'Mozilla/5.0 (Linux; Android 15) SamsungBrowser/27.0 Chrome/125.0 Safari/537.36',
    'Samsung Internet, Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox, Linux'],
  [`${PHONE} FxiOS/133.0 Safari/605.1.15`, 'Firefox, iPhone'],
  [`${PHONE} CriOS/131.0 Safari/604.1`, 'Chrome, iPhone'],
  [`${PHONE} Version/18.0 Safari/604.1`, 'Safari, iPhone'],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari, iPad'],
  ['Mozilla/5.0 (X11; CrOS x86_64) Chrome/131.0 Safari/537.36', 'Chrome, ChromeOS'],
  ['curl/8.0', ''],
  ['NotFxiOS/1', ''],
  [null, ''],
])('%s: %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})
