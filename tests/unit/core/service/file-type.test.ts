import { describe, expect, test } from 'vitest'
import { fileNameOf, fileTypeOf } from '../../../../core/service/portal/file-type.ts'

describe('a file is what its first bytes say', () => {
  test.each([
    ['%PDF-1.7 and more', 'application/pdf'],
    ['\xff\xd8\xff\xe0 JFIF', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n....', 'image/png'],
    ['RIFF....WEBPVP8 ', 'image/webp'],
    ['RIFF....WAVEfmt ', undefined],
    [' %PDF-1.7', undefined],
    ['<script>', undefined],
    ['MZ\x90', undefined],
    ['', undefined],
  ])('%j: %s', (content, type) => {
    expect(fileTypeOf(Buffer.from(content, 'latin1'))?.type).toBe(type)
  })
})

test.each([
  ['plan.docx', 'plan.pdf'],
  ['C:\\fotos\\plan.PDF', 'plan.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['foto\u202egpj.exe', 'fotogpj.pdf'],
  ['  een   plan  .pdf', 'een plan.pdf'],
  ['...pdf', 'document.pdf'],
  ['', 'document.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(100)}.pdf`],
])('%j is kept as %j', (given, name) => {
  expect(fileNameOf(given, { type: 'application/pdf', ending: '.pdf' })).toBe(name)
})
