import { describe, expect, test } from 'vitest'
import { detectVideo, TOUR_HOSTS } from '../../../../core/domain/video.ts'

const ID = 'dQw4w9WgXcQ'

describe('YouTube', () => {
  test.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `https://youtube.com/watch?v=${ID}&t=30s`,
    `https://m.youtube.com/watch?feature=share&v=${ID}`,
    `http://www.youtube.com/watch/?v=${ID}`,
    `https://WWW.YouTube.com/watch?v=${ID}`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://www.youtube.com/shorts/${ID}/`,
    `https://www.youtube.com/embed/${ID}?rel=0`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `https://youtu.be/${ID}`,
    `https://youtu.be/${ID}?si=abc`,
    ` https://youtu.be/${ID} `,
  ])('%s', (address) => {
    expect(detectVideo(address)).toEqual({
      kind: 'youtube',
      id: ID,
      frame: `https://www.youtube-nocookie.com/embed/${ID}`,
      host: 'youtube.com',
    })
  })

  test.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXc',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQQ',
    `https://www.youtube.com/watch?v=dQw4w9WgX"Q`,
    `https://www.youtube.com/watch?v=dQw4w9WgX'Q`,
    'https://www.youtube.com/watch?v=dQw4w9WgX%22Q',
    'https://youtu.be/dQw4w9WgX<Q',
    'https://youtu.be/',
    'https://www.youtube.com/watch',
    `https://www.youtube.com/channel/${ID}`,
    `https://www.youtube.com/embed/${ID}/more`,
    `https://user@www.youtube.com/embed/${ID}`,
    `https://:password@www.youtube.com/embed/${ID}`,
    `https://www.youtube.com:8443/embed/${ID}`,
  ])('%s is none', (address) => {
    expect(detectVideo(address)).toBeNull()
  })
})

describe('Vimeo', () => {
  test.each([
    ['https://vimeo.com/76979871', '76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
    ['https://www.vimeo.com/76979871/', '76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
    ['https://player.vimeo.com/video/76979871', '76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
    [
      'https://vimeo.com/76979871/0a1b2c3d',
      '76979871',
      'https://player.vimeo.com/video/76979871?h=0a1b2c3d&dnt=1',
    ],
    [
      'https://player.vimeo.com/video/76979871?h=0a1b2c3d',
      '76979871',
      'https://player.vimeo.com/video/76979871?h=0a1b2c3d&dnt=1',
    ],
    [
      'https://player.vimeo.com/video/76979871?h=%22onload',
      '76979871',
      'https://player.vimeo.com/video/76979871?dnt=1',
    ],
  ])('%s', (address, id, frame) => {
    expect(detectVideo(address)).toEqual({ kind: 'vimeo', id, frame, host: 'vimeo.com' })
  })

  test.each([
    'https://vimeo.com/about',
    'https://vimeo.com/76979871x',
    'https://vimeo.com/',
    'https://vimeo.com/1234567890123',
  ])('%s is none', (address) => {
    expect(detectVideo(address)).toBeNull()
  })
})

describe('Facebook', () => {
  test.each([
    'https://www.facebook.com/dorpel.linde/videos/1234567890/',
    'https://facebook.com/dorpel.linde/videos/huis-te-koop/1234567890',
    'https://www.facebook.com/watch/?v=1234567890',
    'https://m.facebook.com/watch?v=1234567890',
    'https://www.facebook.com/video.php?v=1234567890',
  ])('%s', (address) => {
    expect(detectVideo(address)).toEqual({
      kind: 'facebook',
      id: '1234567890',
      frame:
        'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fvideo.php%3Fv%3D1234567890',
      host: 'facebook.com',
    })
  })

  test.each([
    'https://www.facebook.com/dorpel.linde',
    'https://www.facebook.com/watch/?v=abc',
    'https://www.facebook.com/l.php?u=x',
  ])('%s is none', (address) => {
    expect(detectVideo(address)).toBeNull()
  })
})

describe('files', () => {
  test.each(['mp4', 'mov', 'wmv', 'avi', 'flv', 'webm', 'MP4'])('.%s', (extension) => {
    const address = `https://media.example.be/film.${extension}?x=1`
    expect(detectVideo(address)).toEqual({ kind: 'file', host: 'media.example.be' })
  })

  test.each([
    'https://example.be/film.mp3',
    'https://example.be/mp4',
    'https://example.be/?f=film.mp4',
    'film.mp4',
    '/film.mp4',
  ])('%s is none', (address) => {
    expect(detectVideo(address)).toBeNull()
  })
})

describe('tours', () => {
  test.each(TOUR_HOSTS)('%s and its subdomains', (host) => {
    expect(detectVideo(`https://${host}/show?m=1`)).toEqual({
      kind: 'tour',
      frame: `https://${host}/show?m=1`,
      host,
    })
    expect(detectVideo(`http://a.${host}/1`)).toEqual({
      kind: 'tour',
      frame: `https://a.${host}/1`,
      host: `a.${host}`,
    })
    expect(detectVideo(`https://${host}.evil/1`)).toBeNull()
    expect(detectVideo(`https://evil${host}/1`)).toBeNull()
  })

  test('hosts of the agency are added to the defaults', () => {
    expect(detectVideo('https://tours.example.be/1', ['tours.example.be'])?.kind).toBe('tour')
    expect(detectVideo('https://my.matterport.com/show?m=1', ['tours.example.be'])?.kind).toBe('tour')
    expect(detectVideo('https://tours.example.be/1')).toBeNull()
  })
})

describe('hostile addresses', () => {
  test.each([
    '',
    'x',
    'javascript:alert(1)',
    `javascript://www.youtube.com/watch?v=${ID}`,
    'java\tscript:alert(1)',
    'data:text/html,film.mp4',
    'file:///film.mp4',
    `https://youtube.com.evil/watch?v=${ID}`,
    `https://evil-youtube.com/watch?v=${ID}`,
    `https://youtube.com@evil.example/watch?v=${ID}`,
    `https://user:pass@www.youtube.com/watch?v=${ID}`,
    `https://user@www.youtube.com/watch?v=${ID}`,
    `https://www.youtube.com:8443/watch?v=${ID}`,
    `https://www.youtube.com./watch?v=${ID}`,
    `https://уoutube.com/watch?v=${ID}`,
    `https:\\\\www.youtube.com\\watch?v=${ID}`,
    `https://evil.example\\@youtu.be/${ID}`,
    `https://you\ntu.be/${ID}`,
    `//youtu.be/${ID}`,
    'https://my.matterport.com/"><script>\u0000',
  ])('%j is none', (address) => {
    expect(detectVideo(address)).toBeNull()
  })
})
