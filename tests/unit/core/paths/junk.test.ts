import { describe, expect, test } from 'vitest'
import { isJunk, isUnpublishedHidden } from '../../../../core/paths/junk.ts'

describe('files of editors, desktops and version control are junk', () => {
  test.each([
    ['home.json', false],
    ['.home.json.swp', true],
    ['.home.json.swo', true],
    ['.home.json.swx', true],
    ['.swp', true],
    ['4913', true],
    ['49130', false],
    ['home.json~', true],
    ['a~b.json', false],
    ['.#home.json', true],
    ['#home.json#', true],
    ['#1.json', false],
    ['home.json.tmp', true],
    ['home.TMP', true],
    ['tmp.json', false],
    ['price-list.pdf.bak', true],
    ['merge.json.orig', true],
    ['.DS_Store', true],
    ['._deed.pdf', true],
    ['Thumbs.db', true],
    ['Desktop.ini', true],
    ['~$contract.json', true],
    ['.~lock.contract.docx#', true],
    ['home.json___jb_tmp___', true],
    ['home.json___jb_old___', true],
    ['.home.json.kate-swp', true],
    ['.goutputstream-X1Y2Z3', true],
    ['.git/config', true],
    ['docs/.GIT/config', true],
    ['.vscode/settings.json', true],
    ['.idea/workspace.xml', true],
    ['__MACOSX/a.pdf', true],
    ['.gitkeep', true],
    ['.well-known/security.txt', false],
    ['.htaccess', false],
    ['.env', false],
  ])('%s: %s', (name, expected) => {
    expect(isJunk(`content/static/${name}`)).toBe(expected)
  })
})

test.each([
  ['.env', true],
  ['.ssh/id_rsa', true],
  ['.well-known/.env', true],
  ['.well-known/security.txt', false],
  ['.htaccess', false],
  ['.nojekyll', false],
  ['a.b.pdf', false],
])('the hidden file %s is kept back: %s', (name, expected) => {
  expect(isUnpublishedHidden(`content/static/${name}`)).toBe(expected)
})
