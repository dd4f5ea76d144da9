import { z } from 'zod'
import { flag } from '../common.ts'
import { schemaHint } from './config-file.ts'

/** Pictures: encoding, fallbacks, and what may be fetched from elsewhere. */
export const pictures = z.strictObject({
  ...schemaHint,
  quality: z.int().min(30).max(95).optional().describe('quality of WebP, from 30 to 95; default: 75'),
  pngFallback: flag.optional().describe('a PNG beside every WebP'),
  missing: z
    .enum(['error', 'placeholder'])
    .optional()
    .describe(
      'a picture that is missing stops the build ("error", the default), or is replaced by a drawing ("placeholder")',
    ),
  remote: z
    .strictObject({
      mode: z.enum(['fetch', 'link']).describe('fetch: download and encode; link: keep the remote address'),
      hosts: z
        .array(z.string().regex(/^[a-z0-9.-]+(:\d+)?$/i, 'a host name such as images.example.com'))
        .describe('hosts that pictures may come from'),
      maxMegabytes: z
        .number()
        .positive()
        .max(100)
        .optional()
        .describe('largest size of a picture; default: 20'),
      timeoutSeconds: z
        .number()
        .positive()
        .max(300)
        .optional()
        .describe('pause without a byte after which a download fails; default: 20'),
      retries: z
        .int()
        .min(0)
        .max(10)
        .optional()
        .describe('how often a failed download is tried again; default: 3'),
      ignoreParameters: z
        .array(z.string().min(1).max(60))
        .optional()
        .describe(
          'parameters of addresses that change between exports for the same picture; those of signed addresses are known',
        ),
      allowPrivate: flag
        .optional()
        .describe(
          'whether the name of a host may lead to an address of a private network; a listed address may always',
        ),
    })
    .optional()
    .describe('pictures of other hosts'),
})
