import { execFileSync } from 'node:child_process'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { createFiles } from '../../../core/system/files.ts'
import type { Files } from '../../../core/system/files.ts'
import { SVG_WITH_SCRIPT } from './hostile-pictures.ts'
import { createSite, plain, problemOf } from './picture-site.ts'

const RED = [200, 30, 30]

async function jpeg(width = 40, height = 30): Promise<Buffer> {
  return plain(width, height, RED).jpeg().toBuffer()
}

describe('a picture that is not there', () => {
  test('is an error, or a warning where a placeholder is asked for', async () => {
    const site = await createSite()
    expect(await problemOf(site, 'a.jpg')).toMatchObject({ code: 'AS5001', severity: 'error' })
    const settings = { missing: 'placeholder' } as const
    expect(await problemOf(site, 'a.jpg', { settings })).toMatchObject({
      code: 'AS5001',
      severity: 'warning',
    })
  })

  test('a bad picture stays an error where a placeholder is asked for', async () => {
    const site = await createSite()
    await site.put('a.jpg', SVG_WITH_SCRIPT)
    const settings = { missing: 'placeholder' } as const
    expect(await problemOf(site, 'a.jpg', { settings })).toMatchObject({ code: 'AS5004', severity: 'error' })
  })

  test.each([
    ['Gevel.JPG', 'gevel.jpg'],
    ['gevel.jpeg', 'gevel.jpg'],
  ])('%s is asked for, %s is there', async (asked, there) => {
    const site = await createSite()
    await site.put(`images/${there}`, await jpeg())
    expect((await problemOf(site, `images/${asked}`))?.hint).toBe(`did you mean content/images/${there}?`)
  })

  test('accents that are encoded differently are named as the reason', async () => {
    const site = await createSite()
    await site.put('images/cafe\u0301.jpg', await jpeg())
    expect((await problemOf(site, 'images/caf\u00e9.jpg'))?.hint).toContain('accents are encoded differently')
  })

  test('a path with backslashes is shown with slashes', async () => {
    const site = await createSite()
    await site.put('images/ok.jpg', await jpeg())
    expect((await problemOf(site, 'images\\ok.jpg'))?.hint).toBe(
      'write the path with forward slashes: images/ok.jpg',
    )
  })

  test.each([
    'a\0.jpg',
    `${'a'.repeat(300)}.jpg`,
    'a.jpg/b.jpg',
    'file:///etc/passwd',
    '//evil.example/a.jpg',
  ])('an odd name is missing, not a crash: %j', async (ref) => {
    const site = await createSite()
    await site.put('a.jpg', await jpeg())
    expect(await problemOf(site, ref)).toMatchObject({ code: 'AS5001' })
  })
})

describe('a picture that may not be read', () => {
  test('a link that leads out of content/, also by way of a folder', async () => {
    const site = await createSite()
    await site.put('here.jpg', await jpeg())
    await writeFile(path.join(site.folder, 'secret.jpg'), await jpeg())
    await mkdir(path.join(site.folder, 'elsewhere'))
    await writeFile(path.join(site.folder, 'elsewhere/a.jpg'), await jpeg())
    await symlink('../secret.jpg', path.join(site.contentFolder, 'link.jpg'))
    await symlink('../elsewhere', path.join(site.contentFolder, 'folder'))
    await symlink('here.jpg', path.join(site.contentFolder, 'inside.jpg'))
    expect(await problemOf(site, 'link.jpg')).toMatchObject({ code: 'AS5007' })
    expect(await problemOf(site, 'folder/a.jpg')).toMatchObject({ code: 'AS5007' })
    expect(await problemOf(site, '../secret.jpg')).toMatchObject({ code: 'AS5007' })
    expect(await problemOf(site, 'inside.jpg')).toBeUndefined()
  })

  test('a paper in content/private/, a named pipe and a device', async () => {
    const site = await createSite()
    await site.put('private/key.jpg', await jpeg())
    execFileSync('mkfifo', [path.join(site.contentFolder, 'pipe.jpg')])
    await symlink('/dev/zero', path.join(site.contentFolder, 'zero.jpg'))
    await symlink('private/key.jpg', path.join(site.contentFolder, 'link.jpg'))
    expect((await problemOf(site, 'private/key.jpg'))?.message).toContain('is in content/private/')
    expect((await problemOf(site, 'link.jpg'))?.message).toContain('is in content/private/')
    expect((await problemOf(site, 'pipe.jpg'))?.message).toContain('not a regular file')
    expect(await problemOf(site, 'zero.jpg')).toMatchObject({ code: 'AS5007' })
  })

  test('a folder that begins with the same letters is outside', async () => {
    const site = await createSite()
    await site.put('here.jpg', await jpeg())
    await mkdir(`${site.contentFolder}-old`)
    await writeFile(`${site.contentFolder}-old/a.jpg`, await jpeg())
    await symlink('../content-old/a.jpg', path.join(site.contentFolder, 'a.jpg'))
    expect(await problemOf(site, 'a.jpg')).toMatchObject({ code: 'AS5007' })
  })

  test('a folder, a circle of links, a lost link, a file of another user', async () => {
    const site = await createSite()
    await site.put('folder/a.jpg', await jpeg())
    await symlink('circle.jpg', path.join(site.contentFolder, 'circle.jpg'))
    await symlink('gone.jpg', path.join(site.contentFolder, 'lost.jpg'))
    const denied = Object.assign(new Error('denied'), { code: 'EACCES' })
    const files: Files = { ...createFiles(), read: () => Promise.reject(denied) }
    expect((await problemOf(site, 'folder'))?.message).toContain('it is a folder')
    expect((await problemOf(site, 'circle.jpg'))?.message).toContain('lead back to themselves')
    expect(await problemOf(site, 'lost.jpg')).toMatchObject({
      code: 'AS5001',
      hint: 'it is a symbolic link to a file that does not exist',
    })
    expect((await problemOf(site, 'folder/a.jpg', { files }))?.message).toContain('may not open it')
  })
})
